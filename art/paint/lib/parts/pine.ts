import { polygon, rect, type Point } from '../path.ts'
import { chance, type Chance } from '../random.ts'
import type { Sketch } from '../sketch.ts'
import { contactShadow } from './snow.ts'

/** A snowy pine. @param x middle of the foot @param y ground @param height px from the ground to the tip. */
export function pine(s: Sketch, x: number, y: number, height: number, seed: number): void {
  const random = chance(seed)
  const tiers = height < 68 ? 4 : Math.min(9, Math.round(3.4 + height / 62))
  const half = height * random.between(0.21, 0.25)
  const lean = height * random.between(-0.015, 0.015)
  contactShadow(s, x + half * 0.3, y, half * 0.9, height * 0.014)
  s.fill(rect(x - height * 0.022, y - height * 0.14, height * 0.044, height * 0.15), s.c('#2A2530'))
  const whole: Point[] = []
  for (let i = 0; i < tiers; i++) {
    const from = (i / tiers) * 0.88 + 0.07
    const width = half * (1 - 0.9 * (i / tiers)) ** 0.85 * random.between(0.92, 1.08)
    const tip: Point = [x + lean * (from + 0.25), y - height * Math.min(1, from + 1.5 / tiers)]
    tier(s, x + lean * from, y - height * from, width, tip, random)
    whole.push([x - width, y - height * from], [x + width, y - height * from])
  }
  const outline = polygon([
    [x - half, y - height * 0.07],
    [x, y - height],
    [x + half, y - height * 0.07],
  ])
  s.light.surface(outline, 0.3)
}

/** One skirt of branches in five tones. */
function tier(s: Sketch, x: number, y: number, width: number, tip: Point, random: Chance): void {
  const drop = (tip[1] - y) * -0.12
  const teeth: Point[] = []
  const count = width < 14 ? 4 : width < 60 ? 6 : 10
  for (let i = 0; i <= count; i++) {
    const across = -1 + (2 * i) / count
    const edge = Math.abs(across) > 0.95
    teeth.push([
      x + across * width,
      y + (edge ? drop * 0.6 : i % 2 ? drop * random.between(0.9, 1.5) : -drop * random.between(0, 0.5)),
    ])
  }
  const middle = teeth.filter(([tx]) => tx <= x + width * 0.12)
  s.fill(polygon([tip, ...teeth.toReversed()]), s.c('#12353C'))
  s.fill(polygon([tip, [x + width * 0.1, y - drop * 0.4], ...middle.toReversed()]), s.c('#1F4D4A'))
  s.fill(polygon([tip, [x - width * 0.42, y - drop * 0.2], [x - width, y + drop * 0.6]]), s.c('#2F6A68'))
  const along = (share: number, side: number): Point => [
    tip[0] + (x + side * width - tip[0]) * share,
    tip[1] + (y - tip[1]) * share,
  ]
  s.fill(
    polygon([
      tip,
      along(0.98, -0.98),
      along(0.86, -0.66),
      along(0.8, -0.62),
      along(0.66, -0.36),
      along(0.52, -0.14),
      along(0.34, -0.06),
    ]),
    s.c('#D9E3EE'),
    0.92,
  )
  s.fill(
    polygon([tip, along(0.96, 0.98), along(0.86, 0.68), along(0.72, 0.62), along(0.5, 0.3)]),
    s.c('#8FAACB'),
    0.7,
  )
}

/** Pines of unequal height, back to front. Each is [x, ground y, height]. */
export function pines(s: Sketch, trees: readonly (readonly [number, number, number])[], seed: number): void {
  trees.toSorted((a, b) => a[1] - b[1]).forEach(([x, y, height], i) => pine(s, x, y, height, seed * 97 + i))
}
