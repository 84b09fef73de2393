import { ellipse, rect } from '../lib/path.ts'
import type { Picture } from '../lib/picture.ts'
import { chance } from '../lib/random.ts'
import { Sketch } from '../lib/sketch.ts'
import { cloudBank, moon, stars } from '../lib/parts/sky.ts'
import { mountains, woodedShore } from '../lib/parts/mountains.ts'
import { MOON, SUN, WORLD } from './world.ts'

const CLEAR = { air: 0, dusk: 0, x: 0 }
const { width, height, horizon } = WORLD

/** Sky and sea as smooth gradients, opaque: small enough to be stored at half size. */
export function skyAndSea(picture: Picture): string {
  const s = new Sketch(picture, CLEAR)
  s.fill(
    rect(0, 0, width, horizon + 2),
    picture.linear(
      [
        [0, '#0F2449'],
        [0.32, '#22427A'],
        [0.6, '#46659C'],
        [0.82, '#8A90B8'],
        [0.94, '#C6A6B4'],
        [1, '#DDB2AF'],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  s.fill(
    rect(0, horizon, width, height - horizon),
    picture.linear(
      [
        [0, '#B9A8BE'],
        [0.025, '#9A9ABE'],
        [0.07, '#7186B4'],
        [0.18, '#4A6CA0'],
        [0.4, '#2B5086'],
        [0.7, '#18385F'],
        [1, '#0B2240'],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  const dayEnds = picture.radialAt(
    [
      [0, '#FFCB92', 1],
      [0.1, '#FBB588', 0.85],
      [0.24, '#F3A593', 0.55],
      [0.5, '#E29AA4', 0.26],
      [1, '#C58FA8', 0],
    ],
    [SUN, horizon],
    2150,
    0.33,
  )
  s.fill(rect(0, 0, width, horizon), dayEnds)
  s.fill(
    rect(0, horizon, width, height - horizon),
    picture.radialAt(
      [
        [0, '#FFC48C', 0.95],
        [0.12, '#F6AA8E', 0.6],
        [0.36, '#D890A0', 0.28],
        [1, '#8C7FB0', 0],
      ],
      [SUN, horizon],
      2000,
      0.25,
    ),
  )
  s.fill(
    ellipse(SUN, horizon, 190, 46),
    picture.radial([
      [0, '#FFF0CC', 0.95],
      [0.4, '#FFD9A0', 0.5],
      [1, '#FFC48C', 0],
    ]),
  )
  s.fill(
    `M${SUN - 54} ${horizon + 1}a54 54 0 0 1 108 0Z`,
    picture.linear(
      [
        [0, '#FFF1D2', 0.95],
        [1, '#FFD79A', 0.9],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  s.fill(
    rect(0, 0, width, horizon),
    picture.radialAt(
      [
        [0, '#6F92CE', 0.34],
        [0.5, '#5577B4', 0.14],
        [1, '#4060A0', 0],
      ],
      [MOON, 120],
      1100,
      0.5,
    ),
  )
  windLanes(s)
  s.fill(
    rect(0, height * 0.62, width, height * 0.38),
    picture.linear(
      [
        [0, '#081B33', 0],
        [1, '#081B33', 0.5],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  return s.markup()
}

/** Very wide, faint lenses without an edge: without them the rows of waves look like scan lines. */
function windLanes(s: Sketch): void {
  const random = chance(901)
  const soft = (colour: string): string =>
    s.picture.radial([
      [0, colour],
      [0.45, colour, 0.66],
      [0.8, colour, 0.2],
      [1, colour, 0],
    ])
  const [pale, deep] = [soft('#6F93C4'), soft('#0E2A52')]
  for (let i = 0; i < 40; i++) {
    const t = random.next() ** 1.3
    const y = horizon + 40 + (height - horizon - 130) * t
    s.fill(
      ellipse(random.between(0, width), y, random.between(400, 1500), (9 + 44 * t) * random.between(0.5, 1)),
      random.happens(0.55) ? pale : deep,
      random.between(0.1, 0.26) * (0.3 + 0.7 * Math.min(1, t * 3)),
    )
  }
}

/** Stars, moon, far cloud banks and two depths of mountains, each its own layer. */
export function heavens(picture: Picture): void {
  const night = new Sketch(picture, CLEAR)
  stars(night, width, 370, 210, 11)
  picture.group('layer stars', night.markup())

  const crescent = new Sketch(picture, CLEAR)
  moon(crescent, [MOON, 150], 58, '#31548C')
  picture.group('layer moon', crescent.markup())

  const clouds = new Sketch(picture, CLEAR)
  const warm = ['#FFC9A0', '#F2AE9C', '#D79BA8', '#A98DB4']
  const mild = ['#E3B3B4', '#B79DBC', '#8F8DBA', '#7082B4']
  const cool = ['#A9B2D6', '#8599C8', '#6D87BE', '#5E7AB2']
  const banks: readonly (readonly [number, number, number, number, readonly string[], number])[] = [
    [640, 250, 900, 32, warm, 0.85],
    [980, 352, 980, 22, warm, 0.72],
    [560, 456, 760, 15, warm, 0.7],
    [1520, 150, 700, 22, mild, 0.5],
    [2060, 242, 1240, 30, mild, 0.6],
    [1740, 440, 880, 14, mild, 0.55],
    [2700, 372, 1180, 24, cool, 0.55],
    [3240, 252, 880, 26, cool, 0.5],
    [3230, 470, 900, 14, cool, 0.5],
  ]
  banks.forEach(([x, y, w, thick, colours, opacity], i) =>
    cloudBank(clouds, { at: [x, y], width: w, thickness: thick, colours, opacity, seed: 40 + i }),
  )
  picture.group('layer clouds', clouds.markup())

  const far = new Sketch(picture, CLEAR)
  mountains(far, {
    foot: horizon + 4,
    lit: '#BDB0C8',
    shade: '#8E9AC4',
    haze: '#D3B3BC',
    seed: 5,
    peaks: [
      [90, 90, 260],
      [330, 60, 200],
      [760, 84, 270],
      [1010, 140, 330],
      [1290, 104, 260],
      [1660, 168, 380],
      [1960, 116, 270],
      [2240, 150, 330],
      [2560, 196, 400],
      [2890, 140, 300],
      [3160, 176, 360],
      [3480, 232, 440],
      [3780, 160, 330],
    ].map(([x = 0, h = 0, half = 0]) => ({ x, height: h, half })),
  })
  picture.group('layer mountains-far', far.markup())

  const near = new Sketch(picture, CLEAR)
  mountains(near, {
    foot: horizon + 4,
    lit: '#A9A8C8',
    shade: '#7085B4',
    haze: '#BDA9BE',
    seed: 6,
    peaks: [
      [60, 58, 260],
      [880, 76, 240],
      [1180, 52, 190],
      [1830, 92, 290],
      [2080, 64, 200],
      [2420, 104, 300],
      [2740, 70, 230],
      [3040, 124, 330],
      [3330, 84, 250],
      [3640, 150, 400],
    ].map(([x = 0, h = 0, half = 0]) => ({ x, height: h, half })),
  })
  near.fill(
    rect(0, horizon - 26, width, 30),
    picture.linear(
      [
        [0, '#C9AEBC', 0],
        [0.8, '#CDB2BE', 0.6],
        [1, '#C6AEC0', 0],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  picture.group('layer mountains', near.markup())

  const shore = new Sketch(picture, CLEAR)
  const woods: readonly [string, string] = ['#5D6E9C', '#A99FBC']
  woodedShore(
    shore,
    [
      [3020, 610],
      [3130, 596],
      [3260, 584],
      [3400, 588],
      [3520, 570],
      [3660, 562],
      [3760, 572],
      [3840, 566],
    ],
    horizon + 5,
    woods,
    71,
  )
  woodedShore(
    shore,
    [
      [2040, 611],
      [2120, 600],
      [2240, 596],
      [2330, 603],
      [2400, 611],
    ],
    horizon + 5,
    woods,
    72,
  )
  picture.group('layer shore', shore.markup())
}
