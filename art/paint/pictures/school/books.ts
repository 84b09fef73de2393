import { mix } from '../../lib/colour.ts'
import { rect, type Point } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import type { Spot } from '../studio/spot.ts'

const COVERS = ['#A4524A', '#2F6A66', '#C58A4E', '#5A6AA0'] as const

/** Closed books lying on each other. @param at middle of the foot. */
export function bookPile(s: Spot, [x, y]: Point, width: number, count: number): void {
  s.shadow([x, y + 2], width * 0.62, 13)
  for (let i = 0; i < count; i++) {
    const high = width * (0.17 + (i % 2) * 0.03)
    const long = width * (1 - i * 0.08)
    const left = x - long / 2 + ((i * 13) % 3) * 7 - 6
    y -= high
    const cover = COVERS[i % COVERS.length] ?? COVERS[0]
    s.form(rounded(left, y, long, high, 4), cover, { depth: 0.55, rim: 2 })
    s.fill(
      rect(left + long * 0.12, y + high * 0.18, long * 0.89, high * 0.62),
      mix('#EADCC6', '#3A3A6A', 0.2),
    )
    s.fill(rect(left + long * 0.04, y + 2, 4, high - 4), '#F0CC84', 0.6)
  }
}
