import type { UploadContent } from '#kinds/upload/shared/schemas.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { readAttempt, withContent, type AttemptRow } from '../attempt.ts'
import type { PlayerVisit } from '../visit.ts'

/**
 * An attempt of the player's at a task that takes files.
 * @throws Problem 404 for any other, 409 for one that is handed in
 */
export async function mustHandIn(
  attemptId: string,
  visit: PlayerVisit,
): Promise<{ attempt: AttemptRow; content: UploadContent }> {
  const stored = await readAttempt(attemptId, visit)
  const { attempt, placed } = await withContent(stored, visit)
  const { content } = placed.task
  if (content.type !== 'upload') throw notFound()
  if (attempt.finishedAt) throw new Problem(409, 'attempt-finished')
  return { attempt, content }
}
