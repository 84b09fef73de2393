import { mix } from '../lib/colour.ts'
import { ellipse, polygon, rect, type Point } from '../lib/path.ts'
import type { Picture } from '../lib/picture.ts'
import { Sketch } from '../lib/sketch.ts'
import { house } from '../lib/parts/house.ts'
import { barrel, crate, lampPost, person } from '../lib/parts/people.ts'
import { pier } from '../lib/parts/pier.ts'
import { pines } from '../lib/parts/pine.ts'
import { boulders, rock } from '../lib/parts/rock.ts'
import { contactShadow, snowBank, snowHill } from '../lib/parts/snow.ts'
import { tower } from '../lib/parts/tower.ts'
import { FOOT, HOUSE, planks, site, stones } from './own-house-site.ts'
import { across, type Isle } from './world.ts'

const WATER = 1084
const WALLS = '#B9694E'
/** Foot of the lantern tower that crowns it all. */
const BEACON: Point = [1546, 1022]
const BEACON_HEIGHT = 168

/** From which share of the adventure on the player's own islet looks how (percent). */
export const OWN_HOUSE_STAGES = [0, 15, 40, 70, 100] as const

/** The player's own islet: foundations at first, at the end a house with a garden and a lantern tower. */
export function ownHouse(stage: number): (picture: Picture) => Isle {
  return (picture) => {
    const s = new Sketch(picture, { air: 0.16, dusk: 0.24, x: across(1410) })
    islet(s, stage)
    if (stage >= 2) homestead(s, stage)
    else site(s, stage)
    shoreline(s)
    jetty(s, stage)
    const isDone = stage === OWN_HOUSE_STAGES.length - 1
    return {
      sketch: s,
      waterline: WATER,
      unit: 1.5,
      ...(isDone && {
        lamp: { at: [BEACON[0], BEACON[1] - BEACON_HEIGHT - 16], radius: 190, waterline: WATER },
      }),
    }
  }
}

function islet(s: Sketch, stage: number): void {
  const grown = stage >= 3
  pines(
    s,
    [
      ...(stage < 4 ? [[1556, 1034, grown ? 112 : 84] as const] : []),
      [1582, 1054, grown ? 78 : 54],
      ...(grown
        ? ([
            [1306, 1038, 86],
            [1328, 1030, 104],
          ] as const)
        : []),
    ],
    501,
  )
  rock(s, {
    top: [
      [1246, WATER - 2],
      [1268, 1060],
      [1304, 1040],
      [1352, 1022],
      [1430, 1010],
      [1510, 1014],
      [1560, 1034],
      [1592, 1058],
      [1618, WATER - 2],
    ],
    waterline: WATER,
    seed: 502,
    unit: 1.3,
    snow: 24,
  })
  snowHill(
    s,
    [
      [1282, 1056],
      [1322, 1028],
      [1390, 1008],
      [1460, 1000],
      [1530, 1010],
      [1574, 1036],
      [1592, 1058],
    ],
    1056,
  )
}

/** The house; with time an annexe, a garden and people in it. */
function homestead(s: Sketch, stage: number): void {
  const isGrown = stage >= 3
  if (stage >= 4) tower(s, { at: BEACON, height: BEACON_HEIGHT, foot: 42, cap: '#C8503A', windows: 2 })
  if (isGrown)
    house(s, {
      at: [1322, 1024],
      width: 50,
      wall: 38,
      roof: 34,
      side: 60,
      colour: '#3F6F78',
      seed: 506,
      windows: [1, 1],
      door: false,
    })
  stones(s, FOOT, HOUSE.width, 9, 503)
  house(s, {
    at: [FOOT[0], FOOT[1] - 3],
    ...HOUSE,
    colour: isGrown ? WALLS : mix(WALLS, '#9A8A8A', 0.35),
    seed: 507,
    windows: [2, 1],
    ...(isGrown && { chimney: 0.7 }),
  })
  if (!isGrown) {
    planks(s, [1308, 1048], 2)
    person(s, [1336, 1046], 34, '#3F6F78', '#E8B56A')
    lampPost(s, [1550, 1040], 58)
    return
  }
  garden(s)
  lampPost(s, [1352, 1046], 62)
  person(s, [1396, 1048], 34, '#8A4A5C', '#C7584F')
  if (stage >= 4) person(s, [1414, 1049], 26, '#3F6F78', '#E8B56A')
  barrel(s, [1470, 1034], 15)
}

/** A fence along the slope, two beds under snow, a bench that looks at the sea. */
function garden(s: Sketch): void {
  let pickets = ''
  for (let i = 0; i < 13; i++) {
    const x = 1468 + i * 8.6
    const y = 1046 + (i > 8 ? (i - 8) * 1.6 : 0)
    pickets += polygon([
      [x, y],
      [x, y - 15],
      [x + 2.2, y - 18],
      [x + 4.4, y - 15],
      [x + 4.4, y],
    ])
  }
  s.light.surface(pickets, 0.5)
  s.stroke(`M1466 1036H1542L1578 1043`, s.c('#9AA6C4'), 2)
  s.fill(pickets, s.across('#EFE0DA', '#AAB6D2'))
  for (const x of [1486, 1520]) {
    snowBank(s, x, 1034, 15, 6)
    for (const dx of [-7, 0, 7]) s.fill(ellipse(x + dx, 1028, 3, 2.6), s.c(dx === 0 ? '#5F9A6A' : '#4A8468'))
  }
}

function shoreline(s: Sketch): void {
  boulders(s, 1252, 1420, WATER, 24, 508)
  boulders(s, 1404, 1612, WATER, 26, 509)
}

/** The jetty with its post, on which a lantern can hang. */
function jetty(s: Sketch, stage: number): void {
  pier(s, { from: [1190, 1064], to: [1296, 1060], depth: 17, waterline: WATER + 4, posts: 4 })
  const [x, y] = POST
  contactShadow(s, x, y, 7, 1.6)
  s.fill(rect(x - 2.2, y - 66, 4.4, 66), s.across('#7A6068', '#3A3453'))
  s.stroke(`M${x} ${y - 62}Q${x - 2} ${y - 70} ${x - 13} ${y - 69}`, s.c('#2C3158'), 2.6)
  s.fill(ellipse(x, y - 67, 4, 1.8), s.c('#E4E8F1'))
  if (stage >= 3) crate(s, [1256, 1070], 15)
}

/** Foot of the post on the jetty; its hook is 69 px up and 13 px to the left. */
export const POST: Point = [1206, 1074]
