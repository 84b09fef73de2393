import { mix } from '../../lib/colour.ts'
import { polygon, rect, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import type { Sketch } from '../../lib/sketch.ts'

const BINDINGS = ['#8A4450', '#3F6470', '#A9815C', '#54608F', '#6E5A7C', '#7A5248', '#4E6A5C'] as const
const GILT = '#D2A26A'

export interface BookRow {
  from: number
  to: number
  foot: number
  /** Of the tallest, px. */
  high: number
  seed: number
  /** Darkens the row, 0 to 1. */
  shade?: number
}

/** Backs of books side by side on a shelf, with gaps, leaning ones and gilt bands. */
export function bookRow(s: Sketch, { from, to, foot, high, seed, shade = 0 }: BookRow): void {
  const random = chance(seed)
  for (let x = from; x < to - 6;) {
    const wide = Math.min(to - x, high * random.between(0.16, 0.36))
    const tall = high * random.between(0.68, 1)
    if (random.happens(0.07)) {
      x += wide
      continue
    }
    const colour = mix(random.pick(BINDINGS), '#16224A', shade)
    s.fill(
      rect(x, foot - tall, wide - 1, tall),
      s.across(mix(colour, '#E9C9AE', 0.14), mix(colour, '#1B2450', 0.4)),
    )
    if (random.happens(0.7))
      s.fill(
        rect(x, foot - tall * 0.84, wide - 1, high * 0.05) +
          (random.happens(0.5) ? rect(x, foot - tall * 0.22, wide - 1, high * 0.05) : ''),
        s.c(mix(GILT, '#16224A', shade)),
        0.6,
      )
    x += wide
  }
}

/** Books lying on each other. @param at left foot of the lowest. Returns the y of the top. */
export function bookStack(
  s: Sketch,
  [x, y]: Point,
  books: readonly (readonly [width: number, high: number, shift: number, colour: string])[],
): number {
  let foot = y
  for (const [width, high, shift, colour] of books) {
    const left = x + shift
    const cover = rect(left, foot - high, width, high)
    s.light.occluder(cover)
    s.light.surface(cover, 0.5)
    s.fill(cover, s.across(mix(colour, '#FFD9C0', 0.14), mix(colour, '#1B2450', 0.45)))
    s.fill(rect(left + width * 0.84, foot - high * 0.82, width * 0.17, high * 0.64), s.c('#D8CBC6'), 0.85)
    s.fill(
      rect(left + width * 0.1, foot - high, width * 0.04, high) +
        rect(left + width * 0.66, foot - high, width * 0.04, high),
      s.c(GILT),
      0.55,
    )
    s.fill(rect(left, foot - high, width, high * 0.14), '#FFE9D6', 0.16)
    foot -= high
  }
  return foot
}

/** An open book, its pages towards us. @param at middle of its lower edge @param half half its width. */
export function openBook(s: Sketch, [x, y]: Point, half: number, high: number): void {
  const cover = polygon([
    [x - half * 1.06, y + 3],
    [x - half * 0.96, y - high - 2],
    [x + half * 0.96, y - high - 2],
    [x + half * 1.06, y + 3],
  ])
  s.light.occluder(cover)
  s.fill(cover, s.c('#5E3A48'))
  for (const side of [-1, 1] as const) {
    const page = `M${x} ${y}Q${x + side * half * 0.5} ${y - high * 0.16} ${x + side * half} ${y - 1}L${x + side * half * 0.9} ${y - high}Q${x + side * half * 0.46} ${y - high * 1.14} ${x} ${y - high * 0.96}Z`
    s.light.surface(page, 0.9)
    s.fill(page, side < 0 ? s.across('#E9DACB', '#BDAEB2') : s.across('#CDBFBE', '#9D98AE'))
    let lines = ''
    for (let i = 1; i < 6; i++)
      lines += `M${x + side * half * 0.12} ${y - high * (0.1 + i * 0.14)}Q${x + side * half * 0.48} ${y - high * (0.22 + i * 0.14)} ${x + side * half * 0.82} ${y - high * (0.1 + i * 0.14)}`
    s.stroke(lines, s.c('#5A5A7E'), Math.max(1, high * 0.025), 0.6)
  }
}
