import { line, polygon, rect, type Point } from '../path.ts'
import type { Sketch } from '../sketch.ts'

export interface Pier {
  /** The two ends of its far edge, left to right. */
  from: Point
  to: Point
  /** How deep the deck looks, px. */
  depth: number
  /** y of the water at its left end; posts go down to it. */
  waterline: number
  posts: number
}

/** A wooden pier with snow along its far edge. */
export function pier(s: Sketch, { from, to, depth, waterline, posts }: Pier): void {
  const thick = depth * 0.32
  const skew = depth * 0.8
  const near = (p: Point): Point => [p[0] - skew, p[1] + depth]
  for (let i = 0; i < posts; i++) {
    const t = (i + 0.4) / posts
    const x = from[0] + (to[0] - from[0]) * t
    const y = from[1] + (to[1] - from[1]) * t
    s.fill(rect(x, y, depth * 0.2, waterline - y - depth * 0.2), s.c('#2C2F50'))
    s.fill(
      rect(x - skew, y + depth, depth * 0.24, waterline - y - depth * 0.7),
      s.across('#5B4A58', '#2F2F4E'),
    )
  }
  const deck = polygon([from, to, near(to), near(from)])
  s.light.surface(deck, 0.4)
  s.fill(deck, s.across('#8B6A62', '#6A5560', '#55496A'))
  let gaps = ''
  const planks = Math.round((to[0] - from[0]) / (depth * 0.55))
  for (let i = 1; i < planks; i++) {
    const t = i / planks
    const p: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    gaps += line([p, near(p)])
  }
  s.stroke(gaps, s.c('#43395A'), 1.4, 0.6)
  s.fill(
    polygon([
      near(from),
      near(to),
      [near(to)[0], near(to)[1] + thick],
      [near(from)[0], near(from)[1] + thick],
    ]),
    s.c('#3A3453'),
  )
  const snow = polygon([
    from,
    to,
    [to[0] - skew * 0.28, to[1] + depth * 0.28],
    [from[0] - skew * 0.34, from[1] + depth * 0.36],
  ])
  s.light.surface(snow)
  s.fill(snow, s.across('#E7DADF', '#B1C1DD'))
}
