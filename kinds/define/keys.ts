import { createHash } from 'node:crypto'

/**
 * Names for parts that a player sees before it is known where they belong: anyone who does not know the salt of an attempt reads nothing
 * from them, neither from the name nor from an order by it.
 */

/** Drawn once an attempt and never sent. @param chance 0 to 1, below 1 */
export function drawSalt(chance: () => number): string {
  return `${chance()} ${chance()}`
}

/** The name of a part in one attempt. It stays while a new version changes other parts. @param side what it is a part of */
export function keyOf(salt: string, side: string, id: string): string {
  return createHash('sha256').update(`${salt} ${side} ${id}`).digest('hex').slice(0, 16)
}

/** All ids by their keys: for a move that names many. */
export function idsByKey(salt: string, side: string, ids: readonly string[]): ReadonlyMap<string, string> {
  return new Map(ids.map((id) => [keyOf(salt, side, id), id]))
}

/** The id that has this key; null where none has it. */
export function idOf(salt: string, side: string, key: string, ids: readonly string[]): string | null {
  return ids.find((id) => keyOf(salt, side, id) === key) ?? null
}

/** In the order of their keys: another one in every attempt, and the same whenever one is taken up. */
export function inKeyOrder<Part extends { key: string }>(parts: readonly Part[]): Part[] {
  return parts.toSorted((one, other) => (one.key < other.key ? -1 : 1))
}
