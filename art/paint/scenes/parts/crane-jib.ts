import { ellipse, line, polygon, rect, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { drift } from '../../lib/parts/drift.ts'
import { rope } from '../../lib/parts/mooring.ts'

/** The ropes that hold the jib back. @param at middle of the crane's foot. */
export function stays(s: Sketch, [x, y]: Point, tip: Point): void {
  s.stroke(
    line([[x - 10, y - 330], tip]) +
      line([
        [x + 12, y - 322],
        [tip[0] - 50, tip[1] + 58],
      ]),
    s.c('#3A3450'),
    3,
  )
  s.stroke(line([[x - 10, y - 331], tip]), s.c('#B9A08E'), 1.4, 0.7)
}

/** Two beams with struts between them, snow on the upper one. */
export function jibBeam(s: Sketch, [fx, fy]: Point, [tx, ty]: Point): void {
  const long = Math.hypot(tx - fx, ty - fy)
  const [nx, ny] = [-(ty - fy) / long, (tx - fx) / long]
  const at = (t: number, side: number): Point => [
    fx + (tx - fx) * t + nx * side * (1 - 0.55 * t),
    fy + (ty - fy) * t + ny * side * (1 - 0.55 * t),
  ]
  let struts = ''
  for (let i = 0; i < 7; i++)
    struts +=
      line([at(i / 7, -16), at((i + 0.5) / 7, 22)]) + line([at((i + 0.5) / 7, 22), at((i + 1) / 7, -16)])
  s.stroke(struts, s.c('#5A4454'), 5)
  s.stroke(struts, s.c('#B98E74'), 1.6, 0.6)
  const lower = polygon([at(0, 17), at(1, 15), at(1, 23), at(0, 29)])
  const upper = polygon([at(0, -24), at(1.03, -22), at(1.03, -10), at(0, -8)])
  s.light.occluder(lower + upper)
  s.light.surface(lower + upper, 0.7)
  s.fill(lower, s.across('#96705C', '#54465E'))
  s.fill(upper, s.across('#D9A67C', '#946A5E', '#5A4660'))
  drift(s, [at(0.34, -24), at(0.6, -23.6), at(0.96, -22)], { up: 8, drop: 3, seed: 907, unit: 0.7 })
  s.light.occluder(ellipse(fx + 2, fy - 2, 27, 27))
  s.light.surface(ellipse(fx + 2, fy - 2, 27, 27), 0.6)
  s.fill(ellipse(fx + 2, fy - 2, 27, 27), s.across('#6E6A8E', '#3A4270', '#242C58'))
  s.fill(ellipse(fx + 2, fy - 2, 10, 10), s.across('#E3B878', '#7D5A4C'))
  const wheel = ellipse(tx + 4, ty + 2, 20, 20)
  s.light.occluder(wheel)
  s.light.surface(wheel, 0.8)
  s.fill(wheel, s.across('#E3B878', '#A97A55', '#54404E'))
  s.fill(ellipse(tx + 4, ty + 2, 13, 13), s.c('#3A3054'))
  s.fill(ellipse(tx + 4, ty + 2, 5, 5), s.c('#D2A26A'))
}

/** The crate on the hook; over it the rope hangs by its last strand. @param at where the rope leaves the wheel. */
export function load(s: Sketch, [x, y]: Point, ground: number): void {
  const hook = ground - 262
  rope(s, [x + 8, y + 2], [x + 8, y + 66], 0, 8)
  s.stroke(
    line([
      [x + 8, y + 64],
      [x + 9, y + 96],
    ]),
    s.c('#C9AE94'),
    3,
  )
  let frayed = ''
  for (const [dx, dy] of [
    [-13, 20],
    [-7, 26],
    [13, 22],
    [8, 30],
    [-3, 16],
  ] as const)
    frayed += `M${x + 8} ${y + 62}q${dx * 0.2} ${dy * 0.6} ${dx} ${dy}M${x + 9} ${y + 98}q${dx * 0.2} ${-dy * 0.6} ${dx} ${-dy * 0.8}`
  s.stroke(frayed, s.c('#C9AE94'), 2.4)
  rope(s, [x + 9, y + 94], [x + 9, hook], 0, 8)
  s.fill(ellipse(x + 9, hook, 9, 9), s.across('#B9B4C6', '#4A5078'))
  s.stroke(`M${x + 9} ${hook + 6}v10q0 12 11 12q10 -1 9 -12`, s.c('#3A4270'), 6)
  s.stroke(
    line([
      [x + 10, hook + 22],
      [x - 40, hook + 66],
    ]) +
      line([
        [x + 12, hook + 22],
        [x + 62, hook + 60],
      ]) +
      line([
        [x + 12, hook + 22],
        [x + 84, hook + 50],
      ]),
    s.c('#B9A08E'),
    3,
  )
  s.within(`transform="rotate(-6 ${x + 10} ${hook + 110})"`, () => bigCrate(s, [x - 44, hook + 156], 94))
  s.light.occluder(rect(x - 42, hook + 66, 96, 88))
  s.light.surface(rect(x - 42, hook + 66, 96, 88), 0.45)
}

/** @param at left foot of its front. */
function bigCrate(s: Sketch, [x, y]: Point, size: number): void {
  const k = size
  s.fill(rect(x, y - k * 0.92, k, k * 0.92), s.across('#C79A70', '#94705E'))
  s.fill(
    polygon([
      [x + k, y],
      [x + k * 1.3, y - k * 0.12],
      [x + k * 1.3, y - k],
      [x + k, y - k * 0.92],
    ]),
    s.c('#5A4858'),
  )
  s.fill(
    polygon([
      [x, y - k * 0.92],
      [x + k * 0.32, y - k],
      [x + k * 1.3, y - k],
      [x + k, y - k * 0.92],
    ]),
    s.across('#E0BE98', '#A98A7C'),
  )
  s.stroke(
    [0.3, 0.62]
      .map((t) =>
        line([
          [x + 3, y - k * t],
          [x + k - 3, y - k * t],
        ]),
      )
      .join(''),
    s.c('#5E4654'),
    2,
    0.7,
  )
  s.fill(
    rect(x, y - k * 0.92, k * 0.13, k * 0.92) + rect(x + k * 0.87, y - k * 0.92, k * 0.13, k * 0.92),
    s.across('#D9AE84', '#A47E66'),
  )
  s.fill(
    polygon([
      [x + k * 0.13, y - k * 0.04],
      [x + k * 0.13, y - k * 0.2],
      [x + k * 0.87, y - k * 0.88],
      [x + k * 0.87, y - k * 0.72],
    ]),
    s.c('#B48A68'),
  )
  s.stroke(rect(x, y - k * 0.92, k, k * 0.92), s.c('#5E4654'), 1.6, 0.5)
}
