import { ellipse } from '../../lib/path.ts'
import { rounded } from './devices.ts'
import type { Spot } from './spot.ts'

/** A magnifying glass seen flat, its handle downwards; draw it inside `placed`: the middle of its glass at 0,0. */
export function magnifier(s: Spot, radius: number): void {
  const k = radius
  s.fill(ellipse(6, 10, k * 1.16, k * 1.16), '#081733', 0.3)
  s.form(rounded(-k * 0.15, k * 1.1, k * 0.3, k * 0.3, 4), '#C99A62', { depth: 0.6 })
  s.form(rounded(-k * 0.2, k * 1.34, k * 0.4, k * 1.3, k * 0.18), '#7A3E3A', { depth: 0.6, rim: 3 })
  s.form(ellipse(0, 0, k * 1.18, k * 1.18), '#D2A062', { depth: 0.65, rim: 4 })
  s.fill(ellipse(0, 0, k, k), '#E7E3DC')
  s.fill(
    ellipse(0, 0, k, k),
    s.picture.radial([
      [0, '#BFE0EE', 0.2],
      [0.7, '#7FB0CC', 0.45],
      [1, '#2F5C86', 0.8],
    ]),
  )
  s.inside(ellipse(0, 0, k, k), () => {
    for (let i = -2; i < 3; i++)
      s.stroke(`M${-k} ${i * k * 0.42}Q0 ${i * k * 0.52} ${k} ${i * k * 0.42}`, '#3F4C7A', k * 0.1, 0.75)
    s.fill(
      `M${-k * 0.9} ${-k * 0.3}Q${-k * 0.6} ${-k * 0.95} ${k * 0.1} ${-k * 0.95}L${-k * 0.1} ${-k * 0.66}Q${-k * 0.5} ${-k * 0.62} ${-k * 0.62} ${-k * 0.16}Z`,
      '#FFFFFF',
      0.6,
    )
  })
}
