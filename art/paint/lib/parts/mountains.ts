import { mix } from '../colour.ts'
import { heightAt, polygon, type Point } from '../path.ts'
import type { Stop } from '../definitions.ts'
import { chance } from '../random.ts'
import type { Sketch } from '../sketch.ts'

export interface Peak {
  /** x of the apex, px. */
  x: number
  height: number
  /** Half the width of its foot. */
  half: number
}

export interface Range {
  peaks: readonly Peak[]
  /** y of the foot, where it fades into haze. */
  foot: number
  lit: string
  shade: string
  haze: string
  seed: number
}

/** A range of snow mountains: lit left faces, one zigzag ridge to the foot, pale caps; all fade to haze below. */
export function mountains(s: Sketch, { peaks, foot, lit, shade, haze, seed }: Range): void {
  peaks
    .toSorted((a, b) => b.height - a.height)
    .forEach(({ x, height, half }, i) => {
      const random = chance(seed * 131 + i)
      const top = foot - height
      const fade = (colour: string): string =>
        s.picture.linearAt(
          [
            [0, colour],
            [0.55, mix(colour, haze, 0.45)],
            [0.92, haze],
            [1, haze, 0],
          ] satisfies Stop[],
          [0, top],
          [0, foot],
        )
      const slope = (side: -1 | 1): Point[] =>
        [0.3, 0.55, 0.78, 1].map(
          (t) =>
            [
              x + side * half * t ** 1.08 * random.between(0.9, 1.04),
              top + height * t * random.between(0.94, 1.05),
            ] as const,
        )
      const left = slope(-1)
      const right = slope(1)
      const base: Point[] = [
        [x + half * 1.04, foot],
        [x - half * 1.04, foot],
      ]
      s.fill(polygon([[x, top], ...right.slice(0, 3), ...base, ...left.slice(0, 3).toReversed()]), fade(lit))
      const ridge: Point[] = [
        [0.12, -0.1],
        [0.3, 0.1],
        [0.48, -0.16],
        [0.68, 0.04],
        [1, -0.3],
      ].map(
        ([t = 0, w = 0]) => [x + half * w * random.between(0.7, 1.3) * (0.5 + t), top + height * t] as const,
      )
      s.fill(
        polygon([[x, top], ...right.slice(0, 3), base[0] ?? [x, foot], ...ridge.toReversed()]),
        fade(shade),
      )
      const cap = 0.34
      const capShape: Point[] = [
        [x, top],
        [x - half * cap * 0.98, top + height * cap],
        [x - half * 0.2, top + height * 0.27],
        [x - half * 0.17, top + height * 0.36],
        [x - half * 0.06, top + height * 0.22],
        [x + half * 0.01, top + height * 0.13],
      ]
      s.fill(polygon(capShape), mix(lit, '#FFF3EE', 0.45), 0.85)
      s.fill(
        polygon([
          [x, top],
          [x + half * 0.2, top + height * 0.2],
          [x + half * 0.1, top + height * 0.19],
          [x + half * 0.03, top + height * 0.14],
        ]),
        mix(shade, '#E6ECF8', 0.4),
        0.7,
      )
    })
}

/** A wooded shore far away: low hills with a fringe of firs, fading into haze at the water. */
export function woodedShore(
  s: Sketch,
  top: readonly Point[],
  foot: number,
  colours: readonly [woods: string, haze: string],
  seed: number,
): void {
  const random = chance(seed)
  const first = top[0] ?? [0, foot]
  const last = top[top.length - 1] ?? [0, foot]
  const fringe: Point[] = []
  for (let x = first[0]; x < last[0]; x += random.between(5, 12)) {
    const y = heightAt(top, x)
    const high = random.between(5, 17) * Math.min(1, (foot - y) / 14)
    fringe.push([x, y], [x + 3, y - high], [x + 6, y + 1])
  }
  const paint = s.picture.linearAt(
    [
      [0, colours[0]],
      [0.55, mix(colours[0], colours[1], 0.4)],
      [1, colours[1]],
    ],
    [0, Math.min(...top.map(([, y]) => y)) - 14],
    [0, foot],
  )
  s.fill(polygon([...fringe, [last[0], foot], [first[0], foot]]), paint)
  const snow = top.filter((_, i) => i % 2 === 1)
  for (const [x, y] of snow)
    s.fill(
      polygon([
        [x - 40, y + 8],
        [x - 8, y + 3],
        [x + 34, y + 12],
        [x + 4, y + 15],
      ]),
      mix(colours[1], '#F0E6EA', 0.5),
      0.4,
    )
}
