import { ellipse, line, polygon, r, rect, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { drift, icicles } from '../../lib/parts/drift.ts'
import { key } from '../../lib/parts/key.ts'
import { lantern } from '../../lib/parts/lantern.ts'
import { masonry } from '../../lib/parts/masonry.ts'
import { contactShadow } from '../../lib/parts/snow.ts'

/**
 * The customs gate: two pillars, two lanterns, two keys, one gate. While in progress only the first lantern burns: one is
 * not enough to pass. @param at middle of its foot. Returns its lanterns.
 */
export function customsGate(s: Sketch, [x, y]: Point): readonly [Point, Point] {
  contactShadow(s, x, y + 2, 150, 9)
  leaves(s, [x, y])
  const [left, right] = [x - 104, x + 104]
  for (const [i, at] of [left, right].entries()) pillar(s, [at, y], i)
  crown(s, [x, y - 214])
  const first = lantern(s, [left, y - 306], 80)
  const other = lantern(s, [right, y - 306], 80, 'done')
  for (const at of [left, right])
    drift(
      s,
      [
        [at - 46, y + 4],
        [at + 46, y + 4],
      ],
      { up: 15, drop: 3, seed: 70 + at },
    )
  return [first, other]
}

function pillar(s: Sketch, [x, y]: Point, index: number): void {
  const shaft = rect(x - 30, y - 204, 60, 204)
  s.light.occluder(shaft)
  masonry(s, {
    outline: shaft,
    box: [x - 30, y - 204, 60, 204],
    course: 19,
    lit: '#C0AEB2',
    dark: '#5A648F',
    joint: '#444E7C',
    rough: 0.3,
    seed: 80 + index,
  })
  s.light.surface(shaft, 0.34)
  s.fill(rect(x + 14, y - 204, 16, 204), s.c('#1A2B57'), 0.35)
  for (const [top, half, high] of [
    [y - 26, 38, 26],
    [y - 220, 40, 18],
  ] as const) {
    const slab = rect(x - half, top, half * 2, high)
    s.light.occluder(slab)
    s.light.surface(slab, 0.4)
    s.fill(slab, s.across('#B9A9B2', '#7A80A6', '#4D5885'))
    s.fill(rect(x - half, top + high - 3, half * 2, 3), s.c('#1E2D5A'), 0.5)
  }
  icicles(
    s,
    [
      [x - 38, y - 202],
      [x + 38, y - 202],
    ],
    18,
    90 + index,
  )
  drift(
    s,
    [
      [x - 40, y - 220],
      [x + 40, y - 220],
    ],
    { up: 13, drop: 6, seed: 84 + index },
  )
  drift(
    s,
    [
      [x - 38, y - 26],
      [x + 38, y - 26],
    ],
    { up: 5, drop: 3, seed: 86 + index },
  )
}

/** Two iron leaves with a lock plate each. */
function leaves(s: Sketch, [x, y]: Point): void {
  const top = (at: number): number => y - 150 - 34 * (1 - Math.abs(at) / 76) ** 0.8
  let bars = ''
  let tips = ''
  for (let at = -72; at <= 72; at += 12) {
    if (at === 0) continue
    bars += line([
      [x + at, y - 8],
      [x + at, top(at)],
    ])
    tips += polygon([
      [x + at - 4.5, top(at) + 2],
      [x + at, top(at) - 14],
      [x + at + 4.5, top(at) + 2],
    ])
  }
  s.light.occluder(tips)
  s.stroke(bars, s.c('#1E2950'), 5)
  s.stroke(bars, s.c('#6B6F92'), 1.3, 0.7)
  s.fill(tips, s.across('#C79B63', '#6B5A63'))
  for (const [at, thick] of [
    [16, 7],
    [84, 6],
    [142, 7],
  ] as const)
    s.stroke(
      line([
        [x - 74, y - at],
        [x - 3, y - at],
      ]) +
        line([
          [x + 3, y - at],
          [x + 74, y - at],
        ]),
      s.c('#232E58'),
      thick,
    )
  s.stroke(
    line([
      [x - 3, y - 6],
      [x - 3, y - 182],
    ]) +
      line([
        [x + 3, y - 6],
        [x + 3, y - 182],
      ]),
    s.c('#27325C'),
    5,
  )
  s.stroke(
    `M${r(x - 70)} ${r(y - 20)}Q${r(x - 40)} ${r(y - 50)} ${r(x - 8)} ${r(y - 78)}M${r(x + 70)} ${r(y - 20)}Q${r(x + 40)} ${r(y - 50)} ${r(x + 8)} ${r(y - 78)}`,
    s.c('#27325C'),
    5,
  )
  for (const side of [-1, 1]) {
    const at = x + side * 24
    const plate = ellipse(at, y - 84, 17, 20)
    s.fill(ellipse(at + 2, y - 81, 17, 20), s.c('#0C1834'), 0.5)
    s.light.surface(plate, 0.9)
    s.fill(plate, s.across('#E2B574', '#A97A55', '#6A4E54'))
    s.stroke(ellipse(at, y - 84, 13, 16), s.c('#7A5A50'), 1.6)
    s.fill(
      ellipse(at, y - 88, 4, 4) +
        polygon([
          [at - 2, y - 87],
          [at + 2, y - 87],
          [at + 3.6, y - 75],
          [at - 3.6, y - 75],
        ]),
      s.c('#1B2345'),
    )
  }
  s.light.surface(lineSnow(x, y - 146), 1)
  s.fill(lineSnow(x, y - 146), s.across('#DAD8E4', '#9FB3D6'))
}

function lineSnow(x: number, y: number): string {
  return [-62, -26, 22, 58].map((at) => `M${r(x + at - 12)} ${r(y)}q12 -8 24 0Z`).join('')
}

/** The arch from pillar to pillar with the two keys of the gate. */
function crown(s: Sketch, [x, y]: Point): void {
  const bow = (lift: number): string =>
    `M${r(x - 104)} ${r(y + 6)}Q${r(x)} ${r(y - lift)} ${r(x + 104)} ${r(y + 6)}`
  s.stroke(bow(118), s.c('#202B54'), 10)
  s.stroke(bow(121), s.c('#74789C'), 2, 0.8)
  s.stroke(bow(70), s.c('#27325C'), 5)
  let stays = ''
  for (const at of [-70, -36, 36, 70])
    stays += line([
      [x + at, y - 16 - (70 - Math.abs(at)) * 0.62],
      [x + at, y + 2 - (70 - Math.abs(at)) * 0.4],
    ])
  s.stroke(stays, s.c('#27325C'), 4)
  for (const at of [-30, 30]) {
    s.stroke(
      line([
        [x + at, y - 30],
        [x + at, y - 10],
      ]),
      s.c('#4A4E70'),
      2.4,
    )
    key(s, [x + at, y - 12], 84)
  }
  const boss = ellipse(x, y - 58, 17, 17)
  s.light.surface(boss, 0.7)
  s.fill(boss, s.across('#E2B574', '#7D5A4C'))
  s.fill(ellipse(x, y - 58, 10, 10), s.c('#3A4A78'))
  drift(
    s,
    [
      [x - 74, y - 34],
      [x - 40, y - 52],
      [x, y - 60],
      [x + 40, y - 52],
      [x + 74, y - 34],
    ],
    { up: 7, drop: 2, seed: 95, unit: 0.8 },
  )
}
