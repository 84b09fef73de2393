import { and, eq, isNull } from 'drizzle-orm'
import { attempts } from '#server/db/schema/play.ts'
import { isOwn } from './attempt.ts'
import type { PlayerVisit } from './visit.ts'

interface Failed {
  attemptId: string
  key: string
  /** As it was judged. */
  revision: number
}

/**
 * Closes an attempt in which too little was right: the task stays to be done, and nothing is given.
 * @returns false where it was changed or closed meanwhile
 */
export async function closeFailed(
  { attemptId, key, revision }: Failed,
  reply: Record<string, unknown>,
  { db, now, player }: PlayerVisit,
): Promise<boolean> {
  const closed = await db
    .update(attempts)
    .set({ finishedAt: now, finishKey: key, finishReply: reply })
    .where(and(isOwn(attemptId, player), isNull(attempts.finishedAt), eq(attempts.revision, revision)))
    .returning({ id: attempts.id })
  return closed.length > 0
}
