import { mix } from '../../lib/colour.ts'
import { ellipse, lens, rect, type Point } from '../../lib/path.ts'
import type { Picture } from '../../lib/picture.ts'
import { chance } from '../../lib/random.ts'
import { Sketch } from '../../lib/sketch.ts'
import { cloudBank, moon, stars } from '../../lib/parts/sky.ts'
import { mountains } from '../../lib/parts/mountains.ts'

export const SIZE = { width: 1920, height: 1080 }
const CLEAR = { air: 0, dusk: 0, x: 0 }

/** The evening over an island: one sun low on the left, one sky, one sea. */
export interface Evening {
  /** y of the horizon, px. */
  horizon: number
  /** x of the sun on the horizon. */
  sun: number
  moon: Point
}

/** Sky and sea as smooth gradients, opaque. */
export function skyAndSea(picture: Picture, { horizon, sun }: Evening): string {
  const { width, height } = SIZE
  const s = new Sketch(picture, CLEAR)
  s.fill(
    rect(0, 0, width, horizon + 2),
    picture.linear(
      [
        [0, '#112750'],
        [0.35, '#254678'],
        [0.64, '#4B6A9E'],
        [0.84, '#8B90B6'],
        [0.95, '#C5A6B4'],
        [1, '#D9AFB0'],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  s.fill(
    rect(0, horizon, width, height - horizon),
    picture.linear(
      [
        [0, '#B3A6BE'],
        [0.05, '#7F8FB8'],
        [0.16, '#4E6EA2'],
        [0.4, '#2C5086'],
        [0.7, '#18375F'],
        [1, '#0B2240'],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  s.fill(
    rect(0, 0, width, horizon),
    picture.radialAt(
      [
        [0, '#FFC990', 1],
        [0.1, '#FBB48A', 0.82],
        [0.28, '#F2A594', 0.5],
        [0.55, '#DD9AA6', 0.22],
        [1, '#C08CA8', 0],
      ],
      [sun, horizon],
      1150,
      0.36,
    ),
  )
  s.fill(
    rect(0, horizon, width, height - horizon),
    picture.radialAt(
      [
        [0, '#FFC48C', 0.92],
        [0.14, '#F3A78E', 0.5],
        [0.42, '#C98BA0', 0.22],
        [1, '#8C7FB0', 0],
      ],
      [sun, horizon],
      1000,
      0.3,
    ),
  )
  s.fill(
    ellipse(sun, horizon, 110, 30),
    picture.radial([
      [0, '#FFF0CC', 0.95],
      [0.4, '#FFD9A0', 0.5],
      [1, '#FFC48C', 0],
    ]),
  )
  const random = chance(77)
  for (let i = 0; i < 22; i++) {
    const t = random.next() ** 1.2
    s.fill(
      lens(
        random.between(0, width),
        horizon + 18 + (height - horizon - 40) * t,
        random.between(160, 640),
        (5 + 24 * t) * random.between(0.5, 1),
      ),
      random.happens(0.55) ? '#6F93C4' : '#0E2A52',
      random.between(0.05, 0.13),
    )
  }
  s.fill(
    rect(0, height * 0.7, width, height * 0.3),
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

/** Stars, moon and clouds. */
export function heavens(picture: Picture, { horizon, sun, moon: crescent }: Evening): string {
  const s = new Sketch(picture, CLEAR)
  stars(s, SIZE.width, horizon * 0.62, 110, 11)
  const up = Math.min(1, Math.max(0, (crescent[1] / horizon - 0.35) / 0.29))
  moon(s, crescent, 30, mix(mix('#254678', '#4B6A9E', up), '#C9D6EA', 0.08))
  const warm = ['#FFC9A0', '#F2AE9C', '#D79BA8', '#A98DB4']
  const mild = ['#E3B3B4', '#B79DBC', '#8F8DBA', '#7082B4']
  const cool = ['#A9B2D6', '#8599C8', '#6D87BE', '#5E7AB2']
  const banks: readonly (readonly [number, number, number, number, readonly string[], number])[] = [
    [sun + 170, horizon * 0.42, 460, 17, warm, 0.75],
    [sun + 420, horizon * 0.66, 500, 11, warm, 0.7],
    [sun + 120, horizon * 0.82, 420, 8, warm, 0.7],
    [sun + 800, horizon * 0.32, 560, 14, mild, 0.5],
    [sun + 1120, horizon * 0.6, 560, 12, mild, 0.5],
    [sun + 1440, horizon * 0.38, 440, 14, cool, 0.5],
  ]
  banks.forEach(([x, y, w, thick, colours, opacity], i) =>
    cloudBank(s, {
      at: [Math.min(1560, Math.max(360, x)), y],
      width: w,
      thickness: thick,
      colours,
      opacity,
      seed: 140 + i,
    }),
  )
  return s.markup()
}

/** Two ranges beyond the water. */
export function ranges(picture: Picture, { horizon }: Evening): string {
  const s = new Sketch(picture, CLEAR)
  mountains(s, {
    foot: horizon + 3,
    lit: '#BDB0C8',
    shade: '#8E9AC4',
    haze: '#D0B2BC',
    seed: 15,
    peaks: [
      [330, 52, 150],
      [560, 84, 190],
      [800, 62, 160],
      [1020, 110, 210],
      [1260, 84, 180],
      [1480, 126, 220],
      [1720, 150, 240],
      [1900, 104, 190],
    ].map(([x = 0, height = 0, half = 0]) => ({ x, height, half })),
  })
  mountains(s, {
    foot: horizon + 3,
    lit: '#A9A8C8',
    shade: '#7085B4',
    haze: '#BDA9BE',
    seed: 16,
    peaks: [
      [470, 38, 140],
      [690, 50, 150],
      [930, 58, 170],
      [1180, 52, 150],
      [1380, 74, 180],
      [1620, 86, 190],
      [1830, 70, 170],
    ].map(([x = 0, height = 0, half = 0]) => ({ x, height, half })),
  })
  s.fill(
    rect(220, horizon - 15, 1700, 18),
    picture.linear(
      [
        [0, '#C9AEBC', 0],
        [0.8, mix('#CDB2BE', '#A9AFCF', 0.4), 0.6],
        [1, '#C6AEC0', 0],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  return s.markup()
}
