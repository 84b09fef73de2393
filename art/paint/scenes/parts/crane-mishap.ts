import { ellipse, line, polygon, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { drift } from '../../lib/parts/drift.ts'

/** What came down first: burst boards, oranges in the snow, and the footprints right beside. @param at left of the heap. */
export function brokenCrate(s: Sketch, [x, y]: Point): void {
  const random = chance(908)
  s.fill(ellipse(x + 60, y, 84, 9), s.c('#2F4C84'), 0.5)
  const side = polygon([
    [x + 18, y - 2],
    [x + 8, y - 52],
    [x + 92, y - 66],
    [x + 102, y - 6],
  ])
  s.light.occluder(side)
  s.light.surface(side, 0.5)
  s.fill(side, s.across('#B98E68', '#7A5E5A'))
  s.stroke(
    line([
      [x + 14, y - 20],
      [x + 98, y - 28],
    ]) +
      line([
        [x + 12, y - 36],
        [x + 95, y - 46],
      ]),
    s.c('#54404E'),
    2,
    0.7,
  )
  s.fill(
    polygon([
      [x + 40, y - 62],
      [x + 58, y - 34],
      [x + 50, y - 26],
      [x + 70, y - 8],
      [x + 80, y - 8],
      [x + 74, y - 32],
      [x + 80, y - 62],
    ]),
    s.c('#2A2448'),
    0.85,
  )
  for (const [a, b, c, d] of [
    [-16, 2, 30, -16],
    [84, 4, 132, -10],
    [60, 8, 78, -40],
  ] as const) {
    const board = polygon([
      [x + a, y + b],
      [x + a + 4, y + b - 10],
      [x + c + 4, y + d - 10],
      [x + c, y + d],
    ])
    s.light.occluder(board)
    s.light.surface(board, 0.7)
    s.fill(board, s.across('#DDB48C', '#8A685E'))
  }
  for (const [dx, dy] of [
    [-24, 4],
    [-6, 8],
    [20, 6],
    [44, 10],
    [66, 5],
    [90, 9],
    [118, 4],
    [56, -10],
    [68, -16],
    [128, 10],
  ] as const) {
    const size = random.between(7, 9.5)
    s.light.surface(ellipse(x + dx, y + dy - 5, size, size), 0.7)
    s.fill(ellipse(x + dx + 2, y + dy + 2, size, 3), s.c('#14244A'), 0.4)
    s.fill(
      ellipse(x + dx, y + dy - 5, size, size),
      s.picture.radial([
        [0, s.c('#F4B070')],
        [0.6, s.c('#D9844A')],
        [1, s.c('#944A44')],
      ]),
    )
  }
}

/** A red and white board on trestles. @param at its left foot. */
export function barrier(s: Sketch, [x, y]: Point): void {
  s.stroke(
    line([
      [x + 8, y],
      [x + 16, y - 48],
    ]) +
      line([
        [x + 26, y],
        [x + 16, y - 48],
      ]) +
      line([
        [x + 70, y],
        [x + 78, y - 48],
      ]) +
      line([
        [x + 88, y],
        [x + 78, y - 48],
      ]),
    s.c('#5A4658'),
    5,
  )
  for (let i = 0; i < 6; i++) {
    const piece = polygon([
      [x - 2 + i * 16, y - 36],
      [x + 4 + i * 16, y - 54],
      [x + 20 + i * 16, y - 54],
      [x + 14 + i * 16, y - 36],
    ])
    s.light.occluder(piece)
    s.light.surface(piece, 0.7)
    s.fill(piece, s.c(i % 2 ? '#D5CCD2' : '#B8504A'))
  }
  drift(
    s,
    [
      [x + 2, y - 54],
      [x + 100, y - 54],
    ],
    { up: 7, drop: 3, seed: 909, unit: 0.7 },
  )
}
