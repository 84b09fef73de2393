import { dropLocal, localKeys } from '#src/lib/storage.ts'

/** Local keys `moves:<player>:<attempt>:<writer>`: what a player did in one page and the server has not heard of. */
const PREFIX = 'moves:'

/** @param writer the page that plays; several may play one attempt, and none writes over another's */
export function keyOfMoves(playerId: string, attemptId: string, writer: string): string {
  return `${PREFIX}${playerId}:${attemptId}:${writer}`
}

/** Attempts of the player with moves that have not arrived. */
export function attemptsWithMoves(playerId: string): string[] {
  const own = `${PREFIX}${playerId}:`
  const attempts = localKeys(own).map((key) => key.slice(own.length, key.lastIndexOf(':')))
  return [...new Set(attempts)].filter((attemptId) => attemptId !== '')
}

/** Whose moves of an attempt are kept. */
export function writersWithMoves(playerId: string, attemptId: string): string[] {
  const own = keyOfMoves(playerId, attemptId, '')
  return localKeys(own).map((key) => key.slice(own.length))
}

/** Whoever leaves for good takes it along: nothing of it stays on this device. */
export function forgetMoves(playerId: string): void {
  for (const key of localKeys(`${PREFIX}${playerId}:`)) dropLocal(key)
}
