import { ellipse, line, polygon, r, rect, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'

/** The director's desk: a tall clock at two minutes to five, a telephone, a lamp. @param at left foot. Returns the middle of the lamp. */
export function directorDesk(s: Sketch, [x, y]: Point): Point {
  chair(s, [x + 214, y - 60])
  clock(s, [x + 52, y - 14])
  const lamp = bankersLamp(s, [x + 318, y - 136])
  desk(s, [x, y])
  telephone(s, [x + 150, y - 138])
  papers(s, [x + 236, y - 136])
  return lamp
}

function chair(s: Sketch, [x, y]: Point): void {
  const back = `M${r(x - 52)} ${r(y)}V${r(y - 150)}Q${r(x - 52)} ${r(y - 196)} ${r(x)} ${r(y - 200)}Q${r(x + 52)} ${r(y - 196)} ${r(x + 52)} ${r(y - 150)}V${r(y)}Z`
  s.light.occluder(back)
  s.light.surface(back, 0.4)
  s.fill(back, s.across('#6E4650', '#4E3450', '#33294C'))
  const pad = `M${r(x - 40)} ${r(y)}V${r(y - 146)}Q${r(x - 40)} ${r(y - 182)} ${r(x)} ${r(y - 186)}Q${r(x + 40)} ${r(y - 182)} ${r(x + 40)} ${r(y - 146)}V${r(y)}Z`
  s.fill(pad, s.across('#B4594F', '#8A4450', '#54304E'))
  for (const [at, up] of [
    [-20, 150],
    [20, 150],
    [0, 122],
    [-20, 94],
    [20, 94],
  ] as const)
    s.fill(ellipse(x + at, y - up, 3.4, 3), s.c('#4A2C44'))
  s.stroke(
    `M${r(x - 40)} ${r(y - 146)}Q${r(x - 40)} ${r(y - 182)} ${r(x)} ${r(y - 186)}`,
    s.c('#E9A48A'),
    2,
    0.6,
  )
  for (const at of [-46, 46]) s.fill(ellipse(x + at, y - 184, 8, 9), s.across('#E3B878', '#7D5A4C'))
}

/** A longcase clock: its dial glows like a window. @param at middle of its foot. */
function clock(s: Sketch, [x, y]: Point): void {
  const trunk = polygon([
    [x - 38, y],
    [x - 38, y - 70],
    [x - 28, y - 84],
    [x - 28, y - 236],
    [x + 28, y - 236],
    [x + 28, y - 84],
    [x + 38, y - 70],
    [x + 38, y],
  ])
  const hood = `M${r(x - 46)} ${r(y - 232)}V${r(y - 330)}Q${r(x - 44)} ${r(y - 350)} ${r(x - 24)} ${r(y - 352)}Q${r(x)} ${r(y - 384)} ${r(x + 24)} ${r(y - 352)}Q${r(x + 44)} ${r(y - 350)} ${r(x + 46)} ${r(y - 330)}V${r(y - 232)}Z`
  s.light.occluder(trunk + hood)
  s.light.surface(trunk + hood, 0.45)
  s.fill(trunk, s.across('#9A6A54', '#6E5058', '#3E3654'))
  s.fill(hood, s.across('#AD7A5E', '#7A5A5E', '#443A58'))
  s.fill(rect(x - 52, y - 242, 104, 10), s.across('#C48F6C', '#5C4A60'))
  s.fill(rect(x - 50, y - 336, 100, 6), s.across('#C48F6C', '#5C4A60'))
  const glass = rect(x - 17, y - 222, 34, 124)
  s.fill(glass, s.down('#2C3C6C', '#1B2850'))
  s.stroke(glass, s.c('#C79B63'), 2)
  s.stroke(
    line([
      [x, y - 222],
      [x + 7, y - 130],
    ]),
    s.c('#E3B878'),
    2.6,
  )
  s.light.surface(ellipse(x + 8, y - 122, 11, 11), 0.9)
  s.fill(ellipse(x + 8, y - 122, 11, 11), s.across('#F0C98A', '#8A6450'))
  s.fill(ellipse(x, y - 286, 41, 41), s.across('#E3B878', '#7D5A4C'))
  const dial = ellipse(x, y - 286, 35, 35)
  s.fill(dial, s.across('#F0E4DA', '#B4BACE'))
  s.light.window(dial, [x, y - 286], 44)
  let marks = ''
  for (let hour = 0; hour < 12; hour++) {
    const turn = (hour * Math.PI) / 6
    const inner = hour % 3 ? 29 : 26
    marks += line([
      [x + Math.sin(turn) * inner, y - 286 - Math.cos(turn) * inner],
      [x + Math.sin(turn) * 32, y - 286 - Math.cos(turn) * 32],
    ])
  }
  s.stroke(marks, s.c('#3A3E68'), 2.4)
  hand(s, [x, y - 286], (16 + 58 / 60) / 12, 19, 4.4)
  hand(s, [x, y - 286], 58 / 60, 28, 3.2)
  s.fill(ellipse(x, y - 286, 3.6, 3.6), s.c('#B9504A'))
  s.fill(ellipse(x, y - 376, 6, 7), s.across('#E3B878', '#7D5A4C'))
}

/** @param turn in rounds of the dial. */
function hand(s: Sketch, [x, y]: Point, turn: number, length: number, thick: number): void {
  const angle = turn * 2 * Math.PI
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)]
  const half = thick / 2
  const d = polygon([
    [x - dx * 6 - dy * half, y - dy * 6 + dx * half],
    [x + dx * length, y + dy * length],
    [x - dx * 6 + dy * half, y - dy * 6 - dx * half],
  ])
  s.light.occluder(d)
  s.fill(d, s.c('#1E2650'))
}

function desk(s: Sketch, [x, y]: Point): void {
  const top = polygon([
    [x + 16, y - 144],
    [x + 372, y - 144],
    [x + 392, y - 124],
    [x - 6, y - 124],
  ])
  const lip = rect(x - 6, y - 124, 398, 12)
  const front = rect(x + 6, y - 112, 374, 112)
  s.light.occluder(top + lip + front)
  s.light.surface(top, 1)
  s.light.surface(lip + front, 0.35)
  s.fill(front, s.across('#8A5F52', '#654A58', '#3C3556'))
  s.fill(rect(x + 6, y - 112, 374, 12), s.c('#0E1C40'), 0.4)
  s.fill(top, s.across('#C48F6C', '#96705F', '#605068'))
  s.fill(
    polygon([
      [x + 120, y - 141],
      [x + 300, y - 141],
      [x + 308, y - 127],
      [x + 112, y - 127],
    ]),
    s.across('#5F8C7E', '#3F6470'),
    0.9,
  )
  s.fill(lip, s.across('#A87860', '#7C5E60', '#4A4060'))
  for (const at of [18, 262]) {
    for (let i = 0; i < 3; i++) {
      const up = 98 - i * 33
      s.stroke(rect(x + at, y - up, 106, 28), s.c('#2E2848'), 2, 0.8)
      s.stroke(
        line([
          [x + at + 2, y - up + 26],
          [x + at + 2, y - up + 2],
          [x + at + 104, y - up + 2],
        ]),
        s.c('#D2A284'),
        1.2,
        0.4,
      )
      s.fill(rect(x + at + 40, y - up + 11, 26, 5), s.across('#E3B878', '#7D5A4C'))
    }
  }
  const panel = rect(x + 140, y - 98, 106, 94)
  s.fill(panel, s.c('#2A2648'), 0.5)
  s.fill(ellipse(x + 193, y - 52, 30, 30), s.c('#7C5A58'), 0.7)
  s.stroke(
    line([
      [x + 193, y - 74],
      [x + 193, y - 32],
    ]) +
      `M${r(x + 176)} ${r(y - 46)}a17 14 0 0 0 34 0` +
      line([
        [x + 183, y - 64],
        [x + 203, y - 64],
      ]),
    s.c('#C79B63'),
    3.4,
    0.8,
  )
}

/** A telephone with a dial, its receiver on the cradle. @param at middle of its foot. */
function telephone(s: Sketch, [x, y]: Point): void {
  s.fill(ellipse(x + 6, y + 3, 46, 6), s.c('#0E1C40'), 0.5)
  const body = `M${r(x - 40)} ${r(y + 2)}Q${r(x - 34)} ${r(y - 34)} ${r(x - 18)} ${r(y - 40)}H${r(x + 18)}Q${r(x + 34)} ${r(y - 34)} ${r(x + 40)} ${r(y + 2)}Z`
  s.light.surface(body, 0.6)
  s.fill(body, s.across('#C4604E', '#96404A', '#5A2C48'))
  s.fill(ellipse(x, y - 16, 17, 14), s.across('#E6D9D2', '#A3A6BE'))
  for (let i = 0; i < 8; i++)
    s.fill(
      ellipse(x + Math.cos(i * 0.72 + 0.6) * 11.5, y - 16 + Math.sin(i * 0.72 + 0.6) * 9, 2.3, 2),
      s.c('#3A3E68'),
    )
  s.fill(ellipse(x, y - 16, 5, 4), s.c('#96404A'))
  for (const at of [-17, 17]) s.fill(rect(x + at - 4, y - 50, 8, 12), s.c('#3A2A48'))
  const receiver = `M${r(x - 50)} ${r(y - 44)}Q${r(x - 52)} ${r(y - 62)} ${r(x - 32)} ${r(y - 63)}Q${r(x)} ${r(y - 68)} ${r(x + 32)} ${r(y - 63)}Q${r(x + 52)} ${r(y - 62)} ${r(x + 50)} ${r(y - 44)}Q${r(x + 40)} ${r(y - 40)} ${r(x + 30)} ${r(y - 44)}Q${r(x + 30)} ${r(y - 54)} ${r(x)} ${r(y - 55)}Q${r(x - 30)} ${r(y - 54)} ${r(x - 30)} ${r(y - 44)}Q${r(x - 40)} ${r(y - 40)} ${r(x - 50)} ${r(y - 44)}Z`
  s.light.surface(receiver, 0.6)
  s.fill(receiver, s.across('#D06A54', '#A0464C', '#60304A'))
  s.stroke(
    `M${r(x - 40)} ${r(y - 58)}Q${r(x)} ${r(y - 66)} ${r(x + 30)} ${r(y - 60)}`,
    s.c('#F3C0A4'),
    2,
    0.7,
  )
}

function papers(s: Sketch, [x, y]: Point): void {
  for (const [at, tilt, paper] of [
    [0, -3, '#C9C2CC'],
    [4, 2, '#E6D9D2'],
  ] as const) {
    s.within(`transform="rotate(${tilt} ${r(x + at)} ${r(y)})"`, () =>
      s.fill(
        polygon([
          [x + at - 34, y + 2],
          [x + at + 34, y + 2],
          [x + at + 28, y - 7],
          [x + at - 30, y - 7],
        ]),
        s.c(paper),
      ),
    )
  }
  s.stroke(
    line([
      [x - 20, y - 4],
      [x + 18, y - 4],
    ]) +
      line([
        [x - 22, y - 1],
        [x + 8, y - 1],
      ]),
    s.c('#565A80'),
    1,
    0.8,
  )
  s.stroke(
    line([
      [x + 40, y + 2],
      [x + 26, y - 12],
    ]),
    s.c('#3A2A48'),
    3,
  )
}

/** A desk lamp with a glass shade. @param at middle of its foot. Returns the middle of its shade. */
function bankersLamp(s: Sketch, [x, y]: Point): Point {
  s.fill(ellipse(x, y, 30, 7), s.across('#D2A26A', '#6A4E54'))
  s.fill(rect(x - 3.5, y - 84, 7, 84), s.across('#E3B878', '#7D5A4C'))
  s.fill(ellipse(x, y - 40, 8, 6), s.across('#E3B878', '#7D5A4C'))
  const shade = `M${r(x - 58)} ${r(y - 74)}Q${r(x - 54)} ${r(y - 112)} ${r(x - 20)} ${r(y - 116)}H${r(x + 20)}Q${r(x + 54)} ${r(y - 112)} ${r(x + 58)} ${r(y - 74)}Z`
  s.light.occluder(shade)
  s.fill(shade, s.across('#6FA08C', '#3F7270', '#264C60'))
  s.light.window(shade, [x, y - 90], 60)
  s.fill(`M${r(x - 48)} ${r(y - 82)}Q${r(x - 42)} ${r(y - 108)} ${r(x - 18)} ${r(y - 111)}`, 'none')
  s.stroke(
    `M${r(x - 48)} ${r(y - 82)}Q${r(x - 42)} ${r(y - 106)} ${r(x - 18)} ${r(y - 110)}`,
    '#E6F4EC',
    4,
    0.3,
  )
  const rim = rect(x - 60, y - 77, 120, 5) + rect(x - 10, y - 124, 20, 9)
  s.light.occluder(rim)
  s.fill(rim, s.across('#E3B878', '#7D5A4C'))
  return [x, y - 78]
}
