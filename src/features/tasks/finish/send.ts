import * as z from 'zod/mini'
import { finishAttempt } from '#shared/contract/attempts.ts'
import type { SurveyAnswer } from '#shared/domain/tally.ts'
import { emit } from '#src/lib/events.ts'
import { call } from '#src/lib/http.ts'
import { takeEarlier } from '#src/outbox/earlier.ts'
import { defineOutboxKind } from '#src/outbox/kind.ts'
import type { EarlierEntries } from '#src/outbox/store.ts'
import { announcementOf } from '../attempt-queries.ts'
import { untilFinishable } from '../finish-time.ts'
import { toFinishResult, type FinishResult } from './result.ts'
import { moves } from '../moves.ts'
import { useWaitingFinishes } from '#src/outbox/waiting/waiting-finishes.ts'

const Finish = z.object({
  taskId: z.string(),
  /** The same for every try, so that one finish awards once. */
  key: z.uuid(),
})
type Finish = z.infer<typeof Finish>

/** Called with what a finish brought whose task is shown no more; null: the server refused it, and the task stays to be finished. */
type OnFinish = (finish: { taskId: string; result: FinishResult | null }) => void

let onFinish: OnFinish = () => {}

/** @returns how to stop */
export function watchFinishes(listener: OnFinish): () => void {
  onFinish = listener
  return () => {
    onFinish = () => {}
  }
}

/**
 * The finish of an attempt, by its id: sent after all its moves, by which it is judged. The task that is shown sends it in its
 * own way and shows what it brought; once that was left, the listener of `watchFinishes` is called.
 */
export const finishes = defineOutboxKind<Finish, FinishResult | null>({
  id: 'finish',
  parse: (value) => Finish.safeParse(value).data ?? null,
  earlier: earlierFinishes,
  isSingle: true,
  after: moves,
  atLeave: 'stay',
  send: ({ key, items: [finish] }, { isAgain }) =>
    finish ? sendFinish(key, finish.key, isAgain) : Promise.resolve(null),
  onReply({ items: [finish] }, result, { isFirst }) {
    // otherwise the tab that sent it first has shown it
    if (finish && result && isFirst) onFinish({ taskId: finish.taskId, result })
  },
  onRefused({ items: [finish] }) {
    if (finish) onFinish({ taskId: finish.taskId, result: null })
  },
  onStored: showWaitingFinishes,
})

/** Sent as soon as the server takes it. `key` makes repeating harmless: the same one always brings the same result. */
export async function sendFinish(
  attemptId: string,
  key: string,
  isAgain = false,
  answers?: readonly SurveyAnswer[],
): Promise<FinishResult> {
  const body = { key, ...(answers && { answers: [...answers] }) }
  await untilFinishable(attemptId)
  const reply = await call(finishAttempt, { params: { attemptId }, body }, announcementOf(isAgain))
  emit({ type: 'attempt-moved', attemptId, state: null })
  return toFinishResult(reply)
}

/** The key of a finish that waits, of the player or of a page without one. */
export function waitingFinishKey(playerId: string, attemptId: string): string | undefined {
  const waiting = [playerId, ''].flatMap((person) => finishes.at(person, attemptId).state().waiting)
  return waiting[0]?.item.key
}

/** Shows which tasks are finished here and wait to be sent. */
export function showWaitingFinishes(playerId: string): void {
  const taskIds = finishes.keys(playerId).flatMap((attemptId) => {
    return finishes.stored(playerId, attemptId).map(({ taskId }) => taskId)
  })
  useWaitingFinishes.setState({ taskIds })
}

/** `moves:<player>:<attempt>:end`. */
function earlierFinishes(playerId: string): EarlierEntries[] {
  const found = takeEarlier(`moves:${playerId}:`, ([, by]) => by === 'end')
  return found.map(({ rest: [key = ''], value }) => ({
    key,
    by: crypto.randomUUID(),
    entries: [{ order: 1, item: value }],
  }))
}
