import { blob, ellipse, r, type Point } from '../path.ts'
import { chance } from '../random.ts'
import type { Sketch } from '../sketch.ts'

export interface CloudBank {
  /** Middle of its lowest capsule. */
  at: Point
  width: number
  /** Height of one capsule. */
  thickness: number
  /** Colours from the lowest, warmest capsule to the top one. */
  colours: readonly string[]
  opacity: number
  seed: number
}

/** A far bank of stacked capsules in shreds that fade at both ends; blurred, so that no line is left. */
export function cloudBank(
  s: Sketch,
  { at: [x, y], width, thickness, colours, opacity, seed }: CloudBank,
): void {
  const random = chance(seed)
  const soft = `filter="${s.picture.blur(thickness * 0.7, thickness * 0.13)}"`
  s.within(`${soft} opacity="${opacity}"`, () => {
    colours.forEach((colour, i) => {
      const row = width * random.between(0.5, 0.8) * (i === 0 ? 1.2 : 1)
      const middle = x + random.between(-0.16, 0.16) * width
      for (const share of [1, 0.52, 0.36, 0.24]) {
        const w = row * share
        const h = thickness * random.between(0.5, 1) * (0.5 + 0.5 * share)
        const cx = middle + random.between(-0.5, 0.5) * (row - w)
        const top = y - i * thickness * 0.72 - (1 - share) * thickness * random.between(-0.3, 0.7)
        shred(s, [cx - w / 2, top], w, h, colour)
      }
    })
  })
}

function shred(s: Sketch, [left, top]: Point, w: number, h: number, colour: string): void {
  const fade = s.picture.linear(
    [
      [0, colour, 0],
      [0.3, colour, 0.7],
      [0.62, colour, 0.6],
      [1, colour, 0],
    ],
    [0, 0],
    [1, 0],
  )
  const end = `a${r(h / 2)} ${r(h / 2)} 0 0 1 0`
  s.fill(`M${r(left)} ${r(top)}h${r(w)}${end} ${r(h)}h${r(-w)}${end} ${r(-h)}Z`, fade)
}

/** Stars, thicker above and to the right, where the night is. */
export function stars(s: Sketch, width: number, bottom: number, count: number, seed: number): void {
  const random = chance(seed)
  for (let i = 0; i < count; i++) {
    const x = width * random.next() ** 0.62
    const y = 6 + bottom * random.next() ** 1.7
    const bright = random.next() ** 3
    s.fill(
      ellipse(x, y, 1.3 + 1.7 * bright, 1.3 + 1.7 * bright),
      '#E8EEF8',
      (0.25 + 0.65 * bright) * (1 - y / bottom) ** 0.6,
    )
  }
}

/** A crescent moon with its halo. @param radius px. @param night colour of its dark side: the sky behind it. */
export function moon(s: Sketch, [x, y]: Point, radius: number, night = '#43669F'): void {
  const halo = s.picture.radial([
    [0, '#C9D6EA', 0.3],
    [0.3, '#B4C6E2', 0.14],
    [1, '#9FB6DA', 0],
  ])
  s.fill(ellipse(x, y, radius * 5, radius * 5), halo)
  s.fill(ellipse(x, y, radius * 0.98, radius * 0.98), night, 0.95)
  const k = radius
  s.fill(
    `M${r(x + k * 0.28)} ${r(y - k * 0.96)}A${r(k)} ${r(k)} 0 1 0 ${r(x + k * 0.96)} ${r(y + k * 0.28)}A${r(k * 0.86)} ${r(k * 0.86)} 0 1 1 ${r(x + k * 0.28)} ${r(y - k * 0.96)}Z`,
    s.picture.linear([
      [0, '#FFF6E6'],
      [1, '#DCE6F4'],
    ]),
  )
}

/** Smoke from a chimney, leaning to the right as the clouds drift. @param at mouth of the chimney @param height px. */
export function smoke(s: Sketch, [x, y]: Point, height: number, seed: number): void {
  const random = chance(seed)
  const lean = random.between(0.2, 0.34)
  const left: Point[] = []
  const right: Point[] = []
  for (let t = 0; t <= 1.001; t += 0.125) {
    const cx = x + height * (lean * t * t + 0.07 * Math.sin(t * 6 + lean * 20) * t)
    const half = height * (0.018 + 0.085 * t)
    left.push([cx - half, y - height * t])
    right.push([cx + half, y - height * t])
  }
  const fade = s.picture.linear(
    [
      [0, '#C4CBE0', 0],
      [0.5, '#C4CBE0', 0.16],
      [1, '#D8D3DE', 0.42],
    ],
    [0, 0],
    [0, 1],
  )
  s.within(`filter="${s.picture.blur(Math.max(1.5, height * 0.022))}"`, () =>
    s.fill(blob([...left, ...right.toReversed()]), fade),
  )
}
