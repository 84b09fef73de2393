import { mix } from '../lib/colour.ts'
import { arch, polygon, rect, type Point } from '../lib/path.ts'
import type { ElementParts, Picture } from '../lib/picture.ts'
import { Sketch } from '../lib/sketch.ts'
import { mist } from '../lib/parts/mist.ts'
import { pines } from '../lib/parts/pine.ts'
import { boulders, rock } from '../lib/parts/rock.ts'
import { across } from './world.ts'
import { pennant } from './sea.ts'

const WATER = 738
const STONE = '#A79DB2'
const ROOF = '#4A4F80'

/** The keep, far away: round towers with steep caps, the great tower with the last lantern. */
export function keep(picture: Picture): ElementParts {
  const s = new Sketch(picture, { air: 0.44, dusk: 0.24, x: across(1424) * 0.9 })
  turret(s, [1364, 640], 26, 96)
  turret(s, [1492, 640], 26, 88)
  rock(s, {
    top: [
      [1228, 736],
      [1256, 718],
      [1280, 690],
      [1306, 672],
      [1334, 650],
      [1374, 640],
      [1434, 634],
      [1494, 640],
      [1528, 654],
      [1550, 682],
      [1584, 706],
      [1604, 724],
      [1628, 736],
    ],
    waterline: WATER,
    seed: 91,
    unit: 1,
    snow: 11,
    steep: true,
  })
  curtain(s, 1328, 1540, 648, 34)
  const at = turret(s, [1426, 640], 50, 156)
  turret(s, [1390, 646], 30, 104)
  turret(s, [1466, 646], 32, 116)
  turret(s, [1332, 656], 28, 66)
  turret(s, [1532, 658], 28, 70)
  curtain(s, 1348, 1516, 664, 30)
  gate(s, [1428, 664])
  pines(
    s,
    [
      [1290, 692, 36],
      [1274, 706, 30],
      [1308, 682, 28],
      [1560, 696, 38],
      [1582, 712, 28],
    ],
    92,
  )
  boulders(s, 1244, 1604, WATER, 9, 93)
  const veil = new Sketch(picture, { air: 0, dusk: 0, x: 0.3 })
  mist(veil, [1428, WATER - 6], 290, 270, 94)
  return { sketch: s, lamp: { at, radius: 230, waterline: WATER }, waterline: WATER, veil, unit: 1.2 }
}

/** A round tower: battlement, steep cap, windows. @param at middle of its foot. Returns the middle of its top window. */
function turret(s: Sketch, [x, y]: Point, width: number, height: number): Point {
  const half = width / 2
  const top = y - height
  const body = polygon([
    [x - half, y],
    [x - half * 0.92, top],
    [x + half * 0.92, top],
    [x + half, y],
  ])
  s.light.occluder(body)
  s.light.surface(body, 0.35)
  s.fill(
    body,
    s.across(mix(STONE, '#FFD9C0', 0.3), STONE, mix(STONE, '#33477E', 0.5), mix(STONE, '#33477E', 0.7)),
  )
  const crown = rect(x - half * 1.14, top - width * 0.2, width * 1.14, width * 0.24)
  s.fill(crown, s.across('#C3B5BC', '#6D73A0'))
  const peak = top - width * (width > 40 ? 1.7 : 1.9)
  const cap = polygon([
    [x - half * 1.2, top - width * 0.2],
    [x, peak],
    [x + half * 1.2, top - width * 0.2],
  ])
  s.light.surface(cap, 0.6)
  s.fill(cap, s.c(mix(ROOF, '#1B3158', 0.25)))
  s.fill(
    polygon([
      [x - half * 1.2, top - width * 0.2],
      [x, peak],
      [x + half * 0.2, top - width * 0.2],
    ]),
    s.c(mix(ROOF, '#C9A9A0', 0.22)),
  )
  s.fill(
    polygon([
      [x - half * 1.2, top - width * 0.2],
      [x, peak],
      [x - half * 0.36, top - width * 0.62],
      [x - half * 0.6, top - width * 0.4],
    ]),
    s.c('#E3DCE6'),
    0.85,
  )
  pennant(s, [x, peak - width * 0.34], width * 0.5, '#B8483C')
  s.fill(rect(x - 0.8, peak - width * 0.36, 1.6, width * 0.42), s.c('#4A4F80'))
  const lit: Point = [x, top + width * 0.22]
  const big = width > 40
  const opening = big ? arch(x - 9, top + 6, 18, 26) : arch(x - 2.6, top + width * 0.2, 5.2, 9)
  s.fill(opening, s.c('#3E5286'))
  if (big) s.light.lantern(opening, lit, 22)
  else s.light.window(opening, lit, 6)
  for (let i = 1; top + width * 0.3 + i * 30 < y - 22; i++) {
    const slit = rect(x - 1.8 + (i % 2 ? 3 : -4), top + width * 0.3 + i * 30, 3.6, 8)
    s.fill(slit, s.c('#3E5286'))
    s.light.window(slit, [x, top + width * 0.3 + i * 30 + 4], 5)
  }
  return big ? [x, top + 18] : lit
}

/** A wall with battlements. */
function curtain(s: Sketch, left: number, right: number, y: number, height: number): void {
  const points: Point[] = [[left, y]]
  let high = true
  for (let x = left; x < right; x += 6) {
    const top = y - height + (high ? 0 : 5)
    points.push([x, top], [Math.min(right, x + 6), top])
    high = !high
  }
  const wall = polygon([...points, [right, y]])
  s.light.occluder(wall)
  s.light.surface(wall, 0.3)
  s.fill(wall, s.across(mix(STONE, '#FFD9C0', 0.2), mix(STONE, '#33477E', 0.35), mix(STONE, '#33477E', 0.6)))
  s.fill(rect(left, y - 4, right - left, 6), s.across('#DCD8E4', '#A3B4D4'))
}

function gate(s: Sketch, [x, y]: Point): void {
  s.fill(rect(x - 18, y - 42, 36, 44), s.across(mix(STONE, '#FFD9C0', 0.3), mix(STONE, '#33477E', 0.5)))
  s.light.surface(rect(x - 18, y - 42, 36, 44), 0.3)
  const door = arch(x - 8, y - 24, 16, 26)
  s.fill(door, s.c('#3A4478'))
  s.light.window(door, [x, y - 12], 10)
  s.fill(
    polygon([
      [x - 7, y + 2],
      [x + 8, y + 2],
      [x + 22, y + 70],
      [x + 2, y + 70],
      [x - 12, y + 36],
    ]),
    s.across('#DCD8E4', '#A3B4D4'),
    0.7,
  )
}
