import { ellipse, lens, polygon, r, rect, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import { HEIGHT, WIDTH, type Spot } from './spot.ts'

/** Green water behind everything: light from above, shafts, weed far away. */
export function deep(s: Spot, seed = 1): void {
  s.fill(
    rect(0, 0, WIDTH, HEIGHT),
    s.picture.linear(
      [
        [0, '#8FD8C4'],
        [0.14, '#4FAAA8'],
        [0.45, '#1F6F86'],
        [0.8, '#10476A'],
        [1, '#0A2E50'],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  const random = chance(seed)
  const shaft = s.picture.linear(
    [
      [0, '#E9FFE8', 0.34],
      [1, '#8FE0CC', 0],
    ],
    [0, 0],
    [0, 1],
  )
  for (let i = 0; i < 7; i++) {
    const [x, wide] = [random.between(-60, WIDTH), random.between(30, 90)]
    const slant = (x - WIDTH / 2) * 0.5
    s.fill(
      polygon([
        [x, -4],
        [x + wide * 0.6, -4],
        [x + slant + wide, 520],
        [x + slant - wide * 0.3, 520],
      ]),
      shaft,
      random.between(0.3, 0.8),
    )
  }
  for (let i = 0; i < 22; i++)
    s.fill(
      lens(random.between(0, WIDTH), 6 + 40 * random.next() ** 1.5, random.between(20, 80), 2.4),
      '#F4FFEE',
      0.4,
    )
}

/** Bubbles rising in a swaying line. @param at where they begin. */
export function bubbles(s: Spot, [x, y]: Point, count: number, seed: number): void {
  const random = chance(seed)
  for (let i = 0; i < count; i++) {
    const up = i * random.between(20, 34)
    const size = random.between(4, 13)
    const [cx, cy] = [x + 20 * Math.sin(i * 1.1) + random.between(-12, 12), y - up]
    s.fill(
      ellipse(cx, cy, size, size),
      s.picture.radial([
        [0, '#DDFBF0', 0.06],
        [0.7, '#DDFBF0', 0.2],
        [1, '#F4FFFA', 0.75],
      ]),
    )
    s.stroke(
      `M${r(cx - size * 0.5)} ${r(cy - size * 0.2)}Q${r(cx - size * 0.4)} ${r(cy - size * 0.6)} ${r(cx)} ${r(cy - size * 0.62)}`,
      '#FFFFFF',
      size * 0.16,
      0.9,
    )
  }
}
