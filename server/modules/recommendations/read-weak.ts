import { and, eq, isNotNull, lte, notExists, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { attempts, completions } from '#server/db/schema/play.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import type { Visit } from './visit.ts'

/** A rating of so many stars, or fewer, says that something is still missing. */
const LOW_STARS = 2

/** Tasks in which the player failed and has not succeeded since, or was rated low. */
export async function readWeakTasks({ db, player }: Visit, adventureId: string): Promise<string[]> {
  const mine = (table: typeof attempts | typeof completions | typeof reviews) =>
    and(
      eq(table.tenantId, player.tenantId),
      eq(table.personId, player.id),
      eq(table.adventureId, adventureId),
    )
  const rows = await union(
    db
      .select({ taskId: attempts.taskId })
      .from(attempts)
      .where(
        and(
          mine(attempts),
          isNotNull(attempts.finishedAt),
          eq(attempts.isReview, false),
          notExists(
            db
              .select({ one: sql`1` })
              .from(completions)
              .where(and(mine(completions), eq(completions.taskId, attempts.taskId))),
          ),
        ),
      ),
    db
      .select({ taskId: reviews.taskId })
      .from(reviews)
      .where(and(mine(reviews), lte(reviews.stars, LOW_STARS))),
  )
  return rows.map(({ taskId }) => taskId)
}
