import type { Attempt } from '#shared/contract/attempts.ts'
import type { TaskState } from '#shared/scene/tasks/task.ts'
import { isFailure } from '#src/lib/failure.ts'
import { retryWithBackoff } from '#src/lib/retry-with-backoff.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { ATTEMPT } from './at-hand.ts'
import { attemptsWithMoves } from './kept-moves.ts'
import { sendFinish, tellMoves } from './attempt-queries.ts'
import type { FinishResult } from './finish/result.ts'
import { dropEnd, keptEnd } from './kept-ends.ts'
import { isRefused, mayPass } from './parts/saving.ts'
import { openJournal, playedNow, playedTasks } from './play/journal.ts'
import { firstBatch } from './play/made.ts'

/** Hears what a kept end brought; null: the server refused it, and the task stays to be finished. */
type OnEnd = (end: { taskId: string; result: FinishResult | null }) => void

/**
 * Sends what the player did in earlier visits and the server has not heard of. What it refuses for good is forgotten.
 * Another tab that still plays may tell the same: by its stamp it counts once.
 * @returns whether nothing is left to send
 */
export async function sendKeptMoves(playerId: string, onEnd: OnEnd = () => {}): Promise<boolean> {
  for (const attemptId of attemptsWithMoves(playerId)) {
    if (playedNow.has(attemptId)) continue
    if (!(await sendMovesOf(playerId, attemptId)) || !(await sendEndOf(playerId, attemptId, onEnd)))
      return false
  }
  return attemptsWithMoves(playerId).every((attemptId) => playedNow.has(attemptId))
}

/** @returns false where nothing can be told now, of no attempt */
async function sendMovesOf(playerId: string, attemptId: string): Promise<boolean> {
  const journal = openJournal(playerId, attemptId)
  let unsent = journal.kept
  for (let batch = firstBatch(unsent); batch; batch = firstBatch(unsent)) {
    let state: TaskState
    try {
      state = (await tellMoves(attemptId, batch, { isAgain: true })).state
      unsent = unsent.slice(batch.moves.length)
    } catch (error) {
      if (mayPass(error) || isFailure(error, 401) || isFailure(error, 429)) return false
      // anything else is tried again later, and holds up nobody
      if (isRefused(error)) journal.keep([])
      return true
    }
    // begun meanwhile: whoever plays it has sent them as well
    if (playedNow.has(attemptId)) return true
    journal.keep(unsent)
    // opened meanwhile, and not shown yet: whoever shows it finds nothing of this in the journal any more
    queryClient.setQueriesData<Attempt>({ queryKey: [ATTEMPT] }, (one) =>
      one?.id === attemptId ? { ...one, state } : one,
    )
  }
  return true
}

/** Only after all moves of the attempt: it is judged by them. @returns false where nothing can be told now */
async function sendEndOf(playerId: string, attemptId: string, onEnd: OnEnd): Promise<boolean> {
  const end = keptEnd(playerId, attemptId)
  if (!end || openJournal(playerId, attemptId).kept.length > 0) return true
  const { taskId, key } = end
  try {
    const result = await sendFinish(attemptId, key, true)
    // another tab that has sent it too has told of it
    const isTold = keptEnd(playerId, attemptId) === null
    dropEnd(playerId, attemptId)
    if (!isTold) onEnd({ taskId, result })
  } catch (error) {
    if (mayPass(error) || isFailure(error, 401) || isFailure(error, 429)) return false
    if (isRefused(error)) {
      dropEnd(playerId, attemptId)
      onEnd({ taskId, result: null })
    }
  }
  return true
}

/** Sends it as soon as that can be, and also what a task leaves that is left later. @returns how to stop */
export function watchKeptMoves(playerId: string, onEnd?: OnEnd): () => void {
  let stop = () => {}
  let round = {}
  const send = () => {
    stop()
    const own = {}
    round = own
    void sendKeptMoves(playerId, onEnd).then((isSent) => {
      if (!isSent && round === own) stop = retryWithBackoff(() => sendKeptMoves(playerId, onEnd))
    })
  }
  playedTasks.addEventListener('left', send)
  send()
  return () => {
    playedTasks.removeEventListener('left', send)
    round = {}
    stop()
  }
}
