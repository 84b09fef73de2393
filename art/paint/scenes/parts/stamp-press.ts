import { ellipse, line, polygon, rect, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { cog, cogOutline } from './cog.ts'
import { oilLamp } from './oil-lamp.ts'

const BRASS: readonly [string, string, string] = ['#F0C98A', '#B98A5E', '#54404E']
const IRON: readonly [string, string, string] = ['#7E7E9C', '#4A5078', '#262E58']

/** The press that stamps who wrote a page, and its clockwork arm. @param at middle of its foot. Returns its lamp. */
export function stampPress(s: Sketch, [x, y]: Point): Point {
  table(s, [x, y])
  wheels(s, [x + 84, y - 168])
  press(s, [x - 38, y - 148])
  arm(s, [x + 84, y - 168])
  pages(s, [x - 130, y - 150])
  return oilLamp(s, [x - 38, y - 366], 104)
}

function table(s: Sketch, [x, y]: Point): void {
  const top = polygon([
    [x - 128, y - 168],
    [x + 128, y - 168],
    [x + 146, y - 138],
    [x - 146, y - 138],
  ])
  const lip = rect(x - 146, y - 138, 292, 14)
  let legs = ''
  for (const at of [-122, 98])
    legs += polygon([
      [x + at, y - 110],
      [x + at + 24, y - 110],
      [x + at + 20, y - 10],
      [x + at + 28, y],
      [x + at - 4, y],
      [x + at + 4, y - 10],
    ])
  const apron = rect(x - 134, y - 124, 268, 34)
  const shelf = rect(x - 120, y - 36, 240, 11)
  s.fill(rect(x - 110, y - 90, 220, 80), s.c('#0E1C40'), 0.3)
  s.light.occluder(legs + apron + shelf + lip + top)
  s.light.surface(top, 0.9)
  s.light.surface(lip + apron + shelf, 0.32)
  s.fill(shelf, s.across('#94705F', '#4A4264'))
  s.light.surface(rect(x - 92, y - 62, 58, 26), 0.3)
  for (const [at, colour] of [
    [-96, '#B0584E'],
    [-58, '#3F6F78'],
    [-20, '#B58A58'],
  ] as const) {
    s.fill(`M${x + at} ${y - 36}v-22q0 -5 6 -6v-6h20v6q6 1 6 6v22Z`, s.across('#9FB3D6', '#4A6496'))
    s.fill(rect(x + at + 2, y - 54, 28, 17), s.c(colour), 0.85)
    s.fill(rect(x + at + 7, y - 74, 18, 7), s.c('#C99A62'))
  }
  for (const [up, long] of [
    [36, 74],
    [45, 68],
    [54, 72],
  ] as const)
    s.fill(rect(x + 24, y - up - 8, long, 8), s.across('#D8CBC6', '#8E8CA8'))
  s.fill(legs, s.across('#8A6258', '#4A4060'))
  s.fill(apron, s.across('#94705C', '#6A5260', '#3C3658'))
  s.fill(top, s.across('#C48F6C', '#99735F', '#60506A'))
  s.fill(lip, s.across('#B5846A', '#86646A', '#4A4062'))
  for (const at of [-116, 20]) {
    s.stroke(rect(x + at, y - 117, 96, 22), s.c('#2E2848'), 2, 0.8)
    s.fill(ellipse(x + at + 48, y - 106, 5, 5), s.across('#E3B878', '#7D5A4C'))
  }
}

/** Iron frame, screw, lever and platen. @param at middle of its foot. */
function press(s: Sketch, [x, y]: Point): void {
  const foot = polygon([
    [x - 84, y + 6],
    [x - 74, y - 16],
    [x + 74, y - 16],
    [x + 84, y + 6],
  ])
  const frame = `M${x - 70} ${y - 14}V${y - 150}Q${x - 70} ${y - 206} ${x - 20} ${y - 212}H${x + 20}Q${x + 70} ${y - 206} ${x + 70} ${y - 150}V${y - 14}H${x + 48}V${y - 146}Q${x + 46} ${y - 172} ${x + 16} ${y - 176}H${x - 16}Q${x - 46} ${y - 172} ${x - 48} ${y - 146}V${y - 14}Z`
  s.fill(ellipse(x + 10, y + 6, 100, 9), s.c('#0E1C40'), 0.45)
  const screw = rect(x - 10, y - 184, 20, 108)
  s.light.occluder(screw)
  s.light.surface(screw, 0.8)
  s.fill(screw, s.across('#C9C2CC', '#7A7E9E', '#3A4270'))
  let thread = ''
  for (let up = 86; up < 176; up += 8)
    thread += line([
      [x - 10, y - up],
      [x + 10, y - up - 4],
    ])
  s.stroke(thread, s.c('#3A4270'), 2.4, 0.8)
  s.light.occluder(foot + frame)
  s.light.surface(foot + frame, 0.5)
  s.fill(frame, s.across(...IRON))
  s.stroke(
    `M${x - 66} ${y - 20}V${y - 150}Q${x - 66} ${y - 202} ${x - 20} ${y - 208}`,
    s.c('#B9B4C6'),
    3,
    0.6,
  )
  s.fill(ellipse(x, y - 193, 15, 12), s.across(...BRASS))
  for (const at of [-59, 59])
    s.fill(ellipse(x + at, y - 60, 6, 6) + ellipse(x + at, y - 110, 6, 6), s.across('#E3B878', '#7D5A4C'))
  s.fill(foot, s.across(...IRON))
  const crown = polygon([
    [x - 34, y - 212],
    [x - 26, y - 220],
    [x + 26, y - 220],
    [x + 34, y - 212],
  ])
  s.light.occluder(crown)
  s.light.surface(crown, 0.9)
  s.fill(crown, s.across(...BRASS))
  const lever = polygon([
    [x - 96, y - 122],
    [x - 96, y - 132],
    [x + 96, y - 140],
    [x + 96, y - 130],
  ])
  s.light.occluder(lever + ellipse(x - 98, y - 127, 13, 13) + ellipse(x + 98, y - 135, 13, 13))
  s.light.surface(lever, 0.8)
  s.fill(lever, s.across('#B9B4C6', '#5E648C', '#363E6C'))
  for (const [at, up] of [
    [-98, 127],
    [98, 135],
  ] as const) {
    s.light.surface(ellipse(x + at, y - up, 13, 13), 0.9)
    s.fill(ellipse(x + at, y - up, 13, 13), s.across('#E08A6A', '#B0504A', '#6A3450'))
    s.fill(ellipse(x + at - 4, y - up - 5, 4, 3.4), '#FFFFFF', 0.4)
  }
  const platen = polygon([
    [x - 46, y - 62],
    [x - 40, y - 82],
    [x + 40, y - 82],
    [x + 46, y - 62],
  ])
  s.light.occluder(platen)
  s.light.surface(platen, 0.7)
  s.fill(platen, s.across(...BRASS))
  s.fill(rect(x - 46, y - 62, 92, 6), s.c('#5E3A48'))
  const page = polygon([
    [x - 54, y - 18],
    [x + 46, y - 18],
    [x + 54, y - 32],
    [x - 44, y - 32],
  ])
  s.light.occluder(page)
  s.light.surface(page, 1)
  s.fill(page, s.across('#E9DCD2', '#B5B0C0'))
  s.fill(ellipse(x + 4, y - 25, 19, 5.6), s.c('#B9443E'), 0.85)
}

/** The works that move the arm. @param at the shoulder. */
function wheels(s: Sketch, [x, y]: Point): void {
  const box = `M${x - 40} ${y + 18}V${y - 34}Q${x - 40} ${y - 48} ${x - 26} ${y - 50}H${x + 30}Q${x + 44} ${y - 48} ${x + 44} ${y - 34}V${y + 18}Z`
  s.fill(ellipse(x + 6, y + 18, 58, 8), s.c('#0E1C40'), 0.45)
  s.light.occluder(box)
  s.light.surface(box, 0.45)
  s.fill(box, s.across('#6F9C98', '#3F6470', '#26406A'))
  s.stroke(
    `M${x - 34} ${y + 10}V${y - 32}Q${x - 34} ${y - 43} ${x - 24} ${y - 44}H${x + 20}`,
    s.c('#D6E2DC'),
    2,
    0.4,
  )
  const hole = ellipse(x + 2, y - 16, 27, 27)
  s.fill(ellipse(x + 2, y - 16, 32, 32), s.across(...BRASS))
  s.light.occluder(hole)
  s.fill(hole, s.down('#2A3568', '#1B2450'))
  s.light.window(hole, [x + 2, y - 16], 34)
  cog(s, [x - 7, y - 22], 15, 9)
  cog(s, [x + 12, y - 5], 12, 8, ['#D9A67C', '#946A5E', '#54404E'])
}

/** Two jointed rods, a hand that holds the stamp. @param at the shoulder. */
function arm(s: Sketch, [x, y]: Point): void {
  const [shoulder, elbow, hand]: readonly [Point, Point, Point] = [
    [x + 4, y - 54],
    [x + 44, y - 172],
    [x - 34, y - 232],
  ]
  const rod = (a: Point, b: Point, wide: number): string => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const long = Math.hypot(dx, dy)
    const [nx, ny] = [(-dy / long) * wide, (dx / long) * wide]
    return polygon([
      [a[0] + nx, a[1] + ny],
      [b[0] + nx * 0.7, b[1] + ny * 0.7],
      [b[0] - nx * 0.7, b[1] - ny * 0.7],
      [a[0] - nx, a[1] - ny],
    ])
  }
  const rods = rod(shoulder, elbow, 12) + rod(elbow, hand, 10)
  s.light.occluder(rods)
  s.light.surface(rods, 0.8)
  s.fill(rods, s.across(...BRASS))
  s.stroke(line([shoulder, elbow]) + line([elbow, hand]), s.c('#5F4852'), 3, 0.6)
  cog(s, shoulder, 22, 12)
  cog(s, elbow, 27, 14)
  const grip = polygon([
    [hand[0] - 15, hand[1] - 8],
    [hand[0] + 17, hand[1] - 16],
    [hand[0] + 22, hand[1] + 8],
    [hand[0] - 8, hand[1] + 18],
  ])
  s.light.occluder(grip)
  s.fill(grip, s.across('#B9B4C6', '#5E648C', '#363E6C'))
  s.fill(ellipse(hand[0] + 3, hand[1], 8, 8), s.across(...BRASS))
  const handle = `M${hand[0] - 20} ${hand[1] + 4}Q${hand[0] - 34} ${hand[1] + 10} ${hand[0] - 28} ${hand[1] + 26}L${hand[0] - 22} ${hand[1] + 46}H${hand[0]}L${hand[0] - 4} ${hand[1] + 24}Q${hand[0] - 2} ${hand[1] + 8} ${hand[0] - 20} ${hand[1] + 4}Z`
  const seal = polygon([
    [hand[0] - 34, hand[1] + 46],
    [hand[0] + 12, hand[1] + 46],
    [hand[0] + 16, hand[1] + 60],
    [hand[0] - 38, hand[1] + 60],
  ])
  s.light.occluder(handle + seal)
  s.light.surface(handle + seal, 0.7)
  s.fill(handle, s.across('#C4745A', '#8A4450', '#54304E'))
  s.fill(seal, s.across(...BRASS))
  s.fill(rect(hand[0] - 38, hand[1] + 60, 54, 5), s.c('#8A3A44'))
}

/** The pages that are done: each carries the sign of the wheel. @param at left of the pile. */
function pages(s: Sketch, [x, y]: Point): void {
  const sheet = polygon([
    [x - 2, y + 30],
    [x + 44, y + 38],
    [x + 50, y + 104],
    [x + 2, y + 100],
  ])
  s.fill(
    polygon([
      [x + 4, y + 34],
      [x + 50, y + 42],
      [x + 56, y + 110],
      [x + 8, y + 106],
    ]),
    s.c('#0E1C40'),
    0.35,
  )
  s.light.occluder(sheet)
  s.light.surface(sheet, 0.5)
  s.fill(sheet, s.down('#EBDDD2', '#B5B0C0'))
  s.stroke(
    line([
      [x + 8, y + 46],
      [x + 36, y + 50],
    ]) +
      line([
        [x + 9, y + 56],
        [x + 38, y + 60],
      ]) +
      line([
        [x + 9, y + 66],
        [x + 30, y + 69],
      ]),
    s.c('#6A6A8C'),
    2,
    0.7,
  )
  s.fill(cogOutline([x + 28, y + 84], 13, 9), s.c('#B9443E'), 0.9)
  s.fill(ellipse(x + 28, y + 84, 5, 5), s.c('#D5C9CC'))
}
