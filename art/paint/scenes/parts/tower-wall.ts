import { mix } from '../../lib/colour.ts'
import { line, polygon, rect, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { drift } from '../../lib/parts/drift.ts'

/** Eye level: the horizon behind the windows. All that is level in the round room bends away from it. */
const EYE = 340
export const MIDDLE = 860
const SILL = 548
const LINTEL = 128
export const FLOOR = 704

/** Left and right edge of each window, px. */
export const WINDOWS: readonly (readonly [number, number])[] = [
  [36, 286],
  [330, 590],
  [634, 900],
  [944, 1204],
  [1248, 1486],
]

/** Where a level line of the round wall is seen at x. */
function bend(x: number, y: number): number {
  return EYE + (y - EYE) * (1 + 0.15 * ((x - MIDDLE) / 960) ** 2)
}

export function level(y: number, from: number, to: number, step = 40): Point[] {
  const points: Point[] = []
  for (let x = from; x < to; x += step) points.push([x, bend(x, y)])
  points.push([to, bend(to, y)])
  return points
}

/** A piece of the wall between two levels. */
function band(top: number, bottom: number, from: number, to: number): string {
  return polygon([...level(top, from, to), ...level(bottom, from, to).reverse()])
}

/** The round wall with its windows cut out, panelling below and beams above. */
export function towerWall(s: Sketch): void {
  const holes = WINDOWS.map(([from, to]) =>
    polygon([...level(LINTEL, from, to), ...level(SILL, from, to).reverse()].reverse()),
  ).join('')
  s.fill(
    polygon([[-10, -10], [1930, -10], ...level(FLOOR + 4, -10, 1930).reverse()]) + holes,
    s.picture.linear(
      [
        [0, s.c('#CDBDBE')],
        [0.3, s.c('#9FA3BC')],
        [0.62, s.c('#707CA4')],
        [1, s.c('#47527E')],
      ],
      [0, 0],
      [1, 0],
    ),
  )
  plaster(s)
  for (const [i, at] of WINDOWS.entries()) window(s, at, i)
  panelling(s)
  ceiling(s)
}

/** A few bare stones in the plaster: it is an old tower. */
function plaster(s: Sketch): void {
  const random = chance(401)
  for (let i = 0; i < 64; i++) {
    const pier = random.pick([
      [290, 326],
      [594, 630],
      [904, 940],
      [1208, 1244],
      [1490, 1900],
    ])
    const x = random.between(pier[0] ?? 0, pier[1] ?? 0) - 8
    const y = random.between(110, 560)
    s.fill(
      rect(x, bend(x, y), random.between(12, 30), random.between(8, 13)),
      s.c(random.happens(0.5) ? '#D8C8C6' : '#5B678F'),
      0.22,
    )
  }
  for (const [, to] of WINDOWS)
    s.fill(
      rect(to + 10, LINTEL - 12, 30, SILL - LINTEL + 30),
      s.picture.linear(
        [
          [0, s.c('#16264E'), 0.42],
          [1, s.c('#16264E'), 0],
        ],
        [0, 0],
        [1, 0],
      ),
    )
}

function window(s: Sketch, [from, to]: readonly [number, number], index: number): void {
  const wide = to - from
  const frame = s.across('#E0CFC8', '#9A9BB6')
  s.fill(band(LINTEL, LINTEL + 22, from, to), s.c('#1B2C58'), 0.45)
  s.fill(
    polygon([
      [to - 16, bend(to - 16, LINTEL)],
      [to, bend(to, LINTEL)],
      [to, bend(to, SILL)],
      [to - 16, bend(to - 16, SILL)],
    ]),
    s.c('#EBC9B4'),
    0.5,
  )
  s.fill(
    polygon([
      [from, bend(from, LINTEL)],
      [from + 12, bend(from + 12, LINTEL)],
      [from + 12, bend(from + 12, SILL)],
      [from, bend(from, SILL)],
    ]),
    s.c('#2C3B69'),
    0.85,
  )
  for (const share of [0.18, 0.62])
    s.fill(
      polygon([
        [from + wide * share, SILL],
        [from + wide * (share + 0.26), LINTEL + 30],
        [from + wide * (share + 0.36), LINTEL + 30],
        [from + wide * (share + 0.1), SILL],
      ]),
      '#E6EEFA',
      0.055,
    )
  for (const share of [1 / 3, 2 / 3])
    s.fill(
      rect(
        from + wide * share - 3.5,
        bend(from + wide * share, LINTEL),
        7,
        bend(from + wide * share, SILL) - bend(from + wide * share, LINTEL),
      ),
      frame,
    )
  for (const y of [LINTEL + 108, LINTEL + 264]) s.fill(band(y, y + 6, from, to), frame)
  for (const y of [LINTEL + 264, SILL])
    for (let i = 0; i < 3; i++) {
      const x = from + (wide * i) / 3
      drift(s, level(y, x + 8, x + wide / 3 - 5, 20), {
        up: y === SILL ? 13 : 7,
        drop: 2,
        seed: 410 + index * 7 + i,
      })
    }
  s.fill(band(LINTEL - 12, LINTEL, from - 10, to + 10), frame)
  s.fill(band(LINTEL - 12, SILL + 4, from - 10, from), frame)
  s.fill(band(LINTEL - 12, SILL + 4, to, to + 10), s.c('#8F93AE'))
  s.fill(band(SILL, SILL + 16, from - 16, to + 18), s.across('#D2B79E', '#7F7690'))
  s.fill(band(SILL + 16, SILL + 22, from - 16, to + 18), s.c('#16264E'), 0.4)
}

function panelling(s: Sketch): void {
  s.fill(
    band(SILL + 26, FLOOR, -10, 1930),
    s.picture.linear(
      [
        [0, s.c('#56828A')],
        [0.35, s.c('#3C6478')],
        [0.7, s.c('#2E4A6C')],
        [1, s.c('#24375F')],
      ],
      [0, 0],
      [1, 0],
    ),
  )
  for (let x = -6; x < 1920; x += 74) {
    s.fill(band(SILL + 44, FLOOR - 22, x + 10, x + 64), s.c('#14264E'), 0.28)
    s.fill(
      band(SILL + 46, FLOOR - 24, x + 13, x + 64),
      s.c(mix('#4A7680', '#24375F', Math.min(1, x / 1900))),
      0.8,
    )
    s.stroke(
      line([
        [x + 11, bend(x + 11, FLOOR - 23)],
        [x + 11, bend(x + 11, SILL + 45)],
        [x + 64, bend(x + 64, SILL + 45)],
      ]),
      s.c('#C9CBD0'),
      1.2,
      0.25,
    )
  }
  s.fill(band(SILL + 24, SILL + 34, -10, 1930), s.across('#B99B86', '#5A5478'))
  s.fill(band(FLOOR - 12, FLOOR + 4, -10, 1930), s.across('#3E5A70', '#1F2F58'))
}

function ceiling(s: Sketch): void {
  s.fill(polygon([[-10, -10], [1930, -10], ...level(62, -10, 1930).reverse()]), s.down('#2C2C4C', '#4A3F58'))
  for (let x = -40; x < 1960; x += 150) {
    const out = x + (x - MIDDLE) * 0.3
    s.fill(
      polygon([
        [x, bend(x, 66)],
        [x + 26, bend(x + 26, 66)],
        [out + 36, -10],
        [out, -10],
      ]),
      s.across('#5C4A58', '#332F50'),
    )
    s.fill(
      polygon([
        [x, bend(x, 66)],
        [x + 5, bend(x + 5, 66)],
        [out + 6, -10],
        [out, -10],
      ]),
      s.c('#A9827A'),
      0.35,
    )
  }
  s.fill(band(56, 78, -10, 1930), s.across('#8A6A66', '#4E4460', '#322F52'))
  s.fill(band(78, 88, -10, 1930), s.c('#14224A'), 0.3)
}
