import { isFailure } from '#src/lib/failure.ts'
import { keepTrying } from '#src/lib/keep-trying.ts'
import { attemptsWithMoves } from './kept-moves.ts'
import { tellMoves } from './attempt-queries.ts'
import { isRefused, mayPass } from './parts/saving.ts'
import { openJournal, playedNow, playedTasks } from './play/journal.ts'
import { firstBatch } from './play/made.ts'

/**
 * Sends what the player did in earlier visits and the server has not heard of. What it refuses for good is forgotten.
 * Another tab that still plays may tell the same: by its stamp it counts once.
 * @returns whether nothing is left to send
 */
export async function sendKeptMoves(playerId: string): Promise<boolean> {
  for (const attemptId of attemptsWithMoves(playerId)) {
    if (!playedNow.has(attemptId) && !(await sendMovesOf(playerId, attemptId))) return false
  }
  return attemptsWithMoves(playerId).every((attemptId) => playedNow.has(attemptId))
}

/** @returns false where nothing can be told now, of no attempt */
async function sendMovesOf(playerId: string, attemptId: string): Promise<boolean> {
  const journal = openJournal(playerId, attemptId)
  let unsent = journal.kept
  for (let batch = firstBatch(unsent); batch; batch = firstBatch(unsent)) {
    try {
      await tellMoves(attemptId, batch, { isAgain: true })
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
  }
  return true
}

/** Sends it as soon as that can be, and also what a task leaves that is left later. @returns how to stop */
export function watchKeptMoves(playerId: string): () => void {
  let stop = () => {}
  let round = {}
  const send = () => {
    stop()
    const own = {}
    round = own
    void sendKeptMoves(playerId).then((isSent) => {
      if (!isSent && round === own) stop = keepTrying(() => sendKeptMoves(playerId))
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
