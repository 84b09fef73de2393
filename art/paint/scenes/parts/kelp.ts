import { blob, r, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import type { Sketch } from '../../lib/sketch.ts'

/**
 * A stand of kelp: stems that lean with the current, each with leaves on both sides and a float at every leaf.
 * @param at middle of its foot @param high px of the tallest stem.
 */
export function kelp(
  s: Sketch,
  [x, y]: Point,
  high: number,
  count: number,
  seed: number,
  colours: readonly [light: string, dark: string] = ['#7FB56A', '#2F6F5C'],
): void {
  const random = chance(seed)
  for (let i = 0; i < count; i++) {
    const tall = high * random.between(0.55, 1)
    const foot = x + (i - (count - 1) / 2) * high * 0.1 + random.between(-8, 8)
    stem(
      s,
      [foot, y + random.between(-4, 6)],
      tall,
      random.between(0.06, 0.2),
      random.between(0, 6.28),
      colours,
    )
  }
}

function stem(
  s: Sketch,
  [x, y]: Point,
  high: number,
  lean: number,
  turn: number,
  [light, dark]: readonly [string, string],
): void {
  const on = (t: number): Point => [
    x + high * (lean * t * t + 0.045 * Math.sin(turn + t * 6.5) * t),
    y - high * t,
  ]
  const wide = high * 0.012
  const leaf = (t: number, side: 1 | -1): void => {
    const [fx, fy] = on(t)
    const long = high * (0.17 - 0.07 * t) * (0.85 + 0.3 * Math.sin(t * 40 + turn))
    const up = long * (0.5 + 0.4 * t)
    const tip: Point = [fx + side * long * 0.9 + long * 0.25, fy - up]
    const d = `M${r(fx)} ${r(fy)}Q${r(fx + side * long * 0.36)} ${r(fy - up * 0.86 - long * 0.12)} ${r(tip[0])} ${r(tip[1])}Q${r(fx + side * long * 0.62)} ${r(fy + long * 0.05)} ${r(fx)} ${r(fy)}Z`
    s.light.occluder(d)
    s.fill(
      d,
      s.picture.linear(
        [
          [0, s.c(side < 0 ? light : dark)],
          [1, s.c(dark)],
        ],
        [0, 0],
        [0.4, 1],
      ),
    )
  }
  for (let t = 0.1; t < 0.97; t += 0.075) leaf(t, Math.round(t / 0.075) % 2 ? 1 : -1)
  const left: Point[] = []
  const right: Point[] = []
  for (let t = 0; t <= 1.001; t += 0.1) {
    const [px, py] = on(t)
    const half = wide * (1 - 0.7 * t)
    left.push([px - half, py])
    right.push([px + half, py])
  }
  s.fill(blob([...left, ...right.toReversed()]), s.across(light, dark))
}
