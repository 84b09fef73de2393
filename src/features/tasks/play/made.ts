import { MOST_MOVES } from '#shared/contract/attempts.ts'
import type { Stamp } from '#shared/domain/stamps.ts'

/** A move with who made it, and as which of its own. */
export interface Made<Move> extends Stamp {
  move: Move
}

/** What one call tells: moves of one writer, under the stamp of the last of them. */
export interface Batch<Move> {
  moves: readonly Move[]
  stamp: Stamp
}

/** The first that can be told in one call; null of none. */
export function firstBatch<Move>(unsent: readonly Made<Move>[]): Batch<Move> | null {
  const [first] = unsent
  if (!first) return null
  const others = unsent.findIndex(({ by }) => by !== first.by)
  const told = unsent.slice(0, Math.min(MOST_MOVES, others === -1 ? unsent.length : others))
  const { by, order } = told.at(-1) ?? first
  return { moves: told.map(({ move }) => move), stamp: { by, order } }
}
