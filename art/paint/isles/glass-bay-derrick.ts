import { ellipse, line, polygon, r, type Point } from '../lib/path.ts'
import type { Sketch } from '../lib/sketch.ts'

/** The derrick on the left arm, its boom over the pool, the diving bell on the hook. @param at foot of the mast. */
export function divingDerrick(s: Sketch, [x, y]: Point): void {
  const top: Point = [x + 6, y - 150]
  const tip: Point = [x + 88, y - 132]
  const legs =
    line([
      [x - 30, y + 6],
      [x + 4, y - 148],
    ]) +
    line([
      [x + 26, y + 8],
      [x + 8, y - 148],
    ])
  s.stroke(legs, s.c('#3A3453'), 8)
  s.stroke(
    line([
      [x - 31, y + 4],
      [x + 2, y - 146],
    ]),
    s.c('#B08A78'),
    3,
  )
  s.stroke(
    line([
      [x - 20, y - 40],
      [x + 20, y - 38],
    ]) +
      line([
        [x - 10, y - 86],
        [x + 14, y - 86],
      ]),
    s.c('#4A4060'),
    5,
  )
  s.stroke(line([[x + 2, y - 60], tip]), s.c('#5B4A63'), 7)
  s.stroke(
    line([
      [x + 2, y - 63],
      [tip[0], tip[1] - 3],
    ]),
    s.c('#D9CFDA'),
    2.4,
  )
  s.stroke(line([top, tip, [tip[0], y - 66]]), s.c('#2C3258'), 2.6)
  s.fill(ellipse(tip[0], tip[1], 6, 6), s.c('#C79A6C'))
  bell(s, [tip[0], y - 66])
}

/** @param at its eye, where the chain holds it. */
function bell(s: Sketch, [x, y]: Point): void {
  const body = `M${r(x - 34)} ${r(y + 68)}Q${r(x - 32)} ${r(y + 14)} ${r(x - 9)} ${r(y + 8)}V${r(y)}H${r(x + 9)}V${r(y + 8)}Q${r(x + 32)} ${r(y + 14)} ${r(x + 34)} ${r(y + 68)}Z`
  s.light.occluder(body)
  s.light.surface(body, 0.4)
  s.fill(body, s.across('#F0C48C', '#B98056', '#74505A', '#46385A'))
  s.fill(
    polygon([
      [x - 38, y + 64],
      [x + 38, y + 64],
      [x + 38, y + 74],
      [x - 38, y + 74],
    ]),
    s.across('#D9A878', '#7A5660', '#3E345A'),
  )
  const pane = ellipse(x, y + 38, 12, 12)
  s.fill(ellipse(x, y + 38, 16, 16), s.c('#E8C596'))
  s.fill(pane, s.down('#7FC2BC', '#33678A'))
  s.light.window(pane, [x, y + 38], 22)
  for (const dx of [-24, 24]) s.fill(ellipse(x + dx, y + 48, 3, 3), s.c('#F2D6AC'), 0.8)
}
