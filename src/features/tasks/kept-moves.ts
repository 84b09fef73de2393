import { dropLocal, localKeys } from '#src/lib/storage.ts'

/** Local keys `moves:<player>:<attempt>`: what a player did and the server has not heard of. */
const PREFIX = 'moves:'

export function keyOfMoves(playerId: string, attemptId: string): string {
  return `${PREFIX}${playerId}:${attemptId}`
}

/** Attempts of the player with moves that have not arrived. */
export function attemptsWithMoves(playerId: string): string[] {
  const own = keyOfMoves(playerId, '')
  return localKeys(own).map((key) => key.slice(own.length))
}

/** Whoever leaves for good takes it along: nothing of it stays on this device. */
export function forgetMoves(playerId: string): void {
  for (const attemptId of attemptsWithMoves(playerId)) dropLocal(keyOfMoves(playerId, attemptId))
}
