import { and, eq, gt, isNotNull, lte, notExists, sql } from 'drizzle-orm'
import { alias, union } from 'drizzle-orm/pg-core'
import { attempts, completions } from '#server/db/schema/play.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import type { Visit } from './visit.ts'

/** A rating of so many stars, or fewer, says that something is still missing. */
const LOW_STARS = 2

const later = alias(reviews, 'later')

/** Tasks in which the player failed and has not succeeded since, or that were rated low when they were rated last. */
export async function readWeakTasks({ db, player }: Visit, adventureId: string): Promise<string[]> {
  const mine = (table: typeof attempts | typeof completions | typeof reviews | typeof later) =>
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
      .where(
        and(
          mine(reviews),
          lte(reviews.stars, LOW_STARS),
          notExists(
            db
              .select({ one: sql`1` })
              .from(later)
              .where(and(mine(later), eq(later.taskId, reviews.taskId), gt(later.ratedAt, reviews.ratedAt))),
          ),
        ),
      ),
  )
  return rows.map(({ taskId }) => taskId)
}
