import { ellipse, rect, type Point } from '../../lib/path.ts'
import type { Spot } from './spot.ts'

/** Coins lying on each other. @param at middle of the lowest. */
export function stack(s: Spot, [x, y]: Point, count: number): void {
  s.shadow([x, y + 4], 56, 14, 0.6)
  for (let i = 0; i < count; i++) {
    const top = y - i * 17
    const cx = x + (i % 3) * 3 - 2
    s.form(`M${cx - 42} ${top - 14}V${top}A42 13 0 0 0 ${cx + 42} ${top}V${top - 14}Z`, '#C98F3A', {
      depth: 0.6,
      rim: 2,
    })
    for (let k = -3; k <= 3; k++)
      s.fill(rect(cx + k * 11, top - 4 + 8 - Math.abs(k) * 2, 2.4, 8), '#7A4A2A', 0.5)
    s.form(ellipse(cx, top - 14, 42, 13), '#F0C25A', { depth: 0.4, rim: 2 })
  }
  s.stroke(ellipse(x + ((count - 1) % 3) * 3 - 2, y - (count - 1) * 17 - 14, 28, 8), '#A86A2A', 3, 0.7)
}
