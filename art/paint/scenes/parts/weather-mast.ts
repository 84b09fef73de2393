import { ellipse, line, polygon, r, rect, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { drift, icicles } from '../../lib/parts/drift.ts'
import { lanternHouse } from '../../lib/parts/tower.ts'

const HEIGHT = 400

/** The weather mast; at its foot, under a lamp, the case that restarts a heart. @param at middle of its foot. Returns its lamps. */
export function weatherMast(s: Sketch, [x, y]: Point): { top: Point; lamp: Point } {
  plinth(s, [x, y])
  instruments(s, [x, y])
  lattice(s, [x, y - 24])
  windsock(s, [x + 20, y - 350])
  const top = lanternHouse(s, [x, y - HEIGHT - 6], 48, '#C4604E')
  stormCone(s, [x - 84, y - 336])
  const lamp = hoodedLamp(s, [x - 4, y - 214])
  aedCase(s, [x - 4, y - 56])
  return { top, lamp }
}

function plinth(s: Sketch, [x, y]: Point): void {
  for (const [half, up, high] of [
    [100, 18, 18],
    [80, 36, 18],
  ] as const) {
    const block = rect(x - half, y - up, half * 2, high)
    s.light.occluder(block)
    s.light.surface(block, 0.35)
    s.fill(block, s.across('#B0A2B2', '#6E7498', '#3E4A78'))
    s.stroke(
      line([
        [x - half * 0.4, y - up + 2],
        [x - half * 0.4, y - up + high - 2],
      ]) +
        line([
          [x + half * 0.45, y - up + 2],
          [x + half * 0.45, y - up + high - 2],
        ]),
      s.c('#3A4674'),
      1.6,
      0.5,
    )
  }
  drift(
    s,
    [
      [x - 102, y - 17],
      [x - 78, y - 18],
    ],
    { up: 7, drop: 3, seed: 871, unit: 0.6 },
  )
  drift(
    s,
    [
      [x + 74, y - 18],
      [x + 102, y - 17],
    ],
    { up: 7, drop: 3, seed: 872, unit: 0.6 },
  )
  drift(
    s,
    [
      [x - 82, y - 36],
      [x + 82, y - 36],
    ],
    { up: 7, drop: 4, seed: 873 },
  )
}

function lattice(s: Sketch, [x, y]: Point): void {
  const at = (side: number, share: number): Point => [x + side * (58 - 36 * share), y - (HEIGHT - 24) * share]
  let bars = ''
  for (let i = 0; i < 8; i++) {
    const [a, b] = [i / 8, (i + 1) / 8]
    bars += line([at(-1, a), at(1, b)]) + line([at(1, a), at(-1, b)]) + line([at(-1, b), at(1, b)])
  }
  const legs =
    polygon([at(-1.08, 0), at(-1.1, 1), at(-0.9, 1), at(-0.94, 0)]) +
    polygon([at(0.94, 0), at(0.9, 1), at(1.1, 1), at(1.08, 0)])
  s.light.surface(legs, 0.8)
  s.stroke(bars, s.c('#3E4874'), 5)
  s.stroke(bars, s.c('#8E8AA6'), 1.6, 0.7)
  s.fill(legs, s.across('#D9A48C', '#8A6A78', '#444874'))
  s.light.surface(polygon([at(-1.08, 0), at(-1.1, 1), at(-0.9, 1), at(-0.94, 0)]), 0.7)
  for (const share of [0.5, 0.875]) icicles(s, [at(-1, share), at(1, share)], 16, 874 + share * 8)
}

/** Wind cups on one arm, a thermometer screen on the other. */
function instruments(s: Sketch, [x, y]: Point): void {
  s.stroke(
    line([
      [x - 96, y - 346],
      [x + 24, y - 346],
    ]),
    s.c('#3E4874'),
    6,
  )
  const cups: Point = [x - 52, y - 372]
  s.stroke(
    line([[x - 52, y - 346], cups]) +
      line([
        [cups[0] - 24, cups[1] + 2],
        [cups[0] + 24, cups[1] - 4],
      ]),
    s.c('#4A5280'),
    4,
  )
  for (const [dx, dy] of [
    [-26, 2],
    [0, -3],
    [26, -4],
  ] as const)
    s.fill(`M${cups[0] + dx - 9} ${cups[1] + dy - 8}a9 9 0 0 0 0 16h8v-16Z`, s.across('#E0D2CE', '#7E86AC'))
  const screen = rect(x + 56, y - 204, 44, 56)
  s.stroke(
    line([
      [x + 30, y - 176],
      [x + 60, y - 176],
    ]),
    s.c('#3E4874'),
    6,
  )
  s.light.occluder(screen)
  s.light.surface(screen, 0.6)
  s.fill(screen, s.across('#DCD2D2', '#9299B8', '#5E6A96'))
  let slats = ''
  for (let i = 0; i < 6; i++)
    slats += line([
      [x + 60, y - 196 + i * 8],
      [x + 96, y - 196 + i * 8],
    ])
  s.stroke(slats, s.c('#46527F'), 2.4, 0.7)
  s.fill(
    polygon([
      [x + 50, y - 204],
      [x + 78, y - 220],
      [x + 106, y - 204],
    ]),
    s.across('#8E93B2', '#4A5684'),
  )
  drift(
    s,
    [
      [x + 50, y - 204],
      [x + 78, y - 219],
      [x + 106, y - 204],
    ],
    { up: 8, drop: 4, seed: 876, unit: 0.8 },
  )
}

/** Orange and white, straight out in the gale. @param at its ring. */
function windsock(s: Sketch, [x, y]: Point): void {
  s.stroke(
    line([
      [x - 6, y + 6],
      [x + 14, y],
    ]),
    s.c('#3E4874'),
    5,
  )
  const edge = (share: number, side: number): Point => [
    x + 14 + 132 * share,
    y + 6 * Math.sin(share * 5) + side * (21 - 12 * share),
  ]
  for (let i = 0; i < 5; i++) {
    const [a, b] = [i / 5, (i + 1) / 5]
    const band = polygon([edge(a, -1), edge(b, -1), edge(b, 1), edge(a, 1)])
    s.light.occluder(band)
    s.light.surface(band, 0.7)
    s.fill(band, i % 2 ? s.down('#E6DAD8', '#8E96B8') : s.down('#E08A5E', '#8A4650'))
  }
  s.fill(ellipse(x + 14, y, 7, 21), s.c('#5E304A'))
  s.stroke(ellipse(x + 14, y, 7, 21), s.c('#D9A48C'), 3)
}

/** The black cone that tells of a gale. @param at where its halyard hangs. */
function stormCone(s: Sketch, [x, y]: Point): void {
  s.stroke(
    line([
      [x, y - 10],
      [x, y + 96],
    ]),
    s.c('#C9B9B4'),
    1.8,
    0.8,
  )
  const cone = polygon([
    [x, y + 14],
    [x + 24, y + 58],
    [x - 24, y + 58],
  ])
  s.light.occluder(cone)
  s.light.surface(cone, 0.4)
  s.fill(cone, s.across('#4E547E', '#2A3260', '#1A2148'))
  s.fill(ellipse(x, y + 58, 24, 5), s.c('#141B40'))
}

/** A curved arm with an enamel hood. @param at where it leaves the mast. Returns the bulb. */
function hoodedLamp(s: Sketch, [x, y]: Point): Point {
  const bulb: Point = [x, y + 26]
  s.stroke(`M${x - 40} ${y + 16}Q${x - 40} ${y - 26} ${x} ${y - 26}V${y - 8}`, s.c('#2A325E'), 7)
  const glass = ellipse(bulb[0], bulb[1] - 4, 14, 15)
  s.light.occluder(glass)
  s.fill(glass, s.across('#C6D4EA', '#7F98C6'))
  s.light.window(glass, [bulb[0], bulb[1] - 4], 26)
  const hood = `M${x - 50} ${y + 20}Q${x - 42} ${y - 4} ${x - 14} ${y - 10}H${x + 14}Q${x + 42} ${y - 4} ${x + 50} ${y + 20}Z`
  s.light.occluder(hood)
  s.light.surface(hood, 0.4)
  s.fill(hood, s.across('#6FA08C', '#3F7270', '#264C60'))
  s.fill(rect(x - 52, y + 18, 104, 5), s.across('#E6DAD0', '#8E90AA'))
  drift(
    s,
    [
      [x - 40, y + 2],
      [x - 12, y - 10],
      [x + 14, y - 10],
      [x + 42, y + 4],
    ],
    { up: 9, drop: 4, seed: 877, unit: 0.8 },
  )
  return bulb
}

/** Green and white, with a heart and a flash behind its pane. @param at middle of its foot. */
function aedCase(s: Sketch, [x, y]: Point): void {
  const box = rect(x - 60, y - 118, 120, 118)
  s.fill(rect(x - 56, y - 112, 124, 120), s.c('#101E40'), 0.45)
  s.light.occluder(box)
  s.light.surface(box, 0.7)
  s.fill(box, s.across('#58A48C', '#347A70', '#235060'))
  s.fill(rect(x - 60, y - 118, 120, 6), s.c('#BFE0CE'), 0.5)
  const pane = rect(x - 47, y - 105, 94, 92)
  s.fill(
    pane,
    s.picture.linear(
      [
        [0, s.c('#E0E6EA')],
        [0.6, s.c('#A9B8D2')],
        [1, s.c('#7C90B8')],
      ],
      [0, 0],
      [0.7, 1],
    ),
  )
  s.light.window(pane, [x, y - 59], 56)
  const heart = `M${x} ${y - 26}C${x - 52} ${y - 58} ${x - 42} ${y - 98} ${x - 18} ${y - 94}Q${x - 4} ${y - 92} ${x} ${y - 78}Q${x + 4} ${y - 92} ${x + 18} ${y - 94}C${x + 42} ${y - 98} ${x + 52} ${y - 58} ${x} ${y - 26}Z`
  s.light.occluder(heart)
  s.light.surface(heart, 0.5)
  s.fill(heart, s.across('#3F9078', '#2A6A68', '#1F4D5C'))
  const flash = polygon([
    [x + 6, y - 84],
    [x - 14, y - 56],
    [x - 1, y - 57],
    [x - 8, y - 36],
    [x + 14, y - 64],
    [x + 1, y - 63],
  ])
  s.light.surface(flash, 1)
  s.fill(flash, s.c('#EDE6E4'))
  s.fill(
    polygon([
      [x - 47, y - 60],
      [x - 10, y - 105],
      [x + 10, y - 105],
      [x - 47, y - 36],
    ]),
    '#FFFFFF',
    0.12,
  )
  const handle = rect(x + 50, y - 72, 6, 28)
  s.fill(handle, s.c('#E9DFDC'))
  drift(
    s,
    [
      [x - 62, y - 118],
      [x + 62, y - 118],
    ],
    { up: 10, drop: 5, seed: 878 },
  )
  s.stroke(`M${r(x - 56)} ${r(y)}V${r(y + 22)}M${r(x + 56)} ${r(y)}V${r(y + 22)}`, s.c('#2A325E'), 8)
}
