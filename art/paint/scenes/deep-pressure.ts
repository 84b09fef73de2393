/** The pressure works by the sunken lantern house, behind their list: `npx tsx art/paint/scenes/deep-pressure.ts`. */
import { ellipse, polygon, rect, type Point } from '../lib/path.ts'
import { boulders, rock } from '../lib/parts/rock.ts'
import { Picture } from '../lib/picture.ts'
import { deepGlow } from './parts/deep-lamp.ts'
import { Diver } from './parts/diver.ts'
import { kelp } from './parts/kelp.ts'
import { gauge, pipe, riser, shotLine, valve } from './parts/pressure-works.ts'
import { sunkenHouse } from './parts/sunken-house.ts'
import { seaFloor, shoal, underWaterLight } from './parts/under-water.ts'

const picture = new Picture(1920, 1080)
picture.group('background', [underWaterLight(picture), far(), works()].join('\n'))
picture.write('scenes/lantern-isles/deep-pressure/scene.svg')

/** Deep water, and what can just be made out in it. */
function far(): string {
  const s = new Diver(picture, 0.4, 0.5)
  s.fill(
    rect(0, 0, 1920, 1080),
    picture.linear(
      [
        [0, '#0F4A68', 0.25],
        [0.5, '#0C3A5A', 0.5],
        [1, '#08284A', 0.5],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  rock(s, {
    top: [
      [1180, 820],
      [1300, 640],
      [1380, 600],
      [1470, 470],
      [1540, 440],
      [1620, 300],
      [1700, 250],
      [1800, 330],
      [1980, 290],
      [1980, 820],
    ],
    waterline: 820,
    seed: 694,
    unit: 1,
    snow: 0,
  })
  seaFloor(
    s,
    [
      [-40, 800],
      [400, 780],
      [900, 804],
      [1400, 776],
      [1960, 800],
    ],
    ['#4F9A98', '#2A7084', '#12486A'],
    682,
  )
  shoal(s, [1120, 700], 22, 14, 683, -1)
  kelp(s, [560, 812], 260, 4, 684)
  kelp(s, [1560, 806], 240, 4, 685)
  return s.markup()
}

function works(): string {
  const s = new Diver(picture, 0, 0.34)
  beam(s, [114, 272])
  house(s)
  seaFloor(
    s,
    [
      [-40, 930],
      [260, 916],
      [560, 950],
      [980, 936],
      [1420, 952],
      [1960, 910],
    ],
    ['#6FB3A0', '#2F7480', '#0A2E50'],
    686,
  )
  manifold(s)
  shotLine(s, [1800, 960], [640, 400, 170])
  kelp(s, [1890, 1070], 420, 3, 687, ['#2F7A68', '#0F3F50'])
  kelp(s, [40, 1090], 380, 3, 688, ['#2F7A68', '#0F3F50'])
  boulders(s, -40, 250, 1092, 84, 689)
  boulders(s, 1690, 1960, 1092, 80, 690)
  return s.markup()
}

/** The lantern house's light, still sweeping. */
function beam(s: Diver, [x, y]: Point): void {
  for (const [spread, see] of [
    [1, 0.2],
    [0.55, 0.22],
  ] as const)
    s.fill(
      polygon([
        [x, y - 14],
        [1960, 470 - 250 * spread],
        [1960, 470 + 250 * spread],
        [x, y + 14],
      ]),
      picture.linearAt(
        [
          [0, '#FFE9AE', 1],
          [0.3, '#F2D79A', 0.5],
          [1, '#9FD8B8', 0],
        ],
        [x, y],
        [1900, 470],
      ),
      see,
    )
}

/** The lantern house, leaning, its windows and its lamp alight. */
function house(s: Diver): void {
  const pane = picture.radial([
    [0, '#FFF0B8', 0.95],
    [0.7, '#F7B654', 0.85],
    [1, '#C97C3A', 0.8],
  ])
  s.within('transform="translate(150 960) rotate(-3) scale(1.7)"', () => {
    const lamp = sunkenHouse(s, [0, 0])
    s.fill(ellipse(-6, -142, 24, 24) + ellipse(22, -252, 17, 17), pane)
    deepGlow(s, [-6, -142], 90, 0.6)
    deepGlow(s, lamp, 190, 1)
  })
}

/** Pipes along the floor with the gauges that are read from the bell. */
function manifold(s: Diver): void {
  pipe(s, [-40, 988], 2000, 22)
  for (const [x, high] of [
    [600, 90],
    [960, 60],
    [1330, 110],
  ] as const)
    riser(s, [x, 974], high, 15)
  pipe(s, [-100, 1040], 2060, 16)
  gauge(s, [600, 800], 100, -64)
  gauge(s, [960, 846], 82, 14)
  gauge(s, [1330, 772], 116, 62)
  valve(s, [780, 984], 44)
  valve(s, [1140, 984], 44)
  valve(s, [1540, 1034], 38)
}
