import type { Point } from '../../lib/path.ts'
import type { Lancet } from './gothic.ts'

/** Where all lines that run away from us meet. */
export const EYE: Point = [800, 440]
export const FLOOR = 700
/** x where the back wall meets the wall of shelves on the right. */
export const CORNER = 1452

/** y where the vault's ribs leave their columns. */
export const SPRING = 272
export const COLUMNS = [22, 384, 744, 1104, CORNER - 14] as const
export const WINDOWS: readonly Lancet[] = [87, 449, 809, 1164].map((left) => ({
  left,
  foot: 556,
  width: 230,
  straight: 268,
  rise: 142,
}))
