import { arch, ellipse, line, polygon, r, rect, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { drift, icicles } from '../../lib/parts/drift.ts'
import { key } from '../../lib/parts/key.ts'
import { bracketLantern } from '../../lib/parts/lantern.ts'
import { lanternHouse } from '../../lib/parts/tower.ts'

/** A kiosk that hands out keys: a wall of hooks behind one small window. @param at middle of its foot. Returns its lanterns. */
export function keyKiosk(s: Sketch, [x, y]: Point): { top: Point; left: Point; right: Point } {
  body(s, [x, y])
  cupboard(s, [x, y - 128])
  ledge(s, [x, y - 116])
  roof(s, [x, y - 274])
  const top = lanternHouse(s, [x, y - 396], 46, '#C4604E')
  const left = bracketLantern(s, [x - 108, y - 250], 50, -1)
  const right = bracketLantern(s, [x + 108, y - 250], 50, 1)
  drift(
    s,
    [
      [x - 134, y + 4],
      [x - 40, y + 5],
    ],
    { up: 15, drop: 3, seed: 521 },
  )
  drift(
    s,
    [
      [x + 50, y + 5],
      [x + 138, y + 4],
    ],
    { up: 17, drop: 3, seed: 522 },
  )
  return { top, left, right }
}

/** Three faces of an eight-sided box: lit, middle, shaded. */
function body(s: Sketch, [x, y]: Point): void {
  const faces: readonly (readonly [number, number, string, string])[] = [
    [-108, -70, '#7FA8A6', '#5A8890'],
    [-70, 70, '#56868C', '#3F6A7C'],
    [70, 108, '#34546F', '#2A4264'],
  ]
  s.light.occluder(rect(x - 108, y - 276, 216, 276))
  for (const [from, to, lit, dark] of faces) {
    const face = rect(x + from, y - 276, to - from, 276)
    s.light.surface(face, from > 0 ? 0.2 : 0.42)
    s.fill(face, s.down(lit, dark))
    for (const [top, bottom] of [[-100, -16]] as const) {
      const inset = (to - from) * 0.12
      const panel = rect(x + from + inset, y + top, to - from - 2 * inset, bottom - top)
      s.fill(panel, s.c('#14264E'), 0.22)
      s.stroke(
        line([
          [x + from + inset, y + bottom],
          [x + from + inset, y + top],
          [x + to - inset, y + top],
        ]),
        s.c('#D6DCE0'),
        1.6,
        0.28,
      )
    }
  }
  for (const at of [-110, -73, 67, 104]) {
    const post = rect(x + at, y - 276, 7, 276)
    s.fill(post, s.across('#E0CDBC', '#8E7E86'))
  }
  s.fill(rect(x - 114, y - 18, 228, 18), s.across('#8D8098', '#4A5180'))
  s.light.occluder(rect(x - 114, y - 18, 228, 18))
}

/** The arched window; the keys hang before the light. @param at middle of its sill. */
function cupboard(s: Sketch, [x, y]: Point): void {
  const frame = arch(x - 64, y - 134, 128, 134)
  s.fill(frame, s.across('#E3CFB9', '#94868C'))
  s.light.occluder(frame)
  s.light.surface(frame, 0.5)
  const opening = arch(x - 56, y - 126, 112, 126)
  s.fill(opening, s.down('#28325E', '#3A3354'))
  s.light.window(opening, [x, y - 62], 54)
  const random = chance(523)
  for (const [row, count] of [
    [96, 4],
    [58, 6],
    [20, 6],
  ] as const) {
    const board = rect(x - 56 + (row > 90 ? 9 : 0), y - row - 8, row > 90 ? 94 : 112, 4)
    s.light.occluder(board)
    s.fill(board, s.c('#7A5A50'))
    for (let i = 0; i < count; i++) {
      const at = x + (i - (count - 1) / 2) * 18
      s.fill(ellipse(at, y - row - 3, 1.8, 1.8), s.c('#C79B63'))
      if (random.happens(0.3)) continue
      hangingKey(s, [at, y - row - 2], 27)
    }
  }
  for (const side of [-1, 1]) {
    const door = polygon([
      [x + side * 58, y - 98],
      [x + side * 84, y - 108],
      [x + side * 84, y + 2],
      [x + side * 58, y - 2],
    ])
    s.light.occluder(door)
    s.light.surface(door, 0.4)
    s.fill(door, side < 0 ? s.across('#C48F6C', '#8A6458') : s.across('#7A5A5A', '#4E4462'))
    s.fill(
      polygon([
        [x + side * 63, y - 90],
        [x + side * 79, y - 97],
        [x + side * 79, y - 8],
        [x + side * 63, y - 11],
      ]),
      s.c('#2E2848'),
      0.28,
    )
  }
}

function hangingKey(s: Sketch, at: Point, length: number): void {
  s.light.occluder(
    ellipse(at[0], at[1] + length * 0.15, length * 0.16, length * 0.17) +
      rect(at[0] - 1.4, at[1] + length * 0.3, 2.8, length * 0.7) +
      rect(at[0], at[1] + length * 0.76, length * 0.2, length * 0.2),
  )
  key(s, at, length)
}

/** The counter with a coin tray, a bell and a card that lets only the right ones in. */
function ledge(s: Sketch, [x, y]: Point): void {
  const slab = polygon([
    [x - 82, y - 10],
    [x + 82, y - 10],
    [x + 92, y + 4],
    [x - 92, y + 4],
  ])
  s.light.occluder(slab)
  s.light.surface(slab, 0.9)
  s.fill(slab, s.across('#DDB48C', '#A58370', '#665670'))
  s.fill(rect(x - 92, y + 4, 184, 8), s.across('#94695A', '#433C5C'))
  s.fill(rect(x - 86, y + 12, 172, 9), s.c('#14264E'), 0.4)
  for (const at of [-70, 62])
    s.fill(
      polygon([
        [x + at, y + 12],
        [x + at + 8, y + 12],
        [x + at + 8, y + 38],
        [x + at + 2, y + 34],
      ]),
      s.c('#6A5058'),
    )
  s.light.surface(ellipse(x + 50, y - 8, 15, 12), 0.8)
  s.fill(`M${r(x + 35)} ${r(y - 6)}a15 14 0 0 1 30 0Z`, s.across('#F0C98A', '#8A6450'))
  s.fill(rect(x + 33, y - 7, 34, 4) + rect(x + 48.5, y - 24, 3, 5), s.c('#7D5A4C'))
  s.fill(ellipse(x - 44, y - 5, 24, 5), s.across('#8E6A60', '#4E4058'))
  for (const at of [-54, -46, -38]) s.fill(ellipse(x + at, y - 7, 5, 2.2), s.c('#E3B878'))
}

/** @param at middle of the eaves. */
function roof(s: Sketch, [x, y]: Point): void {
  const ribs: readonly (readonly [number, number, string])[] = [
    [-150, -84, '#B9695A'],
    [-84, 84, '#94505A'],
    [84, 150, '#543450'],
  ]
  s.fill(rect(x - 108, y, 216, 20), s.c('#0F1E42'), 0.45)
  const outline = polygon([
    [x - 150, y + 8],
    [x - 22, y - 112],
    [x + 22, y - 112],
    [x + 150, y + 8],
  ])
  s.light.occluder(outline)
  for (const [from, to, colour] of ribs) {
    const face = polygon([
      [x + from, y + (Math.abs(from) > 100 ? 4 : 12)],
      [x + from * 0.15, y - 112],
      [x + to * 0.15, y - 112],
      [x + to, y + (Math.abs(to) > 100 ? 4 : 12)],
    ])
    s.light.surface(face, 0.6)
    s.fill(face, s.c(colour))
  }
  let rows = ''
  for (const t of [0.62, 0.76, 0.9])
    for (let at = -1; at < 0.96; at += 0.125) {
      const half = 22 + 128 * t
      rows += `M${r(x + at * half)} ${r(y - 112 + 120 * t)}q${r(half / 16)} 7 ${r(half / 8)} 0`
    }
  s.stroke(rows, s.c('#38264A'), 1.7, 0.55)
  drift(
    s,
    [
      [x - 104, y - 34],
      [x - 60, y - 68],
      [x - 22, y - 110],
      [x + 22, y - 110],
      [x + 62, y - 66],
      [x + 100, y - 36],
    ],
    { up: 9, drop: 17, seed: 525 },
  )
  icicles(
    s,
    [
      [x - 146, y + 6],
      [x - 84, y + 13],
      [x + 84, y + 13],
      [x + 146, y + 6],
    ],
    20,
    526,
  )
  drift(
    s,
    [
      [x - 152, y + 4],
      [x - 84, y + 11],
      [x + 84, y + 11],
      [x + 152, y + 4],
    ],
    { up: 8, drop: 6, seed: 527 },
  )
}
