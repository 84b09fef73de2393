import { mix } from '../colour.ts'
import { ellipse, type Point } from '../path.ts'
import { chance } from '../random.ts'
import type { Sketch } from '../sketch.ts'

/** A veil of mist, densest at the waterline. @param at its middle on the water @param half size in px. */
export function mist(s: Sketch, [x, y]: Point, halfWidth: number, height: number, seed: number): void {
  const random = chance(seed)
  const cloud = (colour: string, opacity: number): string =>
    s.picture.radial([
      [0, colour, opacity],
      [0.5, colour, opacity * 0.62],
      [1, colour, 0],
    ])
  const base = mix('#B9BFD6', '#93A7CB', s.tone.x)
  s.within(`filter="${s.picture.blur(22, 8)}"`, () => {
    s.fill(ellipse(x, y - height * 0.12, halfWidth * 1.1, height * 0.42), cloud(base, 0.85))
    s.fill(ellipse(x, y - height * 0.36, halfWidth * 0.92, height * 0.54), cloud(base, 0.66))
    for (let i = 0; i < 26; i++) {
      const up = random.next() ** 1.6
      const wide = halfWidth * random.between(0.22, 0.5) * (1 - 0.35 * up)
      const cx = x + random.between(-1, 1) * halfWidth * (0.84 - 0.34 * up)
      s.fill(
        ellipse(cx, y - height * (up * 0.76 - 0.04), wide, height * random.between(0.06, 0.13)),
        cloud(mix(base, '#C0C8DA', random.next() * 0.7), random.between(0.35, 0.7)),
      )
    }
  })
}
