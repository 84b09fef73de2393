import { blob, ellipse, line, polygon, r, rect, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { bookStack } from './books.ts'
import { oilLamp } from './oil-lamp.ts'

const DEPTH = 78
const HEIGHT = 140

/** A map chest with a sea chart, a lens on a stand, a lamp, books to compare. @param at left foot. Returns its lamp. */
export function chartDesk(s: Sketch, [x, y]: Point): Point {
  chest(s, [x, y])
  chart(s, [x, y])
  bookStack(
    s,
    [x + 44, y - HEIGHT - 54],
    [
      [92, 18, 0, '#8A4450'],
      [80, 15, 5, '#3F6470'],
      [84, 16, 1, '#A9815C'],
      [62, 12, 10, '#54608F'],
    ],
  )
  dividers(s, [x + 262, y - HEIGHT - 22])
  const lamp = oilLamp(s, [x + 334, y - HEIGHT - 50], 150)
  lens(s, [x + 196, y - HEIGHT - 34])
  return lamp
}

/** Where a point of the table's top is seen: `across` and `near` 0 to 1. */
function onTop([x, y]: Point, across: number, near: number): Point {
  const inset = 36 * (1 - near)
  return [x - 8 + inset + (396 - 2 * inset) * across, y - HEIGHT - DEPTH * (1 - near)]
}

function chest(s: Sketch, [x, y]: Point): void {
  const top = polygon([onTop([x, y], 0, 0), onTop([x, y], 1, 0), onTop([x, y], 1, 1), onTop([x, y], 0, 1)])
  const front = rect(x + 4, y - HEIGHT + 12, 372, HEIGHT - 28)
  const feet =
    polygon([
      [x + 4, y - 16],
      [x + 44, y - 16],
      [x + 36, y],
      [x + 10, y],
    ]) +
    polygon([
      [x + 336, y - 16],
      [x + 376, y - 16],
      [x + 370, y],
      [x + 344, y],
    ])
  const lip = rect(x - 8, y - HEIGHT, 396, 13)
  s.light.occluder(top + front + feet + lip)
  s.light.surface(top, 0.9)
  s.light.surface(front + lip, 0.32)
  s.fill(feet, s.across('#7A5A56', '#3E3658'))
  s.fill(front, s.across('#96705C', '#6A5260', '#3C3658'))
  s.fill(top, s.across('#C48F6C', '#99735F', '#60506A'))
  s.fill(lip, s.across('#B5846A', '#86646A', '#4A4062'))
  s.fill(rect(x + 4, y - HEIGHT + 13, 372, 9), s.c('#0E1C40'), 0.4)
  for (let row = 0; row < 4; row++) {
    const up = y - HEIGHT + 24 + row * 26
    s.stroke(rect(x + 16, up, 348, 21), s.c('#2E2848'), 2, 0.8)
    s.stroke(
      line([
        [x + 18, up + 19],
        [x + 18, up + 2],
        [x + 362, up + 2],
      ]),
      s.c('#D2A284'),
      1.2,
      0.4,
    )
    for (const at of [90, 290]) {
      s.fill(`M${x + at - 14} ${up + 8}h28v4q-14 9 -28 0Z`, s.across('#E3B878', '#7D5A4C'))
    }
    s.fill(rect(x + 168, up + 6, 44, 10), s.c('#D8CBC6'), 0.55)
  }
}

/** The sea chart: two islands that are there and one, ringed in red, that may not be. */
function chart(s: Sketch, at: Point): void {
  const p = (u: number, v: number): Point => onTop(at, 0.2 + 0.72 * u, 0.06 + 0.94 * v)
  const [from, to] = [p(0, 1)[0], p(1, 1)[0]]
  const y = p(0, 1)[1]
  const hang = `M${r(from)} ${r(y)}V${r(y + 52)}Q${r(from + 6)} ${r(y + 66)} ${r(from + 18)} ${r(y + 60)}L${r(to - 8)} ${r(y + 60)}Q${r(to + 6)} ${r(y + 58)} ${r(to)} ${r(y + 44)}V${r(y)}Z`
  s.fill(`M${r(from + 6)} ${r(y + 10)}V${r(y + 72)}H${r(to + 8)}V${r(y + 10)}Z`, s.c('#0E1C40'), 0.35)
  const sheet = polygon([p(0, 0), p(1, 0), p(1, 1), p(0, 1)])
  s.light.occluder(sheet + hang)
  s.light.surface(sheet, 1)
  s.light.surface(hang, 0.45)
  s.fill(sheet, s.across('#EBDCC4', '#CDBFB8', '#9E9AB0'))
  s.fill(hang, s.down('#CFC0B4', '#9A90A2'))
  s.within(`clip-path="${s.picture.clip(sheet)}"`, () => {
    const sea = polygon([p(0.03, 0.05), p(0.97, 0.05), p(0.97, 0.97), p(0.03, 0.97)])
    s.fill(sea, s.across('#A9BCC0', '#8098B0', '#62789E'), 0.85)
    let rhumbs = ''
    for (let i = 0; i < 8; i++) {
      const turn = (i * Math.PI) / 8
      rhumbs += line([
        p(0.7 - Math.cos(turn) * 2, 0.62 - Math.sin(turn) * 2),
        p(0.7 + Math.cos(turn) * 2, 0.62 + Math.sin(turn) * 2),
      ])
    }
    s.stroke(rhumbs, s.c('#5A6E94'), 1.1, 0.45)
    const land = (points: readonly (readonly [number, number])[]): string =>
      blob(points.map(([u, v]) => p(u, v)))
    s.fill(
      land([
        [0.04, 0],
        [0.26, 0.02],
        [0.3, 0.16],
        [0.2, 0.3],
        [0.12, 0.44],
        [0.03, 0.5],
      ]),
      s.c('#D9B88C'),
    )
    s.fill(
      land([
        [0.84, 0.02],
        [0.99, 0],
        [0.99, 0.36],
        [0.9, 0.3],
      ]),
      s.c('#D9B88C'),
    )
    s.fill(
      land([
        [0.3, 0.62],
        [0.4, 0.54],
        [0.47, 0.66],
        [0.4, 0.82],
        [0.3, 0.78],
      ]),
      s.c('#D9B88C'),
    )
    s.fill(
      land([
        [0.78, 0.7],
        [0.84, 0.62],
        [0.9, 0.7],
        [0.86, 0.82],
        [0.79, 0.8],
      ]),
      s.c('#D9B88C'),
    )
    const [cx, cy] = p(0.84, 0.73)
    s.stroke(ellipse(cx, cy, 32, 14), s.c('#B9443E'), 2.6)
    const star = Array.from({ length: 16 }, (_, i): Point =>
      p(
        0.64 + Math.sin((i * Math.PI) / 8) * (i % 2 ? 0.014 : i % 4 ? 0.03 : 0.05),
        0.5 - Math.cos((i * Math.PI) / 8) * (i % 2 ? 0.06 : i % 4 ? 0.12 : 0.2),
      ),
    )
    s.fill(polygon(star), s.c('#94484C'))
  })
  s.stroke(polygon([p(0, 0), p(1, 0), p(1, 1), p(0, 1)]), s.c('#8A7A82'), 1.4, 0.6)
  overTheEdge(s, hang, from, to, y)
}

/** The part of the chart that hangs down: its coast, a route and the rose. */
function overTheEdge(s: Sketch, hang: string, from: number, to: number, y: number): void {
  s.within(`clip-path="${s.picture.clip(hang)}"`, () => {
    s.fill(rect(from + 9, y, to - from - 18, 50), s.down('#8FA6B8', '#5C7298'), 0.9)
    s.fill(
      blob([
        [from + 4, y - 6],
        [from + 84, y - 8],
        [from + 98, y + 10],
        [from + 66, y + 22],
        [from + 58, y + 40],
        [from + 20, y + 44],
        [from, y + 30],
      ]),
      s.c('#C9AA84'),
    )
    s.fill(
      blob([
        [to - 96, y + 22],
        [to - 76, y + 12],
        [to - 54, y + 20],
        [to - 60, y + 36],
        [to - 84, y + 38],
      ]),
      s.c('#C9AA84'),
    )
    s.stroke(
      `M${r(from + 74)} ${y + 22}Q${r(from + 130)} ${y + 44} ${r(to - 92)} ${y + 28}`,
      s.c('#A0443F'),
      2.6,
      0.9,
    )
    s.stroke(
      line([
        [from + 40, y],
        [to - 20, y + 60],
      ]) +
        line([
          [from + 180, y],
          [from + 90, y + 60],
        ]) +
        line([
          [to - 130, y],
          [to, y + 46],
        ]),
      s.c('#C6CED8'),
      1,
      0.4,
    )
    s.stroke(rect(from + 9, y - 4, to - from - 18, 54), s.c('#7A7288'), 1.4, 0.8)
  })
}

function dividers(s: Sketch, [x, y]: Point): void {
  const legs =
    line([
      [x, y - 34],
      [x - 18, y + 6],
    ]) +
    line([
      [x, y - 34],
      [x + 14, y + 8],
    ])
  s.stroke(legs, s.c('#3A3258'), 6)
  s.stroke(legs, s.c('#E3B878'), 3)
  s.fill(ellipse(x, y - 36, 7, 7), s.across('#F0C98A', '#7D5A4C'))
}

/** A great lens on a stand: what it shows is larger and clearer. @param at middle of its foot. */
function lens(s: Sketch, [x, y]: Point): void {
  const [cx, cy, radius] = [x - 4, y - 108, 58]
  const foot = `M${x - 42} ${y + 6}Q${x - 34} ${y - 8} ${x - 7} ${y - 12}V${y - 54}H${x + 7}V${y - 12}Q${x + 34} ${y - 8} ${x + 42} ${y + 6}Z`
  s.fill(ellipse(x + 8, y + 6, 54, 8), s.c('#0E1C40'), 0.45)
  s.light.occluder(foot)
  s.light.surface(foot, 0.8)
  s.fill(foot, s.across('#F0C98A', '#A97A55', '#54404E'))
  s.fill(ellipse(x, y - 34, 11, 8), s.across('#F4D49A', '#7D5A4C'))
  const rim = ellipse(cx, cy, radius + 7, radius + 7)
  s.light.occluder(rim)
  s.light.surface(rim, 0.9)
  s.fill(rim, s.across('#F4D49A', '#B98A5E', '#54404E'))
  const glass = ellipse(cx, cy, radius, radius)
  s.fill(
    glass,
    s.picture.linear(
      [
        [0, s.c('#C6D6E6')],
        [0.5, s.c('#8AA6CC')],
        [1, s.c('#4E6EA2')],
      ],
      [0, 0],
      [0.7, 1],
    ),
  )
  s.light.window(glass, [cx, cy], 44)
  s.within(`clip-path="${s.picture.clip(glass)}"`, () => {
    const isle = blob([
      [cx - 66, cy + 20],
      [cx - 34, cy + 2],
      [cx - 12, cy - 8],
      [cx + 20, cy + 4],
      [cx + 50, cy + 14],
      [cx + 64, cy + 40],
      [cx, cy + 70],
      [cx - 60, cy + 56],
    ])
    s.light.occluder(isle)
    s.light.surface(isle, 0.6)
    s.fill(isle, s.across('#E3C59A', '#B59678'))
    const mark =
      rect(cx - 15, cy - 24, 12, 34) +
      polygon([
        [cx - 18, cy - 24],
        [cx - 9, cy - 38],
        [cx, cy - 24],
      ])
    s.light.occluder(mark)
    s.fill(mark, s.c('#B0584E'))
    s.stroke(`M${cx - 60} ${cy + 36}q24 -10 44 2t50 -4`, s.c('#6A5262'), 2.2, 0.6)
    s.fill(
      `M${cx - 48} ${cy - 6}Q${cx - 42} ${cy - 44} ${cx - 4} ${cy - 50}Q${cx - 32} ${cy - 36} ${cx - 36} ${cy - 2}Z`,
      '#FFFFFF',
      0.42,
    )
    s.fill(ellipse(cx + 34, cy + 34, 8, 12), '#FFFFFF', 0.14)
  })
}
