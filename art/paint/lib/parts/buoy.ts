import { ellipse, lens, polygon, r, rect, type Point } from '../path.ts'
import type { Sketch } from '../sketch.ts'

/** A waymark buoy with its small lamp burning. @param at middle of its waterline @param height px from water to hat. */
export function buoy(s: Sketch, [x, y]: Point, height: number): void {
  const h = height
  const lamp = y - h * 0.72
  const halo = s.picture.radial([
    [0, '#FFCF85', 0.62],
    [0.3, '#F3A95A', 0.26],
    [1, '#E0893C', 0],
  ])
  for (let i = 0; i < 5; i++)
    s.fill(
      lens(x + (i % 2 ? 1 : -1) * h * 0.02 * i, y + h * (0.12 + 0.13 * i), h * (0.16 - 0.02 * i), h * 0.018),
      '#F0B060',
      0.55 - 0.1 * i,
    )
  s.fill(lens(x, y + h * 0.03, h * 0.32, h * 0.035), s.c('#12264C'), 0.6)
  s.fill(
    `M${r(x - h * 0.2)} ${r(y - h * 0.12)}Q${r(x - h * 0.17)} ${r(y + h * 0.05)} ${r(x)} ${r(y + h * 0.05)}T${r(x + h * 0.2)} ${r(y - h * 0.12)}Z`,
    s.across('#E27A58', '#B9504A', '#6E3C55'),
  )
  s.fill(ellipse(x, y - h * 0.12, h * 0.2, h * 0.045), s.across('#F6EAE6', '#B7C5DD'))
  s.fill(
    polygon([
      [x - h * 0.05, y - h * 0.12],
      [x - h * 0.025, y - h * 0.56],
      [x + h * 0.025, y - h * 0.56],
      [x + h * 0.05, y - h * 0.12],
    ]),
    s.c('#333654'),
  )
  s.fill(ellipse(x, lamp, h * 0.62, h * 0.62), halo)
  s.fill(
    rect(x - h * 0.1, y - h * 0.86, h * 0.2, h * 0.3),
    s.picture.linear(
      [
        [0, '#FFF3D2'],
        [0.5, '#FFD489'],
        [1, '#F0A34C'],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  s.fill(
    rect(x - h * 0.012, y - h * 0.86, h * 0.024, h * 0.3) +
      rect(x - h * 0.12, y - h * 0.57, h * 0.24, h * 0.04),
    s.c('#4A3E50'),
  )
  s.fill(
    polygon([
      [x - h * 0.16, y - h * 0.84],
      [x, y - h],
      [x + h * 0.16, y - h * 0.84],
    ]),
    s.across('#F8F1EE', '#C3CFE2'),
  )
}

/** Points of a cubic route, evenly apart. @param count points; the ends themselves are left out. */
export function route(from: Point, pull1: Point, pull2: Point, to: Point, count: number): Point[] {
  const at = (t: number): Point => {
    const u = 1 - t
    const mixIn = (i: 0 | 1): number =>
      u ** 3 * from[i] + 3 * u * u * t * pull1[i] + 3 * u * t * t * pull2[i] + t ** 3 * to[i]
    return [mixIn(0), mixIn(1)]
  }
  return Array.from({ length: count }, (_, i) => at((i + 1) / (count + 1)))
}
