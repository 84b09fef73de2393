import { ellipse, lens, polygon, r, rect, type Point } from '../lib/path.ts'
import type { Picture } from '../lib/picture.ts'
import { chance } from '../lib/random.ts'
import { Sketch } from '../lib/sketch.ts'
import { house } from '../lib/parts/house.ts'
import { mist } from '../lib/parts/mist.ts'
import { person } from '../lib/parts/people.ts'
import { pier } from '../lib/parts/pier.ts'
import { pines } from '../lib/parts/pine.ts'
import { boulders, rock } from '../lib/parts/rock.ts'
import { snowBank } from '../lib/parts/snow.ts'
import { divingDerrick } from './glass-bay-derrick.ts'
import { glassDome } from './glass-bay-dome.ts'
import { across, type Isle } from './world.ts'

const WATER = 1936
const POOL: Point = [1334, 1888]

/** Glass bay: a ring of rocks around water that shines green from below, a dome of glass with its lantern, the bell. */
export function glassBay(picture: Picture): Isle {
  const s = new Sketch(picture, { air: 0.03, dusk: 0.24, x: across(1320) })
  ringBehind(s)
  pool(s)
  const at = glassDome(s, [1344, 1886], 116)
  shimmer(s)
  arms(s)
  divingDerrick(s, [1092, 1838])
  boulders(s, 1150, 1240, WATER + 2, 30, 116)
  boulders(s, 1398, 1470, WATER + 2, 32, 117)
  pier(s, { from: [1228, 1920], to: [1324, 1916], depth: 16, waterline: WATER + 8, posts: 3 })
  person(s, [1268, 1926], 36, '#8A4A5C', '#E8B56A')
  const veil = new Sketch(picture, { air: 0, dusk: 0.16, x: across(1320) })
  mist(veil, [1322, WATER], 400, 330, 118)
  return { sketch: s, lamp: { at, radius: 380, waterline: WATER }, waterline: WATER, veil, unit: 1.9 }
}

/** The far side of the ring, low, so that the water before it is seen. */
function ringBehind(s: Sketch): void {
  rock(s, {
    top: [
      [1096, 1874],
      [1118, 1842],
      [1160, 1820],
      [1204, 1812],
      [1246, 1826],
      [1300, 1836],
      [1362, 1830],
      [1410, 1808],
      [1462, 1800],
      [1512, 1824],
      [1548, 1874],
    ],
    waterline: 1876,
    seed: 111,
    unit: 1.3,
    snow: 14,
  })
  pines(
    s,
    [
      [1446, 1808, 92],
      [1470, 1812, 66],
    ],
    112,
  )
}

/** Water as clear as bottle glass, lit from below. */
function pool(s: Sketch): void {
  const [x, y] = POOL
  const shape = `M${r(x - 250)} ${r(y - 8)}Q${r(x - 180)} ${r(y - 40)} ${r(x)} ${r(y - 38)}T${r(x + 250)} ${r(y - 8)}Q${r(x + 236)} ${r(y + 50)} ${r(x + 20)} ${r(y + 54)}T${r(x - 250)} ${r(y - 8)}Z`
  s.fill(
    shape,
    s.picture.radial([
      [0, '#9FE6CF'],
      [0.3, '#5CBFB4'],
      [0.66, '#2F8398'],
      [1, '#1F5580'],
    ]),
  )
  s.light.surface(shape, 0.4)
}

/** Rings of light around the dome, and bubbles that have come up. */
function shimmer(s: Sketch): void {
  const [x, y] = POOL
  const random = chance(113)
  for (let i = 0; i < 22; i++) {
    const side = random.happens(0.5) ? 1 : -1
    const out = random.between(0.1, 0.94)
    const down = out < 0.62 ? random.between(20, 46) : random.between(-14, 30)
    s.fill(
      lens(x + side * out * 228, y + down * (1.06 - out * 0.4), random.between(10, 38), 1.7),
      random.happens(0.66) ? '#CFF6E4' : '#17486C',
      random.between(0.35, 0.7),
    )
  }
  for (const [dx, dy, size] of [
    [-168, 20, 5],
    [-154, 27, 3.4],
    [150, 30, 4.4],
    [166, 22, 3],
    [58, 46, 4],
  ] as const)
    s.fill(ellipse(x + dx, y + dy, size, size * 0.7), '#DDF8EC', 0.8)
}

/** The two arms that hold the pool, each with what stands on it. */
function arms(s: Sketch): void {
  rock(s, {
    top: [
      [994, 1934],
      [1010, 1890],
      [1028, 1862],
      [1056, 1844],
      [1094, 1836],
      [1136, 1846],
      [1164, 1876],
      [1184, 1906],
      [1204, 1934],
    ],
    waterline: WATER,
    seed: 114,
    unit: 1.6,
    snow: 18,
  })
  rock(s, {
    top: [
      [1438, 1934],
      [1458, 1898],
      [1478, 1866],
      [1510, 1842],
      [1556, 1830],
      [1604, 1838],
      [1636, 1866],
      [1656, 1902],
      [1668, 1934],
    ],
    waterline: WATER,
    seed: 115,
    unit: 1.6,
    snow: 18,
  })
  pines(
    s,
    [
      [1626, 1852, 120],
      [1646, 1880, 84],
    ],
    119,
  )
  house(s, {
    at: [1508, 1846],
    width: 54,
    wall: 40,
    roof: 40,
    side: 58,
    colour: '#3F6F78',
    seed: 120,
    chimney: 0.7,
    windows: [2, 1],
  })
  snowBank(s, 1500, 1856, 34, 9)
  pines(s, [[1482, 1884, 62]], 121)
  s.fill(rect(1030, 1846, 40, 4), s.c('#CBD6E8'))
  s.fill(
    polygon([
      [1034, 1848],
      [1040, 1822],
      [1062, 1822],
      [1068, 1848],
    ]),
    s.across('#A9815C', '#5B4A63'),
  )
  s.fill(ellipse(1051, 1835, 8, 8), s.c('#3A3453'))
}
