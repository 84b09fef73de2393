import { mix } from '../../lib/colour.ts'
import { ellipse, rect } from '../../lib/path.ts'
import { rounded } from './devices.ts'
import type { Spot } from './spot.ts'

/** An old key lying along x: the middle of its bow at 0,0, its bit at the right end; draw it inside `placed`. */
export function longKey(s: Spot, metal = '#E9B65E', length = 180): void {
  const bow = ellipse(0, 0, 36, 34)
  s.stroke(bow, mix(metal, '#3A2440', 0.42), 19)
  s.stroke(bow, metal, 12)
  s.stroke('M-32 -12A36 34 0 0 1 10 -33', '#FFF3CF', 4, 0.8)
  s.form(
    rounded(34, -9, length, 18, 7) +
      rect(length - 14, 6, 15, 28) +
      rect(length + 10, 6, 15, 34) +
      rect(length - 34, 6, 12, 18),
    metal,
    { from: 'top', depth: 0.6, rim: 3 },
  )
  s.form(rounded(40, -15, 13, 30, 4) + rounded(62, -13, 9, 26, 4), metal, { from: 'top', rim: 2 })
}
