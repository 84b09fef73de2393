import { heightAt, lens, line, r, smooth, snowEdge, type Point } from '../path.ts'
import { chance } from '../random.ts'
import type { Sketch } from '../sketch.ts'

export interface Drift {
  /** Height of the snow over the line, px. */
  up: number
  /** Mean depth of what hangs over the edge, px. */
  drop: number
  seed: number
  /** Length of a wave of the lower edge; 1 waves every 8 to 20 px. */
  unit?: number
}

/** Thick snow on an edge that is seen from near: a rounded back, a hanging lower edge and its shadow on what is below. */
export function drift(s: Sketch, edge: readonly Point[], { up, drop, seed, unit = 1 }: Drift): void {
  const random = chance(seed)
  const from = edge[0]?.[0] ?? 0
  const to = edge[edge.length - 1]?.[0] ?? 0
  const steps = Math.max(4, Math.round((to - from) / (30 * unit)))
  const back: Point[] = [[from - 1, heightAt(edge, from) + drop * 0.3]]
  for (let i = 0; i <= steps; i++) {
    const x = from + ((to - from) * i) / steps
    const end = i === 0 || i === steps ? 0.62 : 1
    back.push([x, heightAt(edge, x) - up * end * random.between(0.78, 1.12)])
  }
  const under = snowEdge(edge, drop, random, unit)
  const d = `${smooth(back)}${smooth(under.toReversed()).replace(/^M/, 'L')}Z`
  s.fill(
    `${smooth(under.map(([x, y]) => [x + drop * 0.3, y + drop * 0.55]))}L${r(to)} ${r(heightAt(edge, to))}L${r(from)} ${r(heightAt(edge, from))}Z`,
    s.c('#14244A'),
    0.34,
  )
  s.light.surface(d)
  s.fill(
    d,
    s.picture.linear(
      [
        [0, s.c('#E8DCE2')],
        [0.35, s.c('#BCCBE4')],
        [0.75, s.c('#94ACD4')],
        [1, s.c('#7F99C8')],
      ],
      [0.1, 0],
      [0.28, 1],
    ),
  )
  s.stroke(smooth(back.slice(1, -1)), s.c('#F4E6E4'), Math.max(1, up * 0.14), 0.5)
}

/** Icicles under an edge, in groups of unequal length. @param long of the longest, px. */
export function icicles(s: Sketch, edge: readonly Point[], long: number, seed: number): void {
  const random = chance(seed)
  const [from, to] = [edge[0]?.[0] ?? 0, edge[edge.length - 1]?.[0] ?? 0]
  let d = ''
  let shine = ''
  for (
    let x = from + random.between(2, 9);
    x < to - 2;
    x += random.happens(0.24) ? random.between(22, 48) : random.between(5, 10)
  ) {
    const y = heightAt(edge, x)
    const length = long * random.between(0.25, 1) ** 1.4
    const half = 1 + length * 0.075
    d += `M${r(x - half)} ${r(y)}L${r(x)} ${r(y + length)}L${r(x + half)} ${r(y)}Z`
    shine += line([
      [x - half * 0.4, y],
      [x - half * 0.1, y + length * 0.7],
    ])
  }
  s.light.surface(d, 0.8)
  s.fill(d, s.c('#A9C0E2'), 0.85)
  s.stroke(shine, s.c('#E9F0FA'), 0.8, 0.8)
}

/** Snow blown together on the ground: flat lenses, paler to the left. @param at middle. */
export function groundDrift(s: Sketch, [x, y]: Point, half: number, seed: number): void {
  const random = chance(seed)
  s.fill(lens(x + half * 0.06, y + half * 0.05, half, half * 0.07), s.c('#5F7EB0'), 0.5)
  for (let i = 0; i < 3; i++)
    s.fill(
      lens(
        x + random.between(-0.4, 0.4) * half,
        y - half * random.between(-0.02, 0.05),
        half * random.between(0.5, 0.9),
        half * random.between(0.04, 0.075),
      ),
      s.across('#DCD6E2', '#A2B7DA'),
      0.7,
    )
}
