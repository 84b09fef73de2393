import { isFailure } from '#src/lib/failure.ts'
import { mayPass } from '../parts/saving.ts'
import { tellMoves } from '../attempt-queries.ts'
import { attemptsWithMoves, journalOf } from './journal.ts'

/**
 * Sends what the player did in earlier visits and the server has not heard of. What it refuses for good is forgotten.
 * @returns whether nothing is left to send
 */
export async function sendKeptMoves(playerId: string): Promise<boolean> {
  let isAllSent = true
  for (const attemptId of attemptsWithMoves(playerId)) {
    const journal = journalOf(playerId, attemptId)
    const moves = journal.read()
    try {
      if (moves.length > 0) await tellMoves(attemptId, moves.slice(0, 200))
      journal.write(moves.slice(200))
    } catch (error) {
      if (mayPass(error) || isFailure(error, 401) || isFailure(error, 429)) isAllSent = false
      else journal.write([])
    }
  }
  return isAllSent
}
