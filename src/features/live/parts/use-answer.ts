import { useMutation } from '@tanstack/react-query'
import type { LiveQuiz } from '#shared/contract/live.ts'
import { isFailure } from '#src/lib/failure.ts'
import { sendAnswer } from '../queries.ts'

/** How often an answer whose outcome is not known is sent again, and how long after (ms): longer than any question is open. */
const TRIES = 120
const AGAIN_MS = 1000

/** Sends an answer, through lost connections, until the server has taken or refused it. */
export function useAnswer({ id, at }: Pick<LiveQuiz, 'id' | 'at'>) {
  return useMutation({
    mutationKey: ['live', id, at],
    mutationFn: (answers: readonly string[]) => sendAnswer(id, at, answers),
    retry: (count, error) => count < TRIES && isUndecided(error),
    retryDelay: (_, error) => (isFailure(error, 429) ? 1000 * (error.retryAfter ?? 1) : AGAIN_MS),
    networkMode: 'always',
  })
}

/** The same answer may still be taken: nobody knows what became of it, or it came too fast after others. */
function isUndecided(error: unknown): boolean {
  if (!isFailure(error)) return true
  return error.status === 429 || error.kind === 'offline' || error.kind === 'broken'
}
