import { line, polygon, r, rect, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { CORNER, EYE, FLOOR, WINDOWS } from './archive-plan.ts'
import { lancetHole } from './gothic.ts'

/** Two kinds of stone in squares, running away from us. */
export function floor(s: Sketch): void {
  const random = chance(704)
  const shape = polygon([
    [-10, FLOOR],
    [CORNER, FLOOR],
    [1930, FLOOR + 191],
    [1930, 1090],
    [-10, 1090],
  ])
  s.fill(
    shape,
    s.picture.linear(
      [
        [0, s.c('#A08C98')],
        [0.4, s.c('#6E7098')],
        [1, s.c('#3C4470')],
      ],
      [0, 0],
      [0.9, 0.5],
    ),
  )
  const [wide, deep] = [76, FLOOR - EYE[1]]
  const rows = [0, 0.1, 0.2, 0.29, 0.37, 0.44, 0.51, 0.57, 0.62].map((share) => EYE[1] + deep / (1 - share))
  s.within(`clip-path="${s.picture.clip(shape)}"`, () => {
    for (const [row, top] of rows.entries()) {
      const bottom = rows[row + 1] ?? 1120
      const at = (x: number, y: number): Point => [EYE[0] + ((x - EYE[0]) * (y - EYE[1])) / deep, y]
      let seams = line([
        [-10, top],
        [1930, top],
      ])
      for (let i = -14; i < 16; i++) {
        const x = EYE[0] + i * wide
        const isDark = (i + row) % 2 === 0
        s.fill(
          polygon([at(x, top), at(x + wide, top), at(x + wide, bottom), at(x, bottom)]),
          s.c(isDark ? '#2E3868' : '#D6BFBE'),
          isDark ? random.between(0.26, 0.42) : random.between(0, 0.12),
        )
        seams += line([at(x, top), at(x, bottom)])
      }
      s.stroke(seams, s.c('#26305E'), 1.6, 0.4)
    }
    s.fill(
      rect(-10, FLOOR, CORNER + 200, 46),
      s.picture.linear(
        [
          [0, s.c('#101F45'), 0.6],
          [1, s.c('#101F45'), 0],
        ],
        [0, 0],
        [0, 1],
      ),
    )
    s.fill(
      rect(-10, 850, 1940, 240),
      s.picture.linear(
        [
          [0, '#0A1734', 0],
          [1, '#0A1734', 0.66],
        ],
        [0, 0],
        [0, 1],
      ),
    )
  })
}

/** The low sun: warm stone on the left, shafts in the dusty air, the windows' shapes on the floor. */
export function sunlight(s: Sketch): void {
  s.fill(
    rect(-10, -10, 900, FLOOR + 10) + WINDOWS.slice(0, 3).map(lancetHole).join(''),
    s.picture.linear(
      [
        [0, '#FFB48A', 0.3],
        [0.4, '#F2A594', 0.12],
        [1, '#F2A594', 0],
      ],
      [0, 0],
      [1, 0],
    ),
  )
  s.within(`filter="${s.picture.blur(7)}"`, () => {
    for (const [i, { left, width }] of WINDOWS.slice(0, 3).entries()) {
      for (const side of [0, 1]) {
        const [a, b] = [left + side * (width / 2) + 10, left + (side + 1) * (width / 2) - 10]
        const shaft = s.picture.linear(
          [
            [0, '#FFC9A0', 0.2 - 0.05 * i],
            [1, '#FFC9A0', 0.02],
          ],
          [0, 0],
          [0.3, 1],
        )
        s.fill(
          polygon([
            [a, 200],
            [b, 200],
            [b + 290, FLOOR + 110],
            [a + 250, FLOOR + 110],
          ]),
          shaft,
        )
      }
    }
  })
  s.within(`filter="${s.picture.blur(4)}"`, () => {
    for (const [i, { left, width }] of WINDOWS.slice(0, 3).entries()) {
      for (const side of [0, 1]) {
        const [a, b] = [left + side * (width / 2) + 10, left + (side + 1) * (width / 2) - 10]
        const at = (x: number, t: number): Point => [
          x + 90 + 250 * t + (x - EYE[0]) * 0.3 * t,
          FLOOR + 26 + 190 * t,
        ]
        const paint = s.picture.linear(
          [
            [0, '#FFBE8C', 0.36 - 0.09 * i],
            [1, '#FFB080', 0.12],
          ],
          [0, 0],
          [0, 1],
        )
        const [left1, right1, tip] = [at(a, 1.02), at(b, 1.02), at((a + b) / 2, 1.24)]
        s.fill(polygon([at(a, 0), at(b, 0), at(b, 0.34), at(a, 0.34)]), paint)
        s.fill(
          `M${[at(a, 0.42), at(b, 0.42), at(b, 0.84)].map((p) => p.map(r).join(' ')).join('L')}Q${right1.map(r).join(' ')} ${tip.map(r).join(' ')}Q${left1.map(r).join(' ')} ${at(a, 0.84).map(r).join(' ')}Z`,
          paint,
        )
      }
    }
  })
}
