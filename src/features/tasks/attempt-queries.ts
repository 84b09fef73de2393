import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  Attempt,
  finishAttempt,
  launchPackage,
  readReview,
  sendMoves,
  startTask,
  type Launch,
  type MovesReply,
} from '#shared/contract/attempts.ts'
import { Task } from '#shared/contract/tasks.ts'
import type { SurveyAnswer } from '#shared/domain/tally.ts'
import type { TaskMove, TaskState } from '#shared/scene/tasks/task.ts'
import { isTaskKind } from '#shared/scene/tasks/is-task-kind.ts'
import { emit, listen } from '#src/lib/events.ts'
import { ask, call } from '#src/lib/http.ts'
import type { Batch } from './play/made.ts'
import { ATTEMPT, useAtHand } from './at-hand.ts'
import { noteFinishIn, untilFinishable } from './finish-time.ts'
import { toFinishResult, type FinishResult } from './finish/result.ts'

/** The task is of a kind that a newer release has: this page cannot play it. */
export class UnknownKind extends Error {
  override readonly name = 'UnknownKind'
}

/** An attempt, or the task alone where this page does not know its kind, nor so what an attempt at it holds. */
const AnyAttempt = z.union([
  Attempt,
  z.object({ task: Task }).check(z.refine(({ task }) => !isTaskKind(task.type))),
])
const STARTED = { ...startTask, reply: AnyAttempt }
const REVIEWED = { ...readReview, reply: AnyAttempt }

/** @throws UnknownKind */
function known(attempt: z.infer<typeof AnyAttempt>): Attempt {
  if ('playable' in attempt) return attempt
  throw new UnknownKind(`no player of the kind of ${attempt.task.id}`)
}

/**
 * Opens the unfinished attempt or a new one, or what was handed in last; never kept, since starting again is how a player
 * resumes. Without a link an attempt that is at hand is gone on with.
 */
export const attemptQuery = (taskId: string, language: string, isReview = false) =>
  queryOptions({
    queryKey: [ATTEMPT, taskId, language, isReview],
    queryFn: async ({ signal }): Promise<Attempt> => {
      const atHand = isReview ? undefined : useAtHand.getState().attempts?.get(taskId)
      if (atHand) return atHand
      return isReview ? known(await ask(REVIEWED, { params: { taskId } }, { signal })) : open(taskId, signal)
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/**
 * What an earlier visit left unsent may arrive while this is asked, and be forgotten here before anybody shows it: the answer
 * that does not know of it yet is corrected.
 */
async function open(taskId: string, signal: AbortSignal): Promise<Attempt> {
  const moved = new Map<string, TaskState | null>()
  const stop = listen((event) => {
    if (event.type === 'attempt-moved') moved.set(event.attemptId, event.state)
  })
  try {
    const attempt = known(await ask(STARTED, { params: { taskId } }, { signal }))
    noteFinishIn(attempt.id, attempt.finishInSeconds)
    return { ...attempt, state: moved.get(attempt.id) ?? attempt.state }
  } finally {
    stop()
  }
}

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
  noteFinishIn(attemptId, reply.finishInSeconds)
  emit({ type: 'attempt-moved', attemptId, state: reply.state })
  return reply
}

/** Sent as soon as the server takes it. `key` makes repeating harmless: the same one always brings the same result. */
export async function sendFinish(
  attemptId: string,
  key: string,
  isAgain = false,
  answers?: readonly SurveyAnswer[],
): Promise<FinishResult> {
  const body = { key, ...(answers && { answers: [...answers] }) }
  await untilFinishable(attemptId)
  const reply = await call(finishAttempt, { params: { attemptId }, body }, tellingOf(isAgain))
  emit({ type: 'attempt-moved', attemptId, state: null })
  return toFinishResult(reply)
}
