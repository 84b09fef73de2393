import { TASKS_SERVER } from '#kinds/server.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { readAttempt, withContent } from '../attempt.ts'
import type { Beginning } from './begin-upload.ts'
import type { PlayerVisit } from '../visit.ts'

/**
 * An attempt of the player's at a task that takes files.
 * @throws Problem 404 for any other, 409 for one that is handed in
 */
export async function mustHandIn(
  attemptId: string,
  visit: PlayerVisit,
): Promise<Pick<Beginning, 'attempt' | 'limits'>> {
  const stored = await readAttempt(attemptId, visit)
  const { attempt, placed } = await withContent(stored, visit)
  const { content } = placed.task
  const { files } = TASKS_SERVER[content.type]
  if (!files) throw notFound()
  if (attempt.finishedAt) throw new Problem(409, 'attempt-finished')
  return { attempt, limits: files.limits(content) }
}
