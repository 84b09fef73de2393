import { blob, heightAt, lens, smoothTop, type Point } from '../path.ts'
import type { Sketch } from '../sketch.ts'

/** A snow hill under a smooth top line; its right 40 % lie in shade. @param base y of its foot. */
export function snowHill(s: Sketch, top: readonly Point[], base: number): void {
  const left = top[0]?.[0] ?? 0
  const right = top[top.length - 1]?.[0] ?? 0
  const d = smoothTop(top, [[right, base], [left, base]])
  s.light.surface(d)
  s.fill(d, s.picture.linear([[0, s.c('#F6D2C8')], [0.22, s.c('#C3D0E4')], [0.6, s.c('#8FA7CD')], [1, s.c('#6F8BBC')]]))
  const from = left + (right - left) * 0.56
  const shade = top.filter(([x]) => x > from)
  const start: Point = [from, heightAt(top, from)]
  s.fill(smoothTop([start, ...shade], [[right, base], [from - (right - left) * 0.08, base], [from - (right - left) * 0.13, (base + start[1]) / 2]]), s.c('#5F7EB0'), 0.55)
}

/** A soft heap of snow, at the foot of walls and trunks. */
export function snowBank(s: Sketch, x: number, y: number, halfWidth: number, height: number): void {
  const d = blob([[x - halfWidth, y], [x - halfWidth * 0.55, y - height * 0.8], [x - halfWidth * 0.05, y - height * 0.72], [x + halfWidth * 0.5, y - height], [x + halfWidth, y], [x, y + height * 0.45]])
  s.light.surface(d)
  s.fill(d, s.across('#E6D6DA', '#B4C4DF', '#8CA5CC'))
}

/** The dark lens under everything that stands free: without it a thing looks like a sticker. */
export function contactShadow(s: Sketch, x: number, y: number, halfWidth: number, halfHeight: number): void {
  s.fill(lens(x, y, halfWidth, halfHeight), s.c('#2A3F70'), 0.5)
}
