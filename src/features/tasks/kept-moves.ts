import { dropLocal, localKeys } from '#src/lib/storage.ts'

/** Local keys `moves:<player>:<attempt>:<writer>`: what a player did in one page and the server has not heard of. */
const PREFIX = 'moves:'
/** Stands in the place of a page: under it lies the end of the attempt, not moves (kept-ends.ts). */
export const END = 'end'

/** @param writer the page that plays; several may play one attempt, and none writes over another's */
export function keyOfMoves(playerId: string, attemptId: string, writer: string): string {
  return `${PREFIX}${playerId}:${attemptId}:${writer}`
}

/**
 * Attempts of the player with moves that have not arrived. Before pages had names, moves were kept under the attempt alone and
 * without their order: the server could not tell them from those that came later, so that none of them is sent or stays.
 */
export function attemptsWithMoves(playerId: string): string[] {
  const own = `${PREFIX}${playerId}:`
  const attempts = localKeys(own).flatMap((key) => {
    const [attemptId = '', writer = ''] = key.slice(own.length).split(':')
    if (writer === '') dropLocal(key)
    return writer === '' || attemptId === '' ? [] : [attemptId]
  })
  return [...new Set(attempts)]
}

/** Whose moves of an attempt are kept. */
export function writersWithMoves(playerId: string, attemptId: string): string[] {
  const own = keyOfMoves(playerId, attemptId, '')
  return localKeys(own).flatMap((key) => (key === own + END ? [] : [key.slice(own.length)]))
}

/** Local keys `draft:<player>:<attempt>`: answers of an anonymous survey, which are sent with its end alone. */
const DRAFT = 'draft:'

export function keyOfDraft(playerId: string, attemptId: string): string {
  return `${DRAFT}${playerId}:${attemptId}`
}

/** Whoever leaves for good takes it along: nothing of it stays on this device. */
export function forgetMoves(playerId: string): void {
  for (const prefix of [PREFIX, DRAFT]) localKeys(`${prefix}${playerId}:`).forEach(dropLocal)
}
