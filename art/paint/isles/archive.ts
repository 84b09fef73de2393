import { mix } from '../lib/colour.ts'
import { ellipse, line, polygon, r, rect, type Point } from '../lib/path.ts'
import type { ElementParts, Picture } from '../lib/picture.ts'
import { Sketch } from '../lib/sketch.ts'
import { mist } from '../lib/parts/mist.ts'
import { lampPost, person } from '../lib/parts/people.ts'
import { pines } from '../lib/parts/pine.ts'
import { boulders, rock } from '../lib/parts/rock.ts'
import { contactShadow, snowBank } from '../lib/parts/snow.ts'
import { lanternHouse } from '../lib/parts/tower.ts'
import { pane } from '../lib/parts/window.ts'
import { across } from './world.ts'

const WATER = 1204
const STONE = '#9C8F9E'
const BRICK = '#A0685C'
const SLATE = '#3F4A72'

/** The archive: a long hall of tall windows between stepped gables, a clock tower with a domed lantern. */
export function archive(picture: Picture): ElementParts {
  const s = new Sketch(picture, { air: 0.11, dusk: 0.24, x: across(3370) })
  pines(
    s,
    [
      [3690, 1086, 110],
      [3060, 1080, 100],
      [3030, 1096, 76],
    ],
    61,
  )
  rock(s, {
    top: [
      [2976, 1202],
      [2998, 1160],
      [3030, 1122],
      [3078, 1092],
      [3180, 1076],
      [3380, 1070],
      [3560, 1074],
      [3668, 1088],
      [3716, 1118],
      [3748, 1160],
      [3772, 1202],
    ],
    waterline: WATER,
    seed: 62,
    unit: 1.7,
    snow: 20,
  })
  const floor = 1078
  contactShadow(s, 3380, floor + 2, 310, 8)
  hall(s, [3130, floor], 500, 104)
  const at = clockTower(s, [3404, floor], 92, 236)
  gable(s, [3112, floor], 92, 118)
  gable(s, [3560, floor], 96, 124)
  gable(s, [3250, floor + 2], 84, 112)
  steps(s, [3404, floor])
  snowBank(s, 3190, floor + 8, 90, 12)
  snowBank(s, 3620, floor + 8, 80, 12)
  pines(
    s,
    [
      [3694, 1112, 92],
      [3722, 1142, 120],
      [3076, 1112, 120],
      [3044, 1136, 84],
      [3014, 1162, 64],
    ],
    63,
  )
  lampPost(s, [3330, 1092], 52)
  lampPost(s, [3484, 1092], 52)
  person(s, [3356, 1096], 28, '#3F6F78')
  person(s, [3456, 1098], 28, '#8A4A5C', '#E8B56A')
  boulders(s, 2984, 3300, WATER, 28, 64)
  boulders(s, 3470, 3764, WATER, 28, 65)
  const veil = new Sketch(picture, { air: 0, dusk: 0.1, x: across(3370) })
  mist(veil, [3374, WATER], 460, 380, 66)
  return { sketch: s, lamp: { at, radius: 440, waterline: WATER }, waterline: WATER, veil, unit: 1.8 }
}

/** The long hall: tall arched windows between buttresses, a steep snowed roof. */
function hall(s: Sketch, [x, y]: Point, width: number, height: number): void {
  const wall = rect(x, y - height, width, height)
  s.light.occluder(wall)
  s.light.surface(wall, 0.2)
  s.fill(wall, s.across(mix(STONE, '#FFD9C0', 0.1), mix(STONE, '#1B3158', 0.3), mix(STONE, '#1B3158', 0.5)))
  const roofTop = y - height - 82
  const roof = polygon([
    [x - 8, y - height + 4],
    [x + 30, roofTop],
    [x + width - 30, roofTop],
    [x + width + 8, y - height + 4],
  ])
  s.light.occluder(roof)
  s.fill(roof, s.c(SLATE))
  const snow = polygon([
    [x - 2, y - height - 12],
    [x + 30, roofTop - 5],
    [x + width - 30, roofTop - 5],
    [x + width + 2, y - height - 10],
    [x + width * 0.86, y - height - 17],
    [x + width * 0.7, y - height - 9],
    [x + width * 0.52, y - height - 16],
    [x + width * 0.3, y - height - 10],
    [x + width * 0.14, y - height - 17],
  ])
  s.light.surface(snow)
  s.fill(snow, s.across('#DAD5E0', '#A9BBD9', '#86A0CB'))
  s.stroke(
    line([
      [x - 4, y - height - 3],
      [x + width + 4, y - height - 3],
    ]),
    s.c('#2C365C'),
    1.4,
    0.7,
  )
  const bays = 11
  for (let i = 0; i < bays; i++) {
    const cx = x + (width * (i + 0.5)) / bays
    pane(s, { at: [cx, y - 24], width: 17, height: 60, arched: true, frame: '#B8ABB2' })
    s.fill(rect(cx + width / bays / 2 - 4, y - height + 10, 8, height - 10), s.across('#A89BA8', '#5A5F86'))
    s.fill(rect(cx + width / bays / 2 - 5, y - height + 6, 10, 5), s.c('#D5DCEA'))
  }
  s.fill(rect(x, y - 14, width, 14), s.c('#4B5580'), 0.7)
}

/** A stepped gable of brick, its steps capped with snow. */
function gable(s: Sketch, [x, y]: Point, width: number, wall: number): void {
  const count = 5
  const rise = width * 0.15
  const tread = width / (2 * count + 1)
  const left: Point[] = []
  for (let i = 0; i <= count; i++)
    left.push([x + tread * i, y - wall - rise * (i - 1)], [x + tread * i, y - wall - rise * i])
  const right = left.map(([px, py]): Point => [2 * x + width - px, py]).toReversed()
  const shape = polygon([[x, y], ...left.slice(1), ...right.slice(0, -1), [x + width, y]])
  s.light.occluder(shape)
  s.light.surface(shape, 0.3)
  s.fill(shape, s.across(mix(BRICK, '#FFD9C0', 0.18), BRICK, mix(BRICK, '#1B3158', 0.42)))
  for (let i = 0; i <= count; i++) {
    const [from, to] = [x + tread * i, x + width - tread * i]
    const w = i === count ? to - from : tread
    for (const start of i === count ? [from] : [from, to - tread]) {
      const cap = rect(start - 2, y - wall - rise * i - 5, w + 4, 6)
      s.light.surface(cap)
      s.fill(cap, s.c('#DFE2EC'))
    }
  }
  s.fill(rect(x, y - wall + 2, width, 5) + rect(x, y - wall * 0.42, width, 4), s.c('#D2B9AE'), 0.6)
  pane(s, {
    at: [x + width / 2, y - wall - rise * 0.6],
    width: width * 0.17,
    height: width * 0.28,
    arched: true,
  })
  for (const share of [0.26, 0.5, 0.74])
    pane(s, {
      at: [x + width * share, y - wall * 0.5],
      width: width * 0.14,
      height: wall * 0.34,
      arched: true,
    })
  for (const share of [0.26, 0.5, 0.74])
    pane(s, { at: [x + width * share, y - wall * 0.12], width: width * 0.14, height: wall * 0.22 })
}

/** The clock tower with corner stones, clock, dome and lantern. Returns the lantern's middle. */
function clockTower(s: Sketch, [x, y]: Point, width: number, height: number): Point {
  const half = width / 2
  const body = polygon([
    [x - half, y],
    [x - half * 0.92, y - height],
    [x + half * 0.92, y - height],
    [x + half, y],
  ])
  s.light.occluder(body)
  s.light.surface(body, 0.32)
  s.fill(body, s.across('#CDB9B4', '#A295A6', '#6F7098', '#54597F'))
  let corners = ''
  for (let i = 0; i < 9; i++)
    corners +=
      rect(x - half * (1 - 0.008 * i) + 1, y - 14 - i * 24, i % 2 ? 12 : 18, 11) +
      rect(x + half * (1 - 0.008 * i) - (i % 2 ? 13 : 19), y - 14 - i * 24, i % 2 ? 12 : 18, 11)
  s.fill(corners, s.c('#D9C8C2'), 0.32)
  s.fill(`M${r(x - 17)} ${r(y)}v-34a17 17 0 0 1 34 0v34Z`, s.c('#D8C3B8'))
  s.fill(`M${r(x - 14)} ${r(y)}v-33a14 14 0 0 1 28 0v33Z`, s.across('#6E4048', '#43304A'))
  pane(s, { at: [x, y - 74], width: 18, height: 44, arched: true })
  for (const dx of [-22, 22]) pane(s, { at: [x + dx, y - 80], width: 11, height: 32, arched: true })
  const clock: Point = [x, y - height + 68]
  s.fill(ellipse(clock[0], clock[1], 29, 29), s.c('#55507A'))
  const face = ellipse(clock[0], clock[1], 24, 24)
  s.fill(face, s.across('#C9BFC8', '#8E99C0'))
  s.light.window(face, clock, 34)
  const hands =
    polygon([
      [clock[0] - 1.6, clock[1] + 3],
      [clock[0] - 1, clock[1] - 19],
      [clock[0] + 1, clock[1] - 19],
      [clock[0] + 1.6, clock[1] + 3],
    ]) +
    polygon([
      [clock[0] - 2, clock[1] - 2],
      [clock[0] + 13, clock[1] + 7],
      [clock[0] + 12, clock[1] + 10],
      [clock[0] - 3, clock[1] + 2],
    ])
  s.fill(hands, s.c('#2E3154'))
  s.light.occluder(hands)
  const cornice = polygon([
    [x - half * 1.12, y - height - 6],
    [x - half * 1.12, y - height + 4],
    [x - half * 0.92, y - height + 14],
    [x + half * 0.92, y - height + 14],
    [x + half * 1.12, y - height + 4],
    [x + half * 1.12, y - height - 6],
  ])
  s.fill(cornice, s.across('#CDBBB6', '#6A6F98'))
  const ledge = rect(x - half * 1.14, y - height - 11, half * 2.28, 7)
  s.light.surface(ledge)
  s.fill(ledge, s.across('#EFE3E4', '#A9BBD9'))
  const top = y - height - 8
  const dome = `M${r(x - half * 0.9)} ${r(top)}C${r(x - half * 0.92)} ${r(top - 38)} ${r(x - half * 0.5)} ${r(top - 58)} ${r(x - 16)} ${r(top - 66)}H${r(x + 16)}C${r(x + half * 0.5)} ${r(top - 58)} ${r(x + half * 0.92)} ${r(top - 38)} ${r(x + half * 0.9)} ${r(top)}Z`
  s.light.occluder(dome)
  s.light.surface(dome, 0.5)
  s.fill(dome, s.across('#7FB0A6', '#4F8A88', '#2F5572'))
  s.stroke(
    [-0.5, 0, 0.5]
      .map(
        (k) =>
          `M${r(x + half * 0.9 * k)} ${r(top)}Q${r(x + half * 0.84 * k)} ${r(top - 44)} ${r(x + 14 * k)} ${r(top - 66)}`,
      )
      .join(''),
    s.c('#2F5A66'),
    1.4,
    0.6,
  )
  const snow = `M${r(x - half * 0.84)} ${r(top - 20)}C${r(x - half * 0.72)} ${r(top - 48)} ${r(x - half * 0.4)} ${r(top - 60)} ${r(x - 14)} ${r(top - 68)}L${r(x + 8)} ${r(top - 68)}Q${r(x - 4)} ${r(top - 56)} ${r(x - 12)} ${r(top - 40)}Q${r(x - 20)} ${r(top - 46)} ${r(x - 26)} ${r(top - 26)}Q${r(x - 34)} ${r(top - 32)} ${r(x - half * 0.84)} ${r(top - 20)}Z`
  s.light.surface(snow)
  s.fill(snow, s.c('#E3DFE8'))
  return lanternHouse(s, [x, top - 68], 38, '#4F8A82')
}

/** The flight of steps to the door, widening downwards. */
function steps(s: Sketch, [x, y]: Point): void {
  for (let i = 0; i < 7; i++) {
    const half = 24 + i * 4
    s.fill(rect(x - half, y + i * 7, half * 2, 7), s.c('#56608C'))
    const tread = rect(x - half, y + i * 7, half * 2, 3.4)
    s.light.surface(tread, 0.7)
    s.fill(tread, s.across('#E0D6DC', '#A9B9D6'))
  }
}
