import { polygon, rect, type Point } from '../lib/path.ts'
import type { Picture } from '../lib/picture.ts'
import { Sketch } from '../lib/sketch.ts'
import { sailingBoat, skiff } from '../lib/parts/boat.ts'
import { house } from '../lib/parts/house.ts'
import { mist } from '../lib/parts/mist.ts'
import { pier } from '../lib/parts/pier.ts'
import { dormer } from '../lib/parts/dormer.ts'
import { pines } from '../lib/parts/pine.ts'
import { boulders, rock } from '../lib/parts/rock.ts'
import { snowBank, snowHill } from '../lib/parts/snow.ts'
import { smoke } from '../lib/parts/sky.ts'
import { bunting } from '../lib/parts/stall.ts'
import { lanternHouse } from '../lib/parts/tower.ts'
import { square } from './market-square.ts'
import { across, type Isle } from './world.ts'

const WATER = 1850

/** The market: a big hall with a lantern on its ridge, striped awnings along the shore. */
export function market(picture: Picture): Isle {
  const s = new Sketch(picture, { air: 0.02, dusk: 0.24, x: across(2790) })
  pines(
    s,
    [
      [3180, 1660, 190],
      [3236, 1690, 220],
      [2420, 1640, 130],
      [2474, 1650, 170],
    ],
    31,
  )
  rock(s, {
    top: [
      [2190, 1848],
      [2230, 1796],
      [2310, 1758],
      [2440, 1716],
      [2620, 1690],
      [2840, 1680],
      [3040, 1686],
      [3210, 1712],
      [3310, 1752],
      [3372, 1796],
      [3420, 1848],
    ],
    waterline: WATER,
    seed: 32,
    unit: 2,
    snow: 60,
  })
  snowHill(
    s,
    [
      [2260, 1812],
      [2350, 1738],
      [2480, 1690],
      [2640, 1664],
      [2820, 1652],
      [3000, 1660],
      [3150, 1690],
      [3260, 1740],
      [3350, 1808],
    ],
    1814,
  )
  house(s, {
    at: [2330, 1728],
    width: 124,
    wall: 96,
    roof: 86,
    side: 142,
    colour: '#3F6F78',
    seed: 33,
    chimney: 0.6,
    windows: [2, 1],
  })
  const hearth = house(s, {
    at: [2578, 1716],
    width: 206,
    wall: 176,
    roof: 142,
    side: 332,
    colour: '#9A5B58',
    seed: 34,
    chimney: 0.86,
    windows: [5, 2],
  })
  for (const x of [2800, 2964]) dormer(s, [x, 1514], 50, '#9A5B58')
  const at = cupola(s, [2810, 1404])
  house(s, {
    at: [3098, 1730],
    width: 126,
    wall: 94,
    roof: 86,
    side: 138,
    colour: '#B58A58',
    seed: 35,
    chimney: 0.4,
    windows: [2, 1],
  })
  pines(
    s,
    [
      [3374, 1784, 150],
      [3312, 1756, 210],
      [2262, 1788, 128],
    ],
    36,
  )
  bunting(s, [2470, 1618], [2580, 1540], 26)
  bunting(s, [3096, 1560], [3112, 1632], 8)
  square(s)
  boulders(s, 2196, 2470, WATER, 42, 47)
  boulders(s, 2440, 2900, WATER, 36, 48)
  boulders(s, 2890, 3410, WATER, 42, 49)
  pier(s, { from: [2206, 1826], to: [2390, 1818], depth: 28, waterline: WATER + 14, posts: 5 })
  sailingBoat(s, [2190, 1872], 118, '#6D7FA6')
  skiff(s, [2420, 1874], 88, '#3F6F78')
  const plume = new Sketch(picture, s.tone)
  smoke(plume, hearth, 150, 53)
  const veil = new Sketch(picture, { air: 0, dusk: 0.14, x: across(2790) })
  mist(veil, [2800, WATER], 690, 470, 50)
  return {
    sketch: s,
    lamp: { at, radius: 550, waterline: WATER },
    waterline: WATER,
    veil,
    smoke: plume,
    unit: 2,
  }
}

/** The lantern on the hall's ridge, on a short square tower. @param at middle of its foot. */
function cupola(s: Sketch, [x, y]: Point): Point {
  const body = polygon([
    [x - 30, y + 26],
    [x - 28, y - 40],
    [x + 28, y - 40],
    [x + 30, y + 26],
  ])
  s.light.occluder(body)
  s.light.surface(body, 0.4)
  s.fill(body, s.across('#D6BFB4', '#A292A6', '#6C6C92'))
  s.fill(rect(x - 9, y - 24, 18, 26), s.c('#33497A'))
  s.light.window(rect(x - 9, y - 24, 18, 26), [x, y - 11], 18)
  snowBank(s, x, y + 27, 46, 10)
  return lanternHouse(s, [x, y - 44], 52, '#C8503A')
}
