import { mix } from '../../lib/colour.ts'
import { ellipse, lens, line, polygon, r, rect, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { casement } from '../../lib/parts/casement.ts'
import { drift, icicles } from '../../lib/parts/drift.ts'
import { lantern } from '../../lib/parts/lantern.ts'
import { fender } from '../../lib/parts/mooring.ts'

/** A small ferry; the shutter of its great window is down and locked. @param at left end of its waterline. Returns its lanterns. */
export function ferry(s: Sketch, [x, y]: Point): { mast: Point; stern: Point } {
  s.fill(lens(x + 170, y + 3, 186, 9), s.c('#0C1C3E'), 0.6)
  const mast = rigging(s, [x, y])
  wheelhouse(s, [x, y])
  cabin(s, [x, y])
  hull(s, [x, y])
  const stern = lantern(s, [x + 12, y - 142], 50)
  s.stroke(
    line([
      [x + 12, y - 92],
      [x + 12, y - 74],
    ]),
    s.c('#232C52'),
    4,
  )
  return { mast, stern }
}

function rigging(s: Sketch, [x, y]: Point): Point {
  s.stroke(
    line([
      [x + 158, y - 150],
      [x + 158, y - 352],
    ]),
    s.c('#3A3855'),
    7,
  )
  s.stroke(
    line([
      [x + 156.5, y - 150],
      [x + 156.5, y - 350],
    ]),
    s.c('#A98F86'),
    2,
  )
  s.stroke(
    line([
      [x + 158, y - 346],
      [x + 336, y - 92],
    ]) +
      line([
        [x + 158, y - 346],
        [x + 14, y - 84],
      ]),
    s.c('#2C3660'),
    1.8,
  )
  s.stroke(
    line([
      [x + 128, y - 318],
      [x + 188, y - 318],
    ]),
    s.c('#3A3855'),
    4,
  )
  const flags = ['#C7584F', '#E9DFDC', '#4E7E96', '#E0A652', '#C7584F', '#E9DFDC', '#4E7E96']
  for (const [i, colour] of flags.entries()) {
    const t = 0.16 + i * 0.105
    const [px, py] = [x + 158 + 178 * t, y - 346 + 254 * t]
    s.fill(
      polygon([
        [px, py],
        [px + 8, py + 11],
        [px - 5, py + 17],
      ]),
      s.c(mix(colour, '#1B3158', 0.12)),
    )
  }
  s.fill(
    polygon([
      [x + 158, y - 352],
      [x + 196, y - 344],
      [x + 188, y - 337],
      [x + 196, y - 330],
      [x + 158, y - 326],
    ]),
    s.across('#C7584F', '#7D3F52'),
  )
  const funnel = polygon([
    [x + 82, y - 150],
    [x + 88, y - 238],
    [x + 124, y - 238],
    [x + 128, y - 150],
  ])
  s.light.occluder(funnel)
  s.light.surface(funnel, 0.4)
  s.fill(funnel, s.across('#D98A68', '#A4524A', '#5B3B55'))
  s.fill(
    polygon([
      [x + 86, y - 206],
      [x + 87.4, y - 222],
      [x + 124.6, y - 222],
      [x + 126, y - 206],
    ]),
    s.across('#EADBD6', '#8E95B6'),
  )
  s.fill(rect(x + 84, y - 242, 44, 8), s.c('#2A3055'))
  drift(
    s,
    [
      [x + 84, y - 242],
      [x + 128, y - 242],
    ],
    { up: 6, drop: 3, seed: 101, unit: 0.6 },
  )
  return lantern(s, [x + 128, y - 316], 54, 'done')
}

function wheelhouse(s: Sketch, [x, y]: Point): void {
  const house = polygon([
    [x + 172, y - 150],
    [x + 170, y - 222],
    [x + 284, y - 222],
    [x + 292, y - 150],
  ])
  s.light.occluder(house)
  s.light.surface(house, 0.45)
  s.fill(house, s.across('#DCCBC6', '#A4A6C0', '#6A769F'))
  s.fill(rect(x + 171, y - 162, 120, 12), s.across('#A4524A', '#5B3B55'))
  for (const at of [194, 230, 266])
    casement(s, {
      at: [x + at, y - 174],
      width: 26,
      height: 34,
      columns: 1,
      rows: 1,
      frame: '#7F6E76',
      seed: 104 + at,
    })
  s.fill(rect(x + 160, y - 230, 142, 10), s.across('#7A6472', '#3D4268'))
  icicles(
    s,
    [
      [x + 164, y - 220],
      [x + 298, y - 220],
    ],
    13,
    108,
  )
  drift(
    s,
    [
      [x + 158, y - 230],
      [x + 304, y - 230],
    ],
    { up: 15, drop: 6, seed: 109 },
  )
}

function cabin(s: Sketch, [x, y]: Point): void {
  const body = rect(x + 40, y - 150, 262, 92)
  s.light.occluder(body)
  s.light.surface(body, 0.45)
  s.fill(body, s.across('#D2C0BD', '#9FA2BE', '#64709A'))
  for (let i = 1; i < 7; i++) s.fill(rect(x + 40, y - 150 + i * 13, 262, 1.2), s.c('#2A3A68'), 0.25)
  shutteredWindow(s, [x + 66, y - 136], 150, 62)
  const ring = ellipse(x + 262, y - 104, 17, 17)
  s.fill(ellipse(x + 264, y - 101, 19, 19), s.c('#14244A'), 0.4)
  s.stroke(ring, s.c('#E8D9D4'), 9)
  s.stroke(
    `M${r(x + 252)} ${r(y - 118)}a17 17 0 0 1 8 -3M${r(x + 277)} ${r(y - 112)}a17 17 0 0 1 2 8M${r(x + 272)} ${r(y - 90)}a17 17 0 0 1 -8 3M${r(x + 247)} ${r(y - 96)}a17 17 0 0 1 -2 -8`,
    s.c('#B9504A'),
    9,
  )
  s.fill(rect(x + 30, y - 158, 282, 10), s.across('#8A6A6E', '#43466C'))
  icicles(
    s,
    [
      [x + 34, y - 148],
      [x + 308, y - 148],
    ],
    15,
    118,
  )
  drift(
    s,
    [
      [x + 28, y - 158],
      [x + 84, y - 158],
    ],
    { up: 12, drop: 6, seed: 119 },
  )
  drift(
    s,
    [
      [x + 126, y - 158],
      [x + 172, y - 158],
    ],
    { up: 10, drop: 6, seed: 120 },
  )
  drift(
    s,
    [
      [x + 288, y - 158],
      [x + 316, y - 158],
    ],
    { up: 8, drop: 6, seed: 121, unit: 0.7 },
  )
}

/** The window that is a screen: slats down, light only between them, a padlock on the bar. */
function shutteredWindow(s: Sketch, [x, y]: Point, width: number, height: number): void {
  const frame = rect(x - 8, y - 8, width + 16, height + 16)
  s.light.occluder(frame)
  s.light.surface(frame, 0.4)
  s.fill(frame, s.across('#7C5C60', '#3E3F66'))
  const opening = rect(x, y, width, height)
  s.fill(opening, s.c('#1B2B56'))
  s.light.window(opening, [x + width / 2, y + height / 2], 62)
  for (let at = 0; at < height - 3; at += 10.4) {
    const slat = rect(x, y + at, width, 7.6)
    s.light.occluder(slat)
    s.light.surface(slat, 0.3)
    s.fill(slat, s.across('#6E93A0', '#3F6580', '#2B476C'))
    s.fill(rect(x, y + at, width, 1.8), s.c('#C3D0E0'), 0.5)
  }
  s.fill(rect(x - 12, y + height * 0.52, width + 24, 7), s.across('#4B4E6E', '#252E54'))
  s.light.occluder(rect(x - 12, y + height * 0.52, width + 24, 7))
  const [cx, cy] = [x + width / 2, y + height * 0.52 + 2]
  s.stroke(`M${r(cx - 8)} ${r(cy + 2)}v-9a8 8 0 0 1 16 0v9`, s.c('#A2A5BF'), 4)
  const lock = rect(cx - 13, cy, 26, 22)
  s.light.occluder(lock)
  s.light.surface(lock, 0.9)
  s.fill(lock, s.across('#E2B574', '#A97A55', '#6A4E54'))
  s.fill(ellipse(cx, cy + 8, 3, 3) + rect(cx - 1.4, cy + 8, 2.8, 9), s.c('#1B2345'))
  drift(
    s,
    [
      [x - 10, y + height + 7],
      [x + width + 10, y + height + 7],
    ],
    { up: 4, drop: 3, seed: 124, unit: 0.7 },
  )
}

function hull(s: Sketch, [x, y]: Point): void {
  const d = `M${r(x - 6)} ${r(y - 70)}Q${r(x + 120)} ${r(y - 52)} ${r(x + 236)} ${r(y - 60)}Q${r(x + 312)} ${r(y - 68)} ${r(x + 356)} ${r(y - 98)}Q${r(x + 344)} ${r(y - 44)} ${r(x + 318)} ${r(y + 2)}H${r(x + 22)}Q${r(x - 2)} ${r(y - 24)} ${r(x - 6)} ${r(y - 70)}Z`
  s.light.occluder(d)
  s.light.surface(d, 0.3)
  s.fill(d, s.across('#55739C', '#31507E', '#1C3260'))
  s.within(`clip-path="${s.picture.clip(d)}"`, () => {
    s.fill(rect(x - 10, y - 14, 380, 20), s.across('#9A4E4A', '#4B2F50'))
    s.fill(rect(x - 10, y - 17, 380, 3), s.across('#EADBD6', '#8E95B6'), 0.85)
    let seams = ''
    for (const down of [14, 28])
      seams += `M${r(x - 6)} ${r(y - 70 + down)}Q${r(x + 120)} ${r(y - 52 + down)} ${r(x + 236)} ${r(y - 60 + down)}Q${r(x + 312)} ${r(y - 68 + down)} ${r(x + 356)} ${r(y - 98 + down)}`
    s.stroke(seams, s.c('#0F2148'), 1.6, 0.5)
    s.fill(rect(x - 10, y - 4, 380, 8), s.c('#0A1836'), 0.5)
  })
  const sheer: Point[] = [
    [x - 8, y - 70],
    [x + 60, y - 61],
    [x + 140, y - 56.5],
    [x + 236, y - 60],
    [x + 300, y - 70],
    [x + 358, y - 99],
  ]
  s.stroke(
    `M${r(x - 6)} ${r(y - 68)}Q${r(x + 120)} ${r(y - 50)} ${r(x + 236)} ${r(y - 58)}Q${r(x + 312)} ${r(y - 66)} ${r(x + 356)} ${r(y - 96)}`,
    s.across('#EADBD6', '#9AA2C2'),
    6,
  )
  drift(s, sheer, { up: 6, drop: 4, seed: 131 })
  for (const at of [72, 158, 240]) fender(s, [x + at, y - 24], 15)
  for (let i = 0; i < 11; i++)
    s.fill(lens(x + 24 + i * 29 + ((i * 13) % 9), y + 3 + (i % 3), 14, 1.2), s.c('#E4ECF4'), 0.4)
}
