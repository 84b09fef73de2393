import { ellipse, polygon, r, rect, type Point } from '../../lib/path.ts'
import type { Spot } from '../studio/spot.ts'

/** A far island with its lantern house. @param at middle of its waterline @param k 1: about 190 px wide. */
export function isletAfar(s: Spot, [x, y]: Point, k: number, isLit: boolean): void {
  const p = (dx: number, dy: number): string => `${r(x + dx * k)} ${r(y + dy * k)}`
  s.fill(ellipse(x, y + 3 * k, 104 * k, 9 * k), '#14264A', 0.45)
  s.form(`M${p(-96, 0)}L${p(-70, -26)}L${p(-34, -40)}L${p(20, -44)}L${p(62, -26)}L${p(94, 0)}Z`, '#5E6F9E', {
    depth: 0.6,
    warmth: 0.2,
    rim: 0,
  })
  s.fill(
    `M${p(-82, -14)}L${p(-62, -34)}Q${p(-20, -56)} ${p(22, -52)}Q${p(56, -40)} ${p(78, -14)}Q${p(30, -34)} ${p(-10, -30)}T${p(-82, -14)}Z`,
    '#C9D6EA',
  )
  for (const [dx, h] of [
    [46, 46],
    [60, 34],
    [-58, 38],
  ] as const)
    s.fill(
      polygon([
        [x + (dx - 13) * k, y - 26 * k],
        [x + dx * k, y - (26 + h) * k],
        [x + (dx + 13) * k, y - 26 * k],
      ]),
      '#1F4D4A',
    )
  s.form(`M${p(-18, -44)}L${p(-13, -118)}H${r(x + 13 * k)}L${p(18, -44)}Z`, '#D8D3DE', {
    depth: 0.55,
    warmth: 0.3,
    rim: 0,
  })
  s.fill(rect(x - 17 * k, y - 122 * k, 34 * k, 5 * k), '#33456F')
  if (isLit) s.glow([x, y - 132 * k], 120 * k, 0.85)
  s.fill(rect(x - 10 * k, y - 142 * k, 20 * k, 21 * k), isLit ? '#FFF3D2' : '#6E86B4')
  s.fill(
    polygon([
      [x - 16 * k, y - 141 * k],
      [x, y - 162 * k],
      [x + 16 * k, y - 141 * k],
    ]),
    '#B8503F',
  )
}
