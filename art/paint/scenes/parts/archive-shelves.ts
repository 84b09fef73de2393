import { mix } from '../../lib/colour.ts'
import { ellipse, line, polygon, rect, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { CORNER, EYE, FLOOR, SPRING } from './archive-plan.ts'
import { bookRow, bookStack } from './books.ts'

const BINDINGS = ['#8A4450', '#3F6470', '#A9815C', '#54608F', '#6E5A7C', '#7A5248'] as const

/** Low shelves under the windows, between the columns. */
export function lowShelves(s: Sketch): void {
  for (const [i, [from, to]] of (
    [
      [44, 362],
      [406, 722],
      [766, 1082],
      [1126, 1418],
    ] as const
  ).entries()) {
    const top = 602
    s.fill(rect(from, top, to - from, FLOOR - top), s.across('#7A5C5E', '#433C5E'))
    s.fill(rect(from + 8, top + 12, to - from - 16, FLOOR - top - 20), s.c('#1A2046'))
    for (const [shelf, foot] of [646, 692].entries()) {
      bookRow(s, {
        from: from + 10,
        to: to - 10,
        foot,
        high: 33,
        seed: 730 + i * 5 + shelf,
        shade: 0.12 + 0.06 * i,
      })
      s.fill(rect(from, foot, to - from, 8), s.across('#94705F', '#4A4264'))
    }
    s.fill(rect((from + to) / 2 - 5, top, 10, FLOOR - top), s.across('#8A685E', '#4A4264'))
    s.fill(rect(from - 8, top - 8, to - from + 16, 12), s.across('#C09478', '#7A6272', '#564C6C'))
  }
  onTheShelves(s)
}

/** Rolled charts, a small globe, piles of books under the windows. */
function onTheShelves(s: Sketch): void {
  bookStack(
    s,
    [470, 594],
    [
      [64, 11, 0, '#8A4450'],
      [52, 9, 6, '#3F6470'],
      [56, 10, 2, '#A9815C'],
    ],
  )
  bookStack(
    s,
    [960, 594],
    [
      [58, 10, 0, '#54608F'],
      [50, 10, 5, '#7A5248'],
    ],
  )
  for (const [x, y] of [
    [850, 588],
    [846, 578],
    [866, 580],
  ] as const) {
    s.fill(rect(x, y - 4, 72, 9), s.across('#D9C7BC', '#8E8CA8'))
    s.fill(ellipse(x + 72, y + 0.5, 3, 4.5), s.c('#6A6488'))
  }
  s.fill(
    polygon([
      [208, 594],
      [246, 594],
      [236, 586],
      [218, 586],
    ]),
    s.across('#C48F6C', '#5C4A60'),
  )
  s.fill(ellipse(227, 562, 24, 24), s.across('#7FA6A8', '#456E88', '#2C4672'))
  s.fill('M212 548q14 -10 22 2q-4 12 -16 10Z' + 'M226 568q12 -4 18 4q-6 10 -16 6Z', s.c('#B99A70'), 0.8)
  s.stroke('M207 577A28 28 0 0 1 232 534', s.c('#D2A26A'), 3)
}

/** A point of the right wall: `y` as it is at the corner. */
function onWall(x: number, y: number): Point {
  return [x, EYE[1] + ((y - EYE[1]) * (x - EYE[0])) / (CORNER - EYE[0])]
}

function slab(from: number, to: number, top: number, bottom: number): string {
  return polygon([onWall(from, top), onWall(to, top), onWall(to, bottom), onWall(from, bottom)])
}

/** The wall of shelves that comes towards us on the right, with its ladder. */
export function shelfWall(s: Sketch): void {
  const top = 262
  const [far, near] = [onWall(CORNER, FLOOR + 4), onWall(1930, FLOOR + 4)]
  s.fill(
    `M${far.join(' ')}V${SPRING}Q${CORNER} 120 1660 -20H1930V${near[1]}Z`,
    s.across('#4A5080', '#2C3462'),
  )
  s.stroke(`M${CORNER} ${SPRING}Q${CORNER} 120 1660 -20`, s.c('#6E7098'), 9)
  s.fill(slab(CORNER, 1930, top, FLOOR), s.across('#4A4064', '#5E4A60'))
  const bays = [CORNER + 6, 1548, 1676, 1850, 2080]
  const shelves = [348, 434, 520, 606, 690]
  const random = chance(741)
  for (const [i, from] of bays.slice(0, -1).entries()) {
    const to = bays[i + 1] ?? from
    const post = 7 + i * 3
    for (const foot of shelves) {
      s.fill(slab(from + post, to - 2, foot - 78, foot), s.c('#171C40'))
      for (let x = from + post + 2; x < to - 8;) {
        const deep = (x - EYE[0]) / (CORNER - EYE[0])
        const wide = random.between(5, 10) * deep
        const tall = random.between(46, 70)
        if (random.happens(0.9)) {
          const colour = random.pick(BINDINGS)
          s.fill(
            slab(x, Math.min(to - 3, x + wide), foot - tall, foot),
            s.c(mix(colour, '#1B2450', random.between(0.2, 0.5))),
          )
          s.fill(
            slab(x, Math.min(to - 3, x + wide * 0.2), foot - tall, foot),
            s.c(mix(colour, '#F0C8A8', 0.3)),
            0.5,
          )
          if (random.happens(0.6))
            s.fill(
              slab(x, Math.min(to - 3, x + wide), foot - tall * 0.82, foot - tall * 0.76),
              s.c('#D2A26A'),
              0.5,
            )
        }
        x += wide + 0.6
      }
      s.fill(slab(from, to, foot, foot + 9), s.across('#8A6A62', '#6A5262'))
    }
    s.fill(slab(from, from + post, top, FLOOR), s.across('#A47E6C', '#4E4260'))
  }
  s.fill(slab(CORNER, 2100, top - 18, top + 6), s.down('#B08A74', '#54465E'))
  s.fill(slab(CORNER, 2100, FLOOR - 8, FLOOR + 6), s.across('#6A5260', '#4A4060'))
  ladder(s)
}

/** It leans on its rail; books lie on a rung. */
function ladder(s: Sketch): void {
  const [a, b]: readonly [Point, Point] = [
    [1540, 786],
    [1596, 812],
  ]
  const [c, d]: readonly [Point, Point] = [
    [1590, 240],
    [1640, 230],
  ]
  s.stroke(
    line([
      [a[0] + 12, a[1] + 2],
      [c[0] + 14, c[1]],
    ]) +
      line([
        [b[0] + 12, b[1] + 2],
        [d[0] + 14, d[1]],
      ]),
    s.c('#121A3E'),
    8,
    0.35,
  )
  for (let i = 1; i < 11; i++) {
    const t = i / 11
    const at = (p: Point, q: Point): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]
    s.stroke(line([at(a, c), at(b, d)]), s.c('#8A685E'), 7 - 2 * t)
    s.stroke(line([at(a, c), at(b, d)]), s.c('#D0A286'), 2, 0.6)
  }
  s.stroke(line([a, c]) + line([b, d]), s.c('#6A4E56'), 9)
  s.stroke(line([a, c]) + line([b, d]), s.c('#D9A986'), 3, 0.7)
}
