import { blob, heightAt, lens, smoothTop, type Point } from '../path.ts'
import type { Sketch } from '../sketch.ts'

/** A snow hill under a smooth top line; its right 40 % lie in shade. @param base y of its foot. */
export function snowHill(s: Sketch, top: readonly Point[], base: number): void {
  const left = top[0]?.[0] ?? 0
  const right = top[top.length - 1]?.[0] ?? 0
  const w = right - left
  const d = smoothTop(top, sag(left, w, base))
  s.light.surface(d)
  s.fill(
    d,
    s.picture.linear([
      [0, s.c('#F8CFC2')],
      [0.28, s.c('#CFD3E4')],
      [0.6, s.c('#8FA7CD')],
      [1, s.c('#6F8BBC')],
    ]),
  )
  const from = left + w * 0.56
  const shade = top.filter(([x]) => x > from)
  const start: Point = [from, heightAt(top, from)]
  s.fill(
    smoothTop(
      [start, ...shade],
      [
        [right, base],
        [from + w * 0.1, base + w * 0.012],
        [from - w * 0.08, base + w * 0.01],
        [from - w * 0.13, (base + start[1]) / 2],
      ],
    ),
    s.c('#5F7EB0'),
    0.55,
  )
}

/** The hill's foot, right to left, sagging a little: a straight line would look cut. */
function sag(left: number, width: number, base: number): Point[] {
  return [1, 0.86, 0.7, 0.52, 0.34, 0.16, 0].map(
    (t, i) => [left + width * t, base + (t > 0 && t < 1 ? width * (i % 2 ? 0.012 : 0.004) : 0)] as const,
  )
}

/** A soft heap of snow, at the foot of walls and trunks. */
export function snowBank(s: Sketch, x: number, y: number, halfWidth: number, height: number): void {
  const d = blob([
    [x - halfWidth, y],
    [x - halfWidth * 0.55, y - height * 0.8],
    [x - halfWidth * 0.05, y - height * 0.72],
    [x + halfWidth * 0.5, y - height],
    [x + halfWidth, y],
    [x, y + height * 0.45],
  ])
  s.light.surface(d)
  s.fill(d, s.across('#E6D6DA', '#B4C4DF', '#8CA5CC'))
}

/** The dark lens under everything that stands free: without it a thing looks like a sticker. */
export function contactShadow(s: Sketch, x: number, y: number, halfWidth: number, halfHeight: number): void {
  s.fill(lens(x, y, halfWidth, halfHeight), s.c('#2A3F70'), 0.5)
}
