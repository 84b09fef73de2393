import { and, isNull } from 'drizzle-orm'
import { attempts } from '#server/db/schema/play.ts'
import { isOwn, readAttempt } from './attempt.ts'
import type { PlayerVisit } from './visit.ts'

/** Closes an attempt in which too little was right: the task stays to be done, and nothing is given. @returns the reply */
export async function closeFailed(
  visit: PlayerVisit,
  { attemptId, key }: { attemptId: string; key: string },
  summary: Record<string, unknown>,
  denied: Record<string, unknown>,
): Promise<unknown> {
  const [closed] = await visit.db
    .update(attempts)
    .set({ finishedAt: visit.now, finishKey: key, finishReply: summary })
    .where(and(isOwn(attemptId, visit.player), isNull(attempts.finishedAt)))
    .returning({ id: attempts.id })
  if (closed) return summary
  // another tab was faster
  const { attempt } = await readAttempt(attemptId, visit)
  return attempt.finishKey === key ? attempt.finishReply : denied
}
