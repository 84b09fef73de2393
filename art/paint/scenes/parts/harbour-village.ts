import type { Picture } from '../../lib/picture.ts'
import { rect, smooth } from '../../lib/path.ts'
import { Sketch } from '../../lib/sketch.ts'
import { drift, groundDrift } from '../../lib/parts/drift.ts'
import { house } from '../../lib/parts/house.ts'
import { lampPost } from '../../lib/parts/people.ts'
import { pines } from '../../lib/parts/pine.ts'
import { snowHill } from '../../lib/parts/snow.ts'
import { tower } from '../../lib/parts/tower.ts'
import { points } from './points.ts'
import { trees } from './trees.ts'

/** The harbour's hills with its lighthouse, its woods and the upper houses. */
export function harbourHill(picture: Picture): string {
  const s = new Sketch(picture, { air: 0.2, dusk: 0.26, x: 0.55 })
  snowHill(s, points('1180,640 1280,480 1400,430 1560,402 1700,384 1820,392 1920,380'), 700)
  pines(
    s,
    trees(
      '1476,424,88 1520,420,112 1566,414,82 1660,404,120 1704,404,150 1752,404,110 1836,410,140 1886,410,116',
    ),
    211,
  )
  snowHill(s, points('700,660 800,470 890,396 980,354 1090,338 1200,360 1300,424 1400,520 1480,660'), 700)
  wayUp(s)
  pines(s, trees('1218,392,82 1250,404,106 1288,424,80 1330,458,96 984,384,64 950,398,84 916,420,66'), 212)
  snowHill(s, points('250,650 330,586 430,530 560,486 660,474 760,500 880,570 980,660'), 700)
  pines(s, trees('398,560,84 430,548,112 466,536,80 742,520,92 780,540,120 812,556,88'), 213)
  snowHill(s, points('1040,670 1180,560 1320,506 1480,486 1660,502 1800,520 1920,516'), 700)
  pines(
    s,
    trees(
      '1240,556,96 1278,540,124 1620,518,110 1662,520,150 1708,526,112 1796,536,140 1850,536,170 1900,534,130',
    ),
    214,
  )
  tower(s, { at: [1096, 348], height: 168, foot: 50, cap: '#C4604E', windows: 2 })
  const homes: readonly (readonly [number, number, number, string])[] = [
    [560, 506, 54, '#6D7FA6'],
    [650, 500, 46, '#B58A58'],
    [1330, 534, 58, '#A4524A'],
    [1466, 514, 56, '#B58A58'],
    [1546, 534, 50, '#6D7FA6'],
  ]
  homes.forEach(([x, y, w, colour], i) =>
    house(s, {
      at: [x, y],
      width: w,
      wall: w * 0.74,
      roof: w * 0.66,
      side: w * 1.15,
      colour,
      seed: 220 + i,
      chimney: 0.5,
      door: false,
    }),
  )
  return s.markup()
}

/** The trodden way from the gate up to the lighthouse. */
function wayUp(s: Sketch): void {
  const left = smooth(points('838,660 880,600 990,548 1064,500 1010,452 1012,420 1062,388 1084,350'))
  const right = smooth(
    points('1100,350 1098,352 1078,392 1036,424 1040,450 1100,500 1030,562 936,610 904,660'),
  )
  s.fill(`${left}${right.replace(/^M/, 'L')}Z`, s.c('#6F8CBE'), 0.75)
  s.stroke(left, s.c('#DCD6E2'), 2, 0.5)
}

/** The houses behind the quay. */
export function harbourStreet(picture: Picture): string {
  const s = new Sketch(picture, { air: 0.12, dusk: 0.27, x: 0.5 })
  const homes: readonly (readonly [number, number, number, number, string])[] = [
    [640, 660, 92, 78, '#B58A58'],
    [1010, 660, 86, 96, '#6D7FA6'],
    [1210, 660, 92, 84, '#C2A27A'],
    [1420, 656, 104, 92, '#A4524A'],
    [1640, 652, 110, 100, '#3F6F78'],
  ]
  snowHill(s, points('240,676 320,640 560,612 900,606 1300,612 1700,600 1920,590'), 700)
  pines(
    s,
    trees('268,668,120 300,660,82 930,664,150 968,668,112 1376,664,160 1592,660,190 1870,650,210'),
    231,
  )
  for (const [x, y, half] of [
    [560, 640, 80],
    [900, 640, 110],
    [1180, 650, 90],
    [1390, 646, 80],
    [1600, 640, 110],
    [760, 664, 70],
    [980, 668, 60],
    [1560, 664, 90],
  ] as const)
    groundDrift(s, [x, y], half, 250 + x)
  fence(s, 660, 1000, 672)
  homes.forEach(([x, y, w, side, colour], i) =>
    house(s, {
      at: [x, y],
      width: w,
      wall: w * 0.86,
      roof: w * 0.68,
      side,
      colour,
      seed: 240 + i,
      chimney: 0.45,
      windows: [2, 2],
    }),
  )
  lampPost(s, [790, 682], 120)
  lampPost(s, [1400, 682], 120)
  return s.markup()
}

/** A low fence with snow on its rail. */
function fence(s: Sketch, from: number, to: number, y: number): void {
  for (let x = from; x <= to; x += 20) s.fill(rect(x, y - 22, 5, 24), s.c('#54506E'))
  s.fill(rect(from - 6, y - 18, to - from + 16, 4) + rect(from - 6, y - 9, to - from + 16, 3), s.c('#5E587A'))
  drift(
    s,
    [
      [from - 6, y - 18],
      [to + 10, y - 18],
    ],
    { up: 4, drop: 2, seed: 260 },
  )
}
