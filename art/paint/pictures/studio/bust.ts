import { r, type Point } from '../../lib/path.ts'
import { rounded } from './devices.ts'
import { SKINS } from './hand.ts'
import { head, torso, type Head } from './person.ts'
import type { Spot } from './spot.ts'

/** What a bust's face is, besides where and how large. */
export type Face = Omit<Head, 'at' | 'size'>

/** Half the height of the head of a bust that is so wide over the shoulders. */
export const headSize = (width: number): number => width / 3

/** The middle of its face. */
export const faceOf = ([x, y]: Point, width: number): Point => [x, y - width * 0.465]

/** Someone at a table: coat, neck, pale collar, head. @param at middle between the shoulders @param width over the shoulders. */
export function bust(s: Spot, at: Point, width: number, coat: string, face: Face): void {
  const [x, y] = at
  const k = width / 168
  const p = (dx: number, dy: number): string => `${r(x + dx * k)} ${r(y + dy * k)}`
  torso(s, at, width, 200, coat)
  s.form(rounded(x - 20 * k, y - 36 * k, 40 * k, 40 * k, 14), face.skin ?? SKINS.tan, { rim: 0, depth: 0.6 })
  s.form(
    `M${p(-34, -14)}Q${p(0, 18)} ${p(34, -14)}Q${p(38, 12)} ${p(0, 26)}Q${p(-38, 12)} ${p(-34, -14)}Z`,
    '#D7C9B8',
    { depth: 0.5 },
  )
  head(s, { at: faceOf(at, width), size: headSize(width), ...face })
}
