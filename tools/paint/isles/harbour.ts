import { line, polygon, rect, smooth, type Point } from '../lib/path.ts'
import type { Picture } from '../lib/picture.ts'
import { chance } from '../lib/random.ts'
import { Sketch } from '../lib/sketch.ts'
import { sailingBoat, skiff } from '../lib/parts/boat.ts'
import { house } from '../lib/parts/house.ts'
import { mist } from '../lib/parts/mist.ts'
import { barrel, crate, lampPost, person } from '../lib/parts/people.ts'
import { pier } from '../lib/parts/pier.ts'
import { pines } from '../lib/parts/pine.ts'
import { boulders, rock } from '../lib/parts/rock.ts'
import { smoke } from '../lib/parts/sky.ts'
import { snowBank, snowHill } from '../lib/parts/snow.ts'
import { tower } from '../lib/parts/tower.ts'
import { across, type Isle } from './world.ts'

const WATER = 1484

/** The hero: a village around its quay, the old lighthouse above it. */
export function harbour(picture: Picture): Isle {
  const s = new Sketch(picture, { air: 0.05, dusk: 0.24, x: across(1000) })
  pines(s, [[1330, 1290, 150], [1386, 1330, 190], [1290, 1240, 120]], 11)
  rock(s, {
    top: [[400, 1482], [450, 1446], [530, 1424], [640, 1404], [800, 1386], [1000, 1376], [1180, 1362], [1330, 1346], [1450, 1372], [1540, 1412], [1600, 1440], [1650, 1482]],
    waterline: WATER, seed: 12, unit: 2, snow: 15,
  })
  snowHill(s, [[610, 1400], [690, 1330], [790, 1250], [890, 1176], [980, 1132], [1075, 1114], [1170, 1128], [1260, 1190], [1350, 1276], [1440, 1350], [1500, 1396]], 1412)
  footpath(s)
  const at = tower(s, { at: [1075, 1122], height: 226, foot: 92, cap: '#DB6038', windows: 2 })
  pines(s, [[806, 1268, 96], [760, 1290, 124], [1250, 1215, 110], [1304, 1270, 150], [1372, 1322, 176]], 13)
  house(s, { at: [846, 1318], width: 96, wall: 76, roof: 66, side: 112, colour: '#C2A27A', seed: 1, chimney: 0.55, windows: [2, 1] })
  house(s, { at: [1128, 1300], width: 102, wall: 82, roof: 72, side: 120, colour: '#3F6F78', seed: 2, chimney: 0.6, windows: [2, 1] })
  house(s, { at: [640, 1372], width: 108, wall: 84, roof: 74, side: 124, colour: '#6D7FA6', seed: 3, windows: [2, 1] })
  pines(s, [[1446, 1372, 190], [1500, 1396, 150], [1400, 1366, 128], [1548, 1424, 168], [1590, 1440, 104], [492, 1440, 116]], 14)
  house(s, { at: [1226, 1376], width: 116, wall: 92, roof: 80, side: 132, colour: '#A4524A', seed: 4, chimney: 0.5, windows: [3, 1] })
  const red = house(s, { at: [528, 1420], width: 118, wall: 92, roof: 82, side: 128, colour: '#A4524A', seed: 5, chimney: 0.62, windows: [2, 1] })
  const inn = house(s, { at: [782, 1412], width: 146, wall: 122, roof: 100, side: 176, colour: '#B58A58', seed: 6, chimney: 0.4, windows: [3, 2] })
  house(s, { at: [1036, 1416], width: 106, wall: 82, roof: 74, side: 112, colour: '#6D7FA6', seed: 7, chimney: 0.6, windows: [2, 1] })
  snowBank(s, 1280, 1420, 130, 16)
  snowBank(s, 1420, 1428, 90, 12)
  boulders(s, 1160, 1640, WATER, 40, 15)
  quay(s)
  pier(s, { from: [330, 1458], to: [540, 1432], depth: 30, waterline: WATER + 22, posts: 5 })
  lampPost(s, [338, 1476], 84)
  person(s, [410, 1468], 42, '#3F6F78')
  boulders(s, 404, 520, WATER - 2, 24, 16)
  sailingBoat(s, [470, 1512], 112, '#A4524A')
  sailingBoat(s, [742, 1506], 96, '#3F6F78')
  skiff(s, [914, 1508], 84, '#B9604A')
  const plumes = new Sketch(picture, s.tone)
  smoke(plumes, red, 130, 19)
  smoke(plumes, inn, 150, 20)
  const veil = new Sketch(picture, { air: 0, dusk: 0.1, x: across(1000) })
  mist(veil, [1010, WATER], 700, 460, 17)
  return { sketch: s, lamp: { at, radius: 570, waterline: WATER }, waterline: WATER, veil, smoke: plumes, unit: 2 }
}

/** The trodden way up to the lighthouse, with the fence beside it. */
function footpath(s: Sketch): void {
  const bends: readonly Point[] = [[1066, 1126], [1040, 1150], [1056, 1180], [1094, 1210], [1086, 1246], [1044, 1280]]
  const wide = (i: number): number => 5 + i * 2.2
  const left = bends.map(([x, y], i): Point => [x - wide(i), y])
  const right = bends.map(([x, y], i): Point => [x + wide(i), y + 2]).toReversed()
  s.fill(`${smooth(left)}${smooth(right).replace('M', 'L')}Z`, s.c('#7F99C6'), 0.65)
  for (const [i, [x, y]] of right.entries()) s.fill(rect(x + 8, y - 18, 3.5, 20), s.c(i % 2 ? '#4A4560' : '#5A5070'))
  s.stroke(smooth(right.map(([x, y]): Point => [x + 9, y - 13])), s.c('#5A5070'), 1.8, 0.8)
}

/** The stone quay with its posts, lamps, cargo and people. */
function quay(s: Sketch): void {
  const [left, right, top] = [520, 1170, 1428]
  const wall = polygon([[left, top], [right, top - 4], [right - 8, WATER], [left + 6, WATER]])
  s.light.occluder(wall)
  s.light.surface(wall, 0.22)
  s.fill(wall, s.across('#8F8CA6', '#6A7199', '#4B5882'))
  const random = chance(18)
  let stones = ''
  for (let row = 0; row < 4; row++) {
    for (let x = left + 12 + (row % 2) * 18; x < right - 44; x += random.between(36, 58)) {
      if (random.happens(0.55)) stones += rect(x, top + 8 + row * 12, random.between(22, 34), 9)
    }
  }
  s.fill(stones, s.c('#A9A3B8'), 0.22)
  s.fill(rect(left + 4, WATER - 10, right - left - 10, 10), s.c('#14264A'), 0.5)
  const snow = polygon([[left - 8, top + 5], [left + 20, top - 16], [right - 20, top - 20], [right + 10, top + 2]])
  s.light.surface(snow)
  s.fill(snow, s.across('#EBD9DA', '#B7C6DF', '#90A8CE'))
  const posts: Point[] = [560, 680, 800, 920, 1040, 1150].map((x) => [x, top + 3] as const)
  for (const [x, y] of posts) {
    s.fill(rect(x - 4, y - 22, 8, 24), s.c('#2E3152'))
    s.fill(rect(x - 6, y - 25, 12, 5), s.c('#DCE3EF'))
  }
  s.stroke(posts.slice(1).map((p, i) => line([[posts[i]?.[0] ?? 0, p[1] - 12], [p[0], p[1] - 12]])).join(''), s.c('#3A3A58'), 1.6, 0.6)
  lampPost(s, [620, top - 2], 84)
  lampPost(s, [990, top - 2], 84)
  crate(s, [688, top - 2], 32)
  crate(s, [726, top - 1], 24)
  crate(s, [698, top - 30], 24)
  barrel(s, [766, top - 1], 20)
  person(s, [846, top], 44, '#3F6F78')
  person(s, [872, top + 1], 40, '#8A4A5C', '#E8B56A')
  person(s, [1084, top], 44, '#5A4A78')
  person(s, [592, top + 1], 36, '#A4524A', '#5FA39A')
}
