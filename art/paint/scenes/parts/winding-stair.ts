import { mix } from '../../lib/colour.ts'
import { ellipse, line, polygon, rect, smooth, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'

const REACH = 218
const FLAT = 40
const RISE = 40
/** Steps in a half turn: the front half is drawn before the spine, the back half behind it. */
const HALF = 7

/** The stair that winds around the red and white spine of the tower. @param at foot of the spine. */
export function windingStair(s: Sketch, at: Point): void {
  s.fill(ellipse(at[0] + 6, at[1] + 22, REACH * 1.1, 40), s.c('#0E1C40'), 0.42)
  run(s, at, HALF, 2 * HALF, true)
  spine(s, at)
  run(s, at, 0, HALF, false)
  run(s, at, 2 * HALF, 3 * HALF, false)
}

function spine(s: Sketch, [x, y]: Point): void {
  const half = 56
  for (let i = 0; i < 8; i++) {
    const top = y - 136 * (i + 1) + 24
    s.fill(
      `M${x - half} ${top}q${half} 20 ${2 * half} 0v136q${-half} 20 ${-2 * half} 0Z`,
      i % 2 ? s.across('#D0685A', '#A4524A', '#5B3450') : s.across('#DCCBC8', '#A3A8C4', '#505B88'),
    )
  }
  s.fill(
    rect(x + half * 0.2, -10, half * 0.8, y + 30),
    s.picture.linear(
      [
        [0, s.c('#14244A'), 0],
        [1, s.c('#14244A'), 0.5],
      ],
      [0, 0],
      [1, 0],
    ),
  )
}

/** The outer end of a step's leading edge; it rises from the left over the front to the right. */
function rim([x, y]: Point, index: number): Point {
  const turn = Math.PI - (Math.PI * index) / HALF
  return [x + Math.cos(turn) * REACH, y - index * RISE + Math.sin(turn) * FLAT]
}

function run(s: Sketch, at: Point, from: number, to: number, behind: boolean): void {
  const shade = behind ? 0.42 : 0
  const own = (colour: string): string => mix(colour, '#1B2A56', shade)
  for (let i = from; i < to; i++) {
    const a = rim(at, i)
    const [nx, ny] = rim(at, i + 1)
    const b: Point = [nx, ny + RISE]
    const hub: Point = [at[0], at[1] - i * RISE]
    const across = (i - from) / (to - from)
    s.fill(polygon([hub, a, [a[0], a[1] + RISE], [hub[0], hub[1] + RISE]]), s.c(own('#5A4658')))
    s.fill(polygon([hub, a, b]), s.c(mix(own('#C09580'), '#4A4268', behind ? 0.5 : across * 0.7)))
    s.fill(
      polygon([a, b, [b[0], b[1] + RISE * 0.62], [a[0], a[1] + RISE * 0.62]]),
      s.c(mix(own('#8C6660'), '#342F54', behind ? 0.5 : across * 0.8)),
    )
  }
  const posts = Array.from({ length: to - from + 1 }, (_, i) => rim(at, from + i))
  s.stroke(
    posts
      .map(([x, y]) =>
        line([
          [x, y - 2],
          [x, y - 92],
        ]),
      )
      .join(''),
    s.c(own('#2E3158')),
    4,
  )
  const rail = smooth(posts.map(([x, y]) => [x, y - 92]))
  s.stroke(rail, s.c(own('#6A4C50')), 9)
  s.stroke(rail, s.c(own('#C99A78')), 3, 0.8)
}
