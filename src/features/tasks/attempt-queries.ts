import { queryOptions, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  Attempt,
  launchPackage,
  readReview,
  sendMoves,
  startTask,
  type Launch,
  type MovesReply,
} from '#shared/contract/attempts.ts'
import { readTask, Task } from '#shared/contract/tasks.ts'
import type { Stamp } from '#shared/domain/stamps.ts'
import type { TaskMove, TaskState } from '#shared/scene/tasks/task.ts'
import { isTaskKind } from '#shared/scene/tasks/is-task-kind.ts'
import { emit, listen } from '#src/lib/events.ts'
import { ask, call } from '#src/lib/http.ts'
import { ATTEMPT, useAtHand } from './at-hand.ts'
import { noteFinishIn } from './finish-time.ts'
import { taskQuery } from './queries.ts'

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
  throw unknownKind(attempt.task.id)
}

function unknownKind(taskId: string): UnknownKind {
  return new UnknownKind(`no player of the kind of ${taskId}`)
}

/**
 * Opens the unfinished attempt or a new one, or what was handed in last; never kept, since starting again is how a player
 * resumes. Without a link an attempt that is at hand is gone on with.
 */
export const attemptQuery = (taskId: string, language: string, isReview = false) =>
  queryOptions({
    queryKey: [ATTEMPT, taskId, language, isReview],
    queryFn: async ({ client, signal }): Promise<Attempt> => {
      const atHand = isReview ? undefined : useAtHand.getState().attempts?.get(taskId)
      if (atHand) return atHand
      if (isReview) return known(await ask(REVIEWED, { params: { taskId } }, { signal }))
      await lookAt(client, taskId, language, signal)
      return open(taskId, signal)
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/**
 * An attempt that this page cannot play is not begun: its time would pass, and one try fewer be left. Where the task cannot be
 * looked at, beginning it says why.
 * @throws UnknownKind
 */
async function lookAt(
  client: QueryClient,
  taskId: string,
  language: string,
  signal: AbortSignal,
): Promise<void> {
  const task =
    client.getQueryData(taskQuery(taskId, language).queryKey) ??
    (await ask(readTask, { params: { taskId } }, { signal }).catch(() => null))
  if (task && !isTaskKind(task.type)) throw unknownKind(taskId)
}

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

/** What did not arrive is sent again by itself, and announced once. */
export const announcementOf = (isAgain: boolean) => ({ reporting: isAgain ? 'log' : 'modal' }) as const

/** What one call carries: moves of one page, under the stamp of the last of them. */
interface Batch {
  moves: readonly TaskMove[]
  stamp: Stamp
}

interface HowSent {
  /** It did not arrive before. */
  isAgain?: boolean
  /** The page goes and hears no answer. */
  isLeaving?: boolean
}

/** Brings to the server what the player did; sent twice it counts once. */
export async function postMoves(
  attemptId: string,
  { moves, stamp }: Batch,
  { isAgain = false, isLeaving = false }: HowSent = {},
): Promise<MovesReply> {
  const input = { params: { attemptId }, body: { moves: [...moves], stamp } }
  const reply = await call(sendMoves, input, { ...announcementOf(isAgain), isLeaving })
  noteFinishIn(attemptId, reply.finishInSeconds)
  emit({ type: 'attempt-moved', attemptId, state: reply.state })
  return reply
}
