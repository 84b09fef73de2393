import type { Point } from '../lib/path.ts'
import type { Sketch } from '../lib/sketch.ts'
import { house } from '../lib/parts/house.ts'
import { pines } from '../lib/parts/pine.ts'

/** The seven houses of the harbour, far to near. Returns the chimneys that smoke. */
export function village(s: Sketch): readonly [Point, Point] {
  pines(
    s,
    [
      [806, 1268, 96],
      [760, 1290, 124],
      [1250, 1215, 110],
      [1304, 1270, 150],
      [1372, 1322, 176],
    ],
    13,
  )
  house(s, {
    at: [846, 1318],
    width: 96,
    wall: 76,
    roof: 66,
    side: 112,
    colour: '#C2A27A',
    seed: 1,
    chimney: 0.55,
    windows: [2, 1],
  })
  house(s, {
    at: [1128, 1300],
    width: 102,
    wall: 82,
    roof: 72,
    side: 120,
    colour: '#3F6F78',
    seed: 2,
    chimney: 0.6,
    windows: [2, 1],
  })
  house(s, {
    at: [640, 1372],
    width: 108,
    wall: 84,
    roof: 74,
    side: 124,
    colour: '#6D7FA6',
    seed: 3,
    windows: [2, 1],
  })
  pines(
    s,
    [
      [1446, 1372, 190],
      [1500, 1396, 150],
      [1400, 1366, 128],
      [1548, 1424, 168],
      [1590, 1440, 104],
      [492, 1440, 116],
    ],
    14,
  )
  house(s, {
    at: [1226, 1376],
    width: 116,
    wall: 92,
    roof: 80,
    side: 132,
    colour: '#A4524A',
    seed: 4,
    chimney: 0.5,
    windows: [3, 1],
  })
  const red = house(s, {
    at: [528, 1420],
    width: 118,
    wall: 92,
    roof: 82,
    side: 128,
    colour: '#A4524A',
    seed: 5,
    chimney: 0.62,
    windows: [2, 1],
  })
  const inn = house(s, {
    at: [782, 1412],
    width: 146,
    wall: 122,
    roof: 100,
    side: 176,
    colour: '#B58A58',
    seed: 6,
    chimney: 0.4,
    windows: [3, 2],
  })
  house(s, {
    at: [1036, 1416],
    width: 106,
    wall: 82,
    roof: 74,
    side: 112,
    colour: '#6D7FA6',
    seed: 7,
    chimney: 0.6,
    windows: [2, 1],
  })
  return [red, inn]
}
