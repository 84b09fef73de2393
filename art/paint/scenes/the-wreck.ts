/** The hold of the wreck, behind its board: `npx tsx art/paint/scenes/the-wreck.ts`. */
import { ellipse, polygon, rect } from '../lib/path.ts'
import { boulders, rock } from '../lib/parts/rock.ts'
import { Picture } from '../lib/picture.ts'
import { barrel, coil, letter, openChest, woodCrate } from './parts/cargo.ts'
import { deepGlow, deepLamp } from './parts/deep-lamp.ts'
import { Diver } from './parts/diver.ts'
import { bulkhead, frames, hold, inHold } from './parts/hold.ts'
import { ropes, sand, starfish } from './parts/hold-floor.ts'
import { kelp } from './parts/kelp.ts'
import { shoal } from './parts/under-water.ts'

const picture = new Picture(1920, 1080)
const walls = new Diver(picture, 0, 0.3)
hold(walls)
hatch(walls)
const fish = new Diver(picture, 0.3, 0.3)
shoal(fish, [930, 410], 17, 11, 622, -1)
picture.group('background', [walls.markup(), outside(), fish.markup(), inside(), cargo()].join('\n'))
picture.write('scenes/lantern-isles/the-wreck/scene.svg')

/** The sea behind the broken wall. */
function outside(): string {
  const s = new Diver(picture, 0.62, 0.3)
  rock(s, {
    top: [
      [900, 572],
      [960, 528],
      [1030, 520],
      [1090, 470],
      [1150, 486],
      [1230, 560],
      [1270, 572],
    ],
    waterline: 572,
    seed: 614,
    unit: 0.7,
    snow: 0,
  })
  kelp(s, [760, 590], 240, 4, 612)
  kelp(s, [1180, 590], 200, 4, 613)
  return s.markup()
}

/** A hatch in the deck that has lost its lid. */
function hatch(s: Diver): void {
  const open = [
    inHold(-0.42, -0.78, 352),
    inHold(0.3, -0.78, 352),
    inHold(0.3, -0.78, 432),
    inHold(-0.42, -0.78, 432),
  ]
  s.fill(
    polygon(open),
    s.picture.linear(
      [
        [0, '#F4FFE8'],
        [1, '#A6E6CE'],
      ],
      [0, 0],
      [0, 1],
    ),
  )
}

function inside(): string {
  const s = new Diver(picture, 0, 0.26)
  bulkhead(s)
  daylight(s)
  frames(s)
  shafts(s)
  sand(s)
  ropes(s)
  corners(s)
  for (const at of [
    [392, 168],
    [1560, 168],
  ] as const)
    deepGlow(s, at, 520, 0.5)
  deepLamp(s, [392, 108], 100, 240)
  deepLamp(s, [1560, 104], 108, 260)
  return s.markup()
}

/** The brightness of the sea on the floor and on the timbers near the gap. */
function daylight(s: Diver): void {
  const floor = polygon([
    inHold(-0.98, 0.6, 262),
    inHold(0.98, 0.6, 262),
    inHold(0.86, 0.6, 900),
    inHold(-1, 0.6, 900),
  ])
  s.fill(
    floor,
    s.picture.linearAt(
      [
        [0, '#C9F4DC', 0.5],
        [0.4, '#8FDCC6', 0.2],
        [1, '#6FC6B8', 0],
      ],
      [960, 587],
      [960, 960],
    ),
  )
  s.fill(
    ellipse(960, 410, 760, 420),
    s.picture.radial([
      [0, '#D6F8E4', 0.4],
      [0.5, '#8FDCC6', 0.16],
      [1, '#6FC6B8', 0],
    ]),
  )
}

/** Light that falls through the hatch. */
function shafts(s: Diver): void {
  const light = s.picture.linear(
    [
      [0, '#F4FFE8', 0],
      [0.05, '#F0FFE8', 0.4],
      [0.5, '#C2F5DC', 0.17],
      [1, '#8FE0CC', 0],
    ],
    [0, 0],
    [0, 1],
  )
  for (const [x, wide, foot, spread, see] of [
    [850, 40, 700, 130, 0.9],
    [920, 60, 850, 210, 0.7],
    [1000, 46, 1060, 150, 0.8],
    [1050, 24, 1240, 110, 0.6],
  ] as const)
    s.fill(
      polygon([
        [x, 126],
        [x + wide, 126],
        [foot + spread, 860],
        [foot, 860],
      ]),
      light,
      see,
    )
}

/** The light ends before the rims of the picture. */
function corners(s: Diver): void {
  const dark = s.picture.radialAt(
    [
      [0, '#06243F', 0],
      [0.6, '#06243F', 0],
      [1, '#06243F', 0.6],
    ],
    [960, 500],
    1160,
    0.82,
  )
  s.fill(rect(0, 0, 1920, 1080), dark)
}

function cargo(): string {
  const s = new Diver(picture, 0, 0.24)
  kelp(s, [70, 1000], 520, 4, 651, ['#5E9A66', '#1F5A58'])
  barrel(s, [306, 908], 190)
  barrel(s, [136, 1000], 250)
  deepGlow(s, [136, 660], 420, 0.5)
  deepLamp(s, [136, 606], 148, 300)
  s.fill(
    ellipse(300, 1010, 330, 70),
    s.picture.radial([
      [0, '#FFD48A', 0.3],
      [1, '#FFD48A', 0],
    ]),
  )
  coil(s, [430, 1004], 84)
  starfish(s, [640, 1040], 30)
  woodCrate(s, [1650, 880], 190, 170)
  openChest(s, [1560, 1006], 250)
  kelp(s, [1850, 1010], 560, 4, 652, ['#5E9A66', '#1F5A58'])
  letter(s, [1500, 780], 74, -18)
  letter(s, [1610, 690], 60, 14)
  letter(s, [1470, 640], 46, 32)
  boulders(s, 1700, 1960, 1086, 76, 653)
  boulders(s, -40, 210, 1092, 70, 654)
  return s.markup()
}
