import { queryOptions } from '@tanstack/react-query'
import {
  finishAttempt,
  launchPackage,
  readReview,
  sendMoves,
  startTask,
  type Attempt,
  type Launch,
  type MovesReply,
} from '#shared/contract/attempts.ts'
import type { TaskMove } from '#shared/scene/tasks/task.ts'
import { emit } from '#src/lib/events.ts'
import { ask, call } from '#src/lib/http.ts'
import type { Batch } from './play/made.ts'
import { useAtHand } from './at-hand.ts'
import { toFinishResult, type FinishResult } from './finish-result.ts'

/**
 * Opens the unfinished attempt or a new one, or what was handed in last; never kept, since starting again is how a player
 * resumes. Without a link an attempt that is at hand is gone on with.
 */
export const attemptQuery = (taskId: string, language: string, isReview = false) =>
  queryOptions({
    queryKey: ['attempt', taskId, language, isReview],
    queryFn: async ({ signal }): Promise<Attempt> => {
      const atHand = isReview ? undefined : useAtHand.getState().attempts?.get(taskId)
      return atHand ?? ask(isReview ? readReview : startTask, { params: { taskId } }, { signal })
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Where the package of an attempt runs; its address holds for half a day, so that it is asked for anew with each attempt. */
export const launchQuery = (attemptId: string) =>
  queryOptions({
    queryKey: ['launch', attemptId],
    queryFn: ({ signal }): Promise<Launch> => ask(launchPackage, { params: { attemptId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** What did not arrive is sent again by itself, and told of once. */
const tellingOf = (isAgain: boolean) => ({ telling: isAgain ? 'log' : 'modal' }) as const

interface HowTold {
  /** It did not arrive before. */
  isAgain?: boolean
  /** The page goes and hears no answer. */
  isLeaving?: boolean
}

/** Tells the server what the player did; told twice it counts once. */
export async function tellMoves(
  attemptId: string,
  { moves, stamp }: Batch<TaskMove>,
  { isAgain = false, isLeaving = false }: HowTold = {},
): Promise<MovesReply> {
  const input = { params: { attemptId }, body: { moves: [...moves], stamp } }
  const reply = await call(sendMoves, input, { ...tellingOf(isAgain), isLeaving })
  emit({ type: 'attempt-moved', attemptId, state: reply.state })
  return reply
}

/** `key` makes repeating harmless: the same one always brings the same result. */
export async function sendFinish(attemptId: string, key: string, isAgain = false): Promise<FinishResult> {
  const reply = await call(finishAttempt, { params: { attemptId }, body: { key } }, tellingOf(isAgain))
  emit({ type: 'attempt-moved', attemptId, state: null })
  return toFinishResult(reply)
}
