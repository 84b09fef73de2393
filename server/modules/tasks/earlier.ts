import { and, asc, eq } from 'drizzle-orm'
import { attempts } from '#server/db/schema/play.ts'
import type { Earlier } from './kinds/rule.ts'
import type { PlayerVisit } from './visit.ts'

interface Tries {
  isOneOpen: boolean
  /** The last one stands last. */
  earlier: (Earlier<unknown> & { id: string })[]
}

/** How a player has tried a task so far; what was played again after it was done is no try. */
export async function readTries(
  { db, player }: PlayerVisit,
  { adventureId, taskId }: { adventureId: string; taskId: string },
): Promise<Tries> {
  const rows = await db
    .select({ id: attempts.id, stored: attempts.state, finishedAt: attempts.finishedAt })
    .from(attempts)
    .where(
      and(
        eq(attempts.tenantId, player.tenantId),
        eq(attempts.personId, player.id),
        eq(attempts.adventureId, adventureId),
        eq(attempts.taskId, taskId),
        eq(attempts.isReview, false),
      ),
    )
    .orderBy(asc(attempts.startedAt))
  return {
    isOneOpen: rows.some(({ finishedAt }) => finishedAt === null),
    earlier: rows.flatMap(({ id, stored, finishedAt }) => (finishedAt ? [{ id, stored, finishedAt }] : [])),
  }
}
