import { arch, ellipse, line, polygon, r, rect, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { casement } from '../../lib/parts/casement.ts'
import { drift } from '../../lib/parts/drift.ts'
import { bracketLantern, lantern } from '../../lib/parts/lantern.ts'
import { parcel } from '../../lib/parts/mail.ts'
import { building, chimney } from './building.ts'

/** The post office; a parcel for someone else lies on its step. @param at its left foot. Returns the street lantern and the door's. */
export function postOffice(s: Sketch, [x, y]: Point): { street: Point; door: Point } {
  const { apex } = building(s, {
    at: [x, y],
    width: 186,
    wall: 162,
    roof: 116,
    side: 96,
    colour: '#B58A58',
    roofColour: '#4B4E74',
    plinth: 24,
    seed: 541,
  })
  chimney(s, [apex[0] + 62, apex[1] + 22], 24, 52, 543)
  casement(s, { at: [x + 48, y - 52], width: 46, height: 62, columns: 2, rows: 3, seed: 544 })
  casement(s, { at: [x + 93, y - 184], width: 30, height: 30, arched: true, seed: 545 })
  for (const at of [28, 68])
    casement(s, {
      at: [x + 186 + at, y - 62 - at * 0.05],
      width: 24,
      height: 54,
      rows: 3,
      frame: '#8E93AD',
      seed: 546 + at,
    })
  door(s, [x + 134, y])
  hornSign(s, [x + 93, y - 136])
  const lamp = bracketLantern(s, [x + 176, y - 118], 42, 1)
  postBox(s, [x - 34, y + 8])
  const street = streetLantern(s, [x - 92, y + 6])
  parcel(s, [x + 178, y + 16], 62)
  parcel(s, [x + 206, y - 30], 40, '#A97A60')
  wrongParcel(s, [x + 60, y + 24])
  drift(
    s,
    [
      [x - 16, y + 4],
      [x + 50, y + 4],
    ],
    { up: 13, drop: 3, seed: 551 },
  )
  return { street, door: lamp }
}

function door(s: Sketch, [x, y]: Point): void {
  const frame = arch(x - 30, y - 104, 60, 104)
  s.light.occluder(frame)
  s.light.surface(frame, 0.5)
  s.fill(frame, s.across('#DCCABE', '#8E8AA2'))
  const leaf = arch(x - 24, y - 97, 48, 97)
  s.fill(leaf, s.across('#A4524A', '#7A4048', '#4E2E4A'))
  s.light.occluder(leaf)
  s.light.surface(leaf, 0.3)
  const glass = arch(x - 16, y - 88, 32, 38)
  s.fill(glass, s.down('#6480B0', '#33507C'))
  s.light.window(glass, [x, y - 70], 22)
  const slot = rect(x - 13, y - 42, 26, 7)
  s.light.surface(slot, 1)
  s.fill(slot, s.across('#F0C98A', '#8A6450'))
  s.fill(rect(x - 10, y - 40, 20, 3), s.c('#1B2345'))
  s.fill(ellipse(x + 17, y - 52, 3, 3), s.c('#F0C98A'))
  const step = polygon([
    [x - 40, y + 8],
    [x - 34, y - 4],
    [x + 34, y - 4],
    [x + 40, y + 8],
  ])
  s.light.surface(step, 0.9)
  s.fill(step, s.across('#D8D5E1', '#9FB3D6'))
  s.fill(rect(x - 40, y + 8, 80, 7), s.across('#7F80A4', '#515C8A'))
}

/** The horn, without a word. */
function hornSign(s: Sketch, [x, y]: Point): void {
  const plate = ellipse(x, y, 25, 19)
  s.fill(ellipse(x + 2, y + 3, 25, 19), s.c('#0F1E42'), 0.45)
  s.light.surface(plate, 0.7)
  s.fill(plate, s.across('#3F6A8A', '#263F6A'))
  s.stroke(plate, s.c('#E3B878'), 2)
  s.stroke(
    `M${r(x - 14)} ${r(y - 6)}Q${r(x - 12)} ${r(y + 9)} ${r(x)} ${r(y + 8)}Q${r(x + 11)} ${r(y + 7)} ${r(x + 9)} ${r(y - 2)}Q${r(x + 6)} ${r(y - 9)} ${r(x - 1)} ${r(y - 6)}Q${r(x - 4)} ${r(y - 2)} ${r(x)} ${r(y + 1)}`,
    s.c('#F0C98A'),
    3,
  )
  s.fill(
    polygon([
      [x - 18, y - 9],
      [x - 10, y - 9],
      [x - 13, y - 3],
    ]),
    s.c('#F0C98A'),
  )
}

function postBox(s: Sketch, [x, y]: Point): void {
  const d = `M${r(x - 27)} ${r(y)}V${r(y - 104)}Q${r(x - 27)} ${r(y - 122)} ${r(x)} ${r(y - 126)}Q${r(x + 27)} ${r(y - 122)} ${r(x + 27)} ${r(y - 104)}V${r(y)}Z`
  s.light.occluder(d)
  s.light.surface(d, 0.55)
  s.fill(d, s.across('#DC7A5E', '#B0483F', '#5E2C46'))
  s.fill(rect(x - 30, y - 14, 60, 14) + rect(x - 31, y - 108, 62, 8), s.across('#A84640', '#4E2844'))
  s.fill(rect(x - 16, y - 92, 32, 8), s.c('#1E1F40'))
  s.fill(rect(x - 18, y - 96, 36, 4), s.across('#F0B49A', '#8E4048'))
  s.stroke(rect(x - 17, y - 74, 34, 52), s.c('#6A2C40'), 2, 0.8)
  s.fill(rect(x - 9, y - 66, 18, 14), s.c('#E6D9D2'))
  s.fill(ellipse(x + 11, y - 44, 2.6, 2.6), s.c('#E3B878'))
  s.fill(rect(x - 23, y - 100, 5, 84), '#FFE0CC', 0.22)
  drift(
    s,
    [
      [x - 29, y - 108],
      [x - 14, y - 120],
      [x, y - 124],
      [x + 14, y - 120],
      [x + 29, y - 108],
    ],
    { up: 11, drop: 5, seed: 552, unit: 0.8 },
  )
  drift(
    s,
    [
      [x - 40, y + 3],
      [x + 40, y + 3],
    ],
    { up: 9, drop: 3, seed: 553 },
  )
}

function streetLantern(s: Sketch, [x, y]: Point): Point {
  s.fill(rect(x - 4, y - 250, 8, 250), s.across('#4A4E74', '#1E2850'))
  s.fill(
    polygon([
      [x - 13, y],
      [x - 7, y - 34],
      [x + 7, y - 34],
      [x + 13, y],
    ]),
    s.across('#4A4E74', '#1E2850'),
  )
  for (const up of [120, 214]) s.fill(rect(x - 7, y - up, 14, 6), s.c('#2A3360'))
  s.stroke(`M${r(x - 22)} ${r(y - 216)}Q${r(x)} ${r(y - 240)} ${r(x + 22)} ${r(y - 216)}`, s.c('#232C52'), 4)
  return lantern(s, [x, y - 334], 88, 'done')
}

/** The parcel that came by the wrong boat: its label hangs loose, a gull's feather on it. */
function wrongParcel(s: Sketch, [x, y]: Point): void {
  parcel(s, [x, y], 70, '#C2946A')
  s.stroke(
    line([
      [x + 28, y - 49],
      [x + 12, y - 66],
      [x - 8, y - 60],
    ]),
    s.c('#E5D2B4'),
    2,
  )
  const tag = polygon([
    [x - 8, y - 60],
    [x - 16, y - 50],
    [x - 40, y - 46],
    [x - 42, y - 64],
    [x - 17, y - 68],
  ])
  s.light.surface(tag, 0.8)
  s.fill(tag, s.c('#F0E4DA'))
  s.stroke(
    line([
      [x - 36, y - 60],
      [x - 20, y - 62],
    ]) +
      line([
        [x - 35, y - 54],
        [x - 24, y - 55],
      ]),
    s.c('#C7483F'),
    2,
    0.8,
  )
  drift(
    s,
    [
      [x + 4, y - 52],
      [x + 60, y - 53],
    ],
    { up: 5, drop: 3, seed: 555, unit: 0.7 },
  )
}
