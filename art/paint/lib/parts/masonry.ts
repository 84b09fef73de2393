import { mix } from '../colour.ts'
import { line, rect } from '../path.ts'
import { chance } from '../random.ts'
import type { Sketch } from '../sketch.ts'

export interface Masonry {
  /** Outline of the wall as path data. */
  outline: string
  /** x, y, width, height around it. */
  box: readonly [x: number, y: number, width: number, height: number]
  /** Height of a course in px. */
  course: number
  lit: string
  dark: string
  /** Joints between the stones. */
  joint: string
  /** How far the stones differ, 0 to 1. */
  rough?: number
  seed: number
}

/** A wall of stones or bricks that differ in length and tone, lit from the left. */
export function masonry(
  s: Sketch,
  { outline, box: [x, y, width, height], course, lit, dark, joint, rough = 0.22, seed }: Masonry,
): void {
  const random = chance(seed)
  s.fill(outline, s.c(joint))
  s.within(`clip-path="${s.picture.clip(outline)}"`, () => {
    const gap = Math.max(0.8, course * 0.07)
    let edges = ''
    for (let row = y; row < y + height; row += course) {
      for (let left = x - random.between(0, course * 1.6); left < x + width;) {
        const long = course * random.between(1.2, 2.5)
        const across = Math.min(1, Math.max(0, (left - x) / width))
        const tone = mix(mix(lit, dark, across), random.happens(0.5) ? dark : lit, random.between(0, rough))
        s.fill(rect(left, row, long - gap, course - gap), s.c(tone))
        if (random.happens(0.6))
          edges += line([
            [left + gap, row + 0.6],
            [left + long - gap * 2.5, row + 0.6],
          ])
        left += long
      }
    }
    s.stroke(edges, s.c(mix(lit, '#F6E4DC', 0.4)), Math.max(0.8, course * 0.05), 0.34)
    s.fill(
      rect(x, y, width, height),
      s.picture.linear(
        [
          [0, s.c('#14244A'), 0],
          [1, s.c('#14244A'), 0.4],
        ],
        [0, 0],
        [0.1, 1],
      ),
    )
  })
}
