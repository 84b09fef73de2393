import { lt, sql } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { liveQuizzes } from '#server/db/schema/live.ts'
import { isForgotten } from './rooms.ts'

const LONGEST_MS = 6 * HOUR_MS
const REMEMBERED_MS = DAY_MS

/** Ends quizzes that their leaders forgot, and forgets those that ended yesterday, with every answer. */
export async function sweepLiveQuizzes(db: Database, now: Date): Promise<void> {
  await db
    .update(liveQuizzes)
    .set({ phase: 'ended', endedAt: now, revision: sql`${liveQuizzes.revision} + 1` })
    .where(isForgotten(new Date(now.getTime() - LONGEST_MS)))
  await db.delete(liveQuizzes).where(lt(liveQuizzes.endedAt, new Date(now.getTime() - REMEMBERED_MS)))
}
