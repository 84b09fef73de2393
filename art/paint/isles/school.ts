import { polygon, rect, type Point } from '../lib/path.ts'
import type { ElementParts, Picture } from '../lib/picture.ts'
import { Sketch } from '../lib/sketch.ts'
import { sailingBoat } from '../lib/parts/boat.ts'
import { house } from '../lib/parts/house.ts'
import { mist } from '../lib/parts/mist.ts'
import { person } from '../lib/parts/people.ts'
import { pier } from '../lib/parts/pier.ts'
import { pines } from '../lib/parts/pine.ts'
import { boulders, rock } from '../lib/parts/rock.ts'
import { snowBank } from '../lib/parts/snow.ts'
import { tower } from '../lib/parts/tower.ts'
import { across } from './world.ts'

const WATER = 1010

/** The lighthouse school: a red and white tower on a steep rock, the schoolhouse in its lee. */
export function school(picture: Picture): ElementParts {
  const s = new Sketch(picture, { air: 0.2, dusk: 0.24, x: across(1960) })
  pines(
    s,
    [
      [2118, 826, 84],
      [2146, 862, 68],
    ],
    21,
  )
  rock(s, {
    top: [
      [1690, 1008],
      [1724, 972],
      [1756, 936],
      [1780, 886],
      [1812, 856],
      [1838, 806],
      [1872, 784],
      [1910, 768],
      [1980, 764],
      [2050, 770],
      [2100, 784],
      [2126, 826],
      [2150, 868],
      [2184, 908],
      [2206, 962],
      [2236, 1008],
    ],
    waterline: WATER,
    seed: 22,
    unit: 1.5,
    snow: 16,
    steep: true,
  })
  pines(
    s,
    [
      [1832, 838, 84],
      [1802, 886, 66],
      [1770, 930, 56],
    ],
    23,
  )
  snowBank(s, 1925, 776, 92, 14)
  house(s, {
    at: [1992, 778],
    width: 64,
    wall: 54,
    roof: 48,
    side: 86,
    colour: '#B58A58',
    seed: 24,
    chimney: 0.8,
    windows: [3, 1],
  })
  bell(s, [2040, 680])
  const at = tower(s, {
    at: [1922, 774],
    height: 196,
    foot: 68,
    bands: '#B8483C',
    cap: '#C8503A',
    windows: 3,
  })
  stairs(s, [
    [1936, 780],
    [1886, 836],
    [1924, 884],
    [1862, 940],
    [1898, 996],
  ])
  pines(
    s,
    [
      [2124, 850, 76],
      [2154, 896, 92],
      [2184, 938, 60],
    ],
    25,
  )
  person(s, [1966, 784], 22, '#8A4A5C')
  person(s, [1982, 785], 18, '#3F6F78', '#E8B56A')
  boulders(s, 1700, 1860, WATER, 20, 26)
  boulders(s, 2090, 2226, WATER, 22, 27)
  pier(s, { from: [1848, 994], to: [1930, 990], depth: 13, waterline: WATER + 4, posts: 3 })
  sailingBoat(s, [1790, 1018], 54, '#A4524A')
  const veil = new Sketch(picture, { air: 0, dusk: 0.06, x: across(1960) })
  mist(veil, [1962, WATER], 330, 400, 28)
  return { sketch: s, lamp: { at, radius: 330, waterline: WATER }, waterline: WATER, veil, unit: 1.6 }
}

/** The little belfry on the schoolhouse's ridge. @param at middle of its foot. */
function bell(s: Sketch, [x, y]: Point): void {
  s.fill(rect(x - 10, y - 22, 20, 24), s.across('#C9AE98', '#7F7A94'))
  s.fill(rect(x - 5, y - 18, 10, 14), s.c('#2F3F6C'))
  s.fill(
    polygon([
      [x - 3, y - 16],
      [x + 3, y - 16],
      [x + 5, y - 7],
      [x - 5, y - 7],
    ]),
    s.c('#D9A860'),
  )
  const roof = polygon([
    [x - 14, y - 21],
    [x, y - 44],
    [x + 14, y - 21],
  ])
  s.light.surface(roof, 0.7)
  s.fill(roof, s.across('#DFD9E4', '#8098C4'))
}

/** Steps with snow on them, turning at every point. */
function stairs(s: Sketch, turns: readonly Point[]): void {
  for (const [i, to] of turns.entries()) {
    const from = turns[i - 1]
    if (!from) continue
    const count = Math.round(Math.abs(to[1] - from[1]) / 7)
    for (let k = 0; k < count; k++) {
      const x = from[0] + ((to[0] - from[0]) * k) / count
      const y = from[1] + ((to[1] - from[1]) * k) / count
      s.fill(rect(x - 11, y + 2.5, 22, 4), s.c('#384670'))
      s.fill(rect(x - 11, y, 22, 3), s.c('#CFD4E2'))
    }
  }
}
