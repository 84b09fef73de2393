import { MOST_MOVES } from '#shared/contract/attempts.ts'
import type { TaskMove } from '#shared/scene/tasks/task.ts'
import { isFailure } from '#src/lib/failure.ts'
import { keepTrying } from '#src/lib/keep-trying.ts'
import { attemptsWithMoves } from './kept-moves.ts'
import { tellMoves } from './attempt-queries.ts'
import { isRefused, mayPass } from './parts/saving.ts'
import { journalOf, playedNow, playedTasks } from './play/journal.ts'

/**
 * Sends what the player did in earlier visits and the server has not heard of. What it refuses for good is forgotten.
 * @returns whether nothing is left to send
 */
export async function sendKeptMoves(playerId: string): Promise<boolean> {
  for (const attemptId of attemptsWithMoves(playerId)) {
    if (playedNow.has(attemptId)) continue
    const journal = journalOf(playerId, attemptId)
    const moves = journal.read().slice(0, MOST_MOVES)
    try {
      if (moves.length > 0) await tellMoves(attemptId, moves, { isAgain: true })
    } catch (error) {
      if (mayPass(error) || isFailure(error, 401) || isFailure(error, 429)) return false
      // anything else is tried again later, and holds up nobody
      if (isRefused(error)) journal.write([])
      continue
    }
    // begun meanwhile: whoever plays it has sent them as well
    if (!playedNow.has(attemptId)) journal.write(without(journal.read(), moves))
  }
  return attemptsWithMoves(playerId).every((attemptId) => playedNow.has(attemptId))
}

/** What another tab has kept since stays. */
function without(kept: readonly TaskMove[], sent: readonly TaskMove[]): TaskMove[] {
  const isSent = (move: TaskMove, index: number) => JSON.stringify(move) === JSON.stringify(sent[index])
  const first = kept.findIndex((move, index) => !isSent(move, index))
  return first === -1 ? [] : kept.slice(first)
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
