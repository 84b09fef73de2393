import { ellipse, line, polygon, rect, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'

const BRASS = ['#E9C488', '#B98B5C', '#6E5A66'] as const
const WOOD = ['#A9785A', '#6E4F56', '#43385C'] as const

/** The lantern that throws pictures: a box of tin and brass on three legs. @param at middle of its foot. Returns its flame. */
export function magicLantern(s: Sketch, [x, y]: Point): Point {
  legs(s, [x, y])
  beam(s, [x + 96, y - 196])
  chimney(s, [x - 14, y - 246])
  const flame = box(s, [x - 14, y - 196])
  lens(s, [x + 40, y - 196])
  return flame
}

function legs(s: Sketch, [x, y]: Point): void {
  for (const [foot, top, wide] of [
    [x + 8, x + 2, 9],
    [x - 66, x - 20, 11],
    [x + 62, x + 22, 11],
  ] as const) {
    const leg = polygon([
      [top - wide / 2, y - 132],
      [top + wide / 2, y - 132],
      [foot + wide / 2, y],
      [foot - wide / 2, y],
    ])
    s.light.occluder(leg)
    s.fill(leg, s.across(...WOOD))
    s.fill(rect(foot - wide / 2 - 1, y - 10, wide + 2, 10), s.across(...BRASS))
  }
  s.stroke(
    line([
      [x - 40, y - 58],
      [x + 40, y - 58],
    ]),
    s.c('#8C6A58'),
    4,
  )
  const board = rect(x - 74, y - 146, 152, 15)
  s.light.occluder(board)
  s.light.surface(rect(x - 74, y - 146, 152, 5), 0.8)
  s.fill(board, s.across('#C89468', '#7E5A58', '#4C3F60'))
  s.fill(rect(x - 74, y - 146, 152, 4), s.c('#F0C79A'), 0.5)
}

/** The tin house of the flame. */
function box(s: Sketch, [x, y]: Point): Point {
  const walls = rect(x - 56, y - 50, 106, 100)
  s.light.occluder(walls)
  s.light.surface(walls, 0.4)
  s.fill(walls, s.across('#4E8088', '#2F5A70', '#1E3A5C'))
  s.fill(rect(x - 56, y - 50, 12, 100), s.c('#8FC0BC'), 0.35)
  for (const top of [y - 54, y + 43]) s.fill(rect(x - 60, top, 114, 11), s.across(...BRASS))
  for (const left of [x - 60, x + 44]) s.fill(rect(left, y - 46, 9, 92), s.across(...BRASS))
  const pane = ellipse(x - 4, y + 2, 29, 29)
  s.fill(ellipse(x - 4, y + 2, 36, 36), s.across(...BRASS))
  s.fill(pane, s.across('#9DB0D2', '#5D78AA', '#334A7E'))
  s.light.window(pane, [x - 4, y + 2], 46)
  s.stroke(ellipse(x - 4, y + 2, 30, 30), s.c('#3C3A5A'), 3, 0.7)
  s.stroke(
    line([
      [x - 4, y - 26],
      [x - 4, y + 30],
    ]) +
      line([
        [x - 32, y + 2],
        [x + 24, y + 2],
      ]),
    s.c('#3C3A5A'),
    3,
    0.8,
  )
  return [x - 4, y + 2]
}

function chimney(s: Sketch, [x, y]: Point): void {
  const pipe = rect(x - 15, y - 48, 30, 56)
  s.light.occluder(pipe)
  s.fill(pipe, s.across('#4E8088', '#2F5A70', '#1E3A5C'))
  const cap = polygon([
    [x - 27, y - 46],
    [x - 10, y - 68],
    [x + 10, y - 68],
    [x + 27, y - 46],
  ])
  s.light.occluder(cap)
  s.light.surface(cap, 0.5)
  s.fill(cap, s.across(...BRASS))
  s.fill(rect(x - 18, y - 34, 36, 6), s.across(...BRASS))
}

/** The barrel with its glasses, and the picture that is pushed in before it. */
function lens(s: Sketch, [x, y]: Point): void {
  const slide = rect(x - 8, y - 68, 9, 104)
  s.fill(slide, s.across(...WOOD))
  s.fill(rect(x - 6, y - 62, 5, 26), s.c('#F0A080'))
  for (const [left, half, wide] of [
    [x + 1, 30, 22],
    [x + 23, 23, 24],
    [x + 47, 29, 13],
  ] as const) {
    const ring = rect(left, y - half, wide, half * 2)
    s.light.occluder(ring)
    s.light.surface(ring, 0.5)
    s.fill(ring, s.down(...BRASS))
    s.fill(rect(left, y - half + 5, wide, 5), s.c('#FFE7BE'), 0.55)
  }
  s.fill(ellipse(x + 60, y, 5, 25), s.c('#BFD3EA'))
}

/** What of its light is seen in the air. */
function beam(s: Sketch, [x, y]: Point): void {
  const air = s.picture.linearAt(
    [
      [0, '#FFDFA6', 0.5],
      [1, '#FFDFA6', 0],
    ],
    [x, y],
    [x + 34, y],
  )
  s.fill(
    polygon([
      [x, y - 22],
      [x + 34, y - 36],
      [x + 34, y + 36],
      [x, y + 22],
    ]),
    air,
  )
}
