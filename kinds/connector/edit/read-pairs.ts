import type { Json } from '#shared/content/json.ts'
import { partsIn } from '#src/features/authoring/names-in.ts'
import type { ConnectorContent } from '../shared/schemas.ts'

export type Pair = ConnectorContent['pairs'][number]
export const SIDES = ['left', 'right'] as const

/** The pairs as far as they can be read. */
export function readPairs(content: Json | undefined): Pair[] {
  return partsIn(content, 'pairs').map(({ id, left, right }) => ({
    id,
    ...(typeof left === 'string' && { left }),
    ...(typeof right === 'string' && { right }),
  }))
}

/** As they stand in the file. */
export function writePairs(pairs: readonly Pair[]): Json {
  return pairs.map(({ id, left, right }) => ({
    id,
    ...(left !== undefined && { left }),
    ...(right !== undefined && { right }),
  }))
}
