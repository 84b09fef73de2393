import { blob, polygon, rect, type Point } from '../../lib/path.ts'
import type { Spot } from './spot.ts'

export function parcel(s: Spot, [x, y]: Point): void {
  s.form(rect(x - 74, y - 96, 148, 110), '#C99A66', { depth: 0.55, rim: 4 })
  s.form(
    polygon([
      [x - 74, y - 96],
      [x - 52, y - 122],
      [x + 92, y - 122],
      [x + 74, y - 96],
    ]),
    '#E0B684',
    { from: 'top', depth: 0.3, rim: 2 },
  )
  s.form(
    polygon([
      [x + 74, y - 96],
      [x + 92, y - 122],
      [x + 92, y - 14],
      [x + 74, y + 14],
    ]),
    '#8A5E4A',
    { rim: 0 },
  )
  s.form(rect(x - 10, y - 96, 20, 112), '#B4382E', { rim: 2 })
  s.fill(
    polygon([
      [x - 10, y - 96],
      [x + 10, y - 122],
      [x + 30, y - 122],
      [x + 10, y - 96],
    ]),
    '#D9543C',
  )
  s.form(
    blob([
      [x + 8, y - 112],
      [x - 20, y - 146],
      [x - 36, y - 126],
      [x - 14, y - 110],
    ]) +
      blob([
        [x + 10, y - 112],
        [x + 36, y - 150],
        [x + 54, y - 130],
        [x + 32, y - 112],
      ]),
    '#C8402F',
    { rim: 2.5 },
  )
}
