import { isFailure } from '#src/lib/failure.ts'
import { keepTrying } from '#src/lib/keep-trying.ts'
import { attemptsWithMoves } from './kept-moves.ts'
import { tellMoves } from './attempt-queries.ts'
import { mayPass } from './parts/saving.ts'
import { journalOf, playedNow, playedTasks } from './play/journal.ts'

/** The server takes no more at once. */
const MOST_AT_ONCE = 200

/**
 * Sends what the player did in earlier visits and the server has not heard of. What it refuses for good is forgotten.
 * @returns whether nothing is left to send
 */
export async function sendKeptMoves(playerId: string): Promise<boolean> {
  for (const attemptId of attemptsWithMoves(playerId)) {
    if (playedNow.has(attemptId)) continue
    const journal = journalOf(playerId, attemptId)
    const moves = journal.read().slice(0, MOST_AT_ONCE)
    try {
      if (moves.length > 0) await tellMoves(attemptId, moves, { isAgain: true })
    } catch (error) {
      if (mayPass(error) || isFailure(error, 401) || isFailure(error, 429)) return false
      journal.write([])
      continue
    }
    // begun meanwhile: whoever plays it has sent them as well
    if (!playedNow.has(attemptId)) journal.write(journal.read().slice(MOST_AT_ONCE))
  }
  return attemptsWithMoves(playerId).every((attemptId) => playedNow.has(attemptId))
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
