import { mix } from '../../lib/colour.ts'
import { ellipse, line, polygon, r, rect, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { drift, icicles } from '../../lib/parts/drift.ts'
import { lantern } from '../../lib/parts/lantern.ts'
import { folder, jar } from '../../lib/parts/mail.ts'
import { awning } from '../../lib/parts/stall.ts'

const FOLDERS = ['#A4524A', '#3F6F78', '#B58A58', '#6D7FA6', '#7E5A76'] as const

/** A stall that sells what belongs to others: folders, jars and fish, each with its owner's tag. @param at its left foot. */
export function dataStall(s: Sketch, [x, y]: Point): { top: Point; inside: Point } {
  const wide = 352
  const back = rect(x + 14, y - 270, wide - 28, 190)
  s.light.occluder(back)
  s.fill(back, s.down('#23284C', '#332E52'))
  const glow = rect(x + 20, y - 252, wide - 40, 160)
  s.light.window(glow, [x + wide / 2, y - 190], 60)
  shelves(s, [x + 24, y - 92], wide - 48)
  for (const at of [4, wide - 20]) {
    const post = rect(x + at, y - 284, 16, 284)
    s.light.occluder(post)
    s.light.surface(post, 0.4)
    s.fill(post, s.across('#9A7462', '#4E4462'))
  }
  const inside = lantern(s, [x + wide / 2, y - 262], 62)
  fish(s, [x + 32, y - 250])
  counter(s, [x, y], wide)
  s.light.occluder(
    polygon([
      [x + 20, y - 350],
      [x + wide - 20, y - 350],
      [x + wide + 14, y - 246],
      [x - 14, y - 246],
    ]),
  )
  awning(s, [x, y - 344], wide, 92, '#A4524A')
  icicles(
    s,
    [
      [x - 10, y - 246],
      [x + wide + 10, y - 246],
    ],
    16,
    504,
  )
  drift(
    s,
    [
      [x + 24, y - 342],
      [x + wide - 26, y - 342],
    ],
    { up: 17, drop: 9, seed: 505 },
  )
  s.fill(rect(x + wide / 2 - 4, y - 382, 8, 34), s.c('#3A3658'))
  const top = lantern(s, [x + wide / 2, y - 436], 78, 'done')
  fishCrate(s, [x + 14, y + 8])
  drift(
    s,
    [
      [x + 150, y + 5],
      [x + 240, y + 5],
    ],
    { up: 12, drop: 3, seed: 506 },
  )
  drift(
    s,
    [
      [x + wide - 40, y + 5],
      [x + wide + 30, y + 5],
    ],
    { up: 16, drop: 3, seed: 507 },
  )
  return { top, inside }
}

function shelves(s: Sketch, [x, y]: Point, wide: number): void {
  const random = chance(501)
  for (const up of [0, 78]) {
    const board = rect(x, y - up, wide, 7)
    for (let at = x + 4; at < x + wide - 18;) {
      const thick = random.between(14, 22)
      if (random.happens(0.84)) folder(s, [at, y - up], thick, random.between(48, 62), random.pick(FOLDERS))
      at += thick + 2
    }
    s.light.occluder(board)
    s.light.surface(board, 0.5)
    s.fill(board, s.across('#A9815C', '#54465C'))
  }
}

/** Two fish drying on a line, with a tag each: whose are they? */
function fish(s: Sketch, [x, y]: Point): void {
  for (const [at, long] of [
    [0, 58],
    [30, 50],
    [262, 54],
  ] as const) {
    const d = `M${r(x + at)} ${r(y + 10)}Q${r(x + at + 15)} ${r(y + 10 + long * 0.36)} ${r(x + at)} ${r(y + 10 + long * 0.76)}L${r(x + at + 9)} ${r(y + 10 + long)}H${r(x + at - 9)}L${r(x + at)} ${r(y + 10 + long * 0.76)}Q${r(x + at - 15)} ${r(y + 10 + long * 0.36)} ${r(x + at)} ${r(y + 10)}Z`
    s.stroke(
      line([
        [x + at, y - 6],
        [x + at, y + 12],
      ]),
      s.c('#C9B9B4'),
      1.4,
    )
    s.light.occluder(d)
    s.light.surface(d, 0.5)
    s.fill(d, s.across('#B4C4DC', '#5E78A6'))
    s.fill(ellipse(x + at - 3, y + 22, 1.8, 1.8), s.c('#1B2748'))
    s.fill(
      polygon([
        [x + at + 6, y + 30],
        [x + at + 22, y + 26],
        [x + at + 24, y + 38],
        [x + at + 8, y + 41],
      ]),
      s.c('#EDE3DC'),
    )
  }
}

function counter(s: Sketch, [x, y]: Point, wide: number): void {
  const front = rect(x + 4, y - 84, wide - 8, 84)
  s.light.occluder(front)
  s.light.surface(front, 0.32)
  s.fill(front, s.across('#B58A62', '#87675C', '#4E4460'))
  const random = chance(502)
  for (let at = x + 4; at < x + wide - 8; at += 26) {
    const board = Math.min(24.5, x + wide - 4 - at)
    s.fill(
      rect(at, y - 84, board, 84),
      s.c(random.happens(0.5) ? '#E3C09A' : '#2C2C54'),
      random.between(0.02, 0.12),
    )
    if (board === 24.5) s.fill(rect(at + board, y - 84, 2, 84), s.c('#2E2848'), 0.5)
  }
  s.fill(rect(x + 4, y - 84, wide - 8, 14), s.c('#14244A'), 0.35)
  const slab = polygon([
    [x - 4, y - 98],
    [x + wide + 4, y - 98],
    [x + wide + 12, y - 84],
    [x - 12, y - 84],
  ])
  s.light.occluder(slab)
  s.light.surface(slab, 0.9)
  s.fill(slab, s.across('#DDB48C', '#A58370', '#665670'))
  const kinds = ['#C7584F', '#E0A652', '#6F9A72', '#5E84A8', '#8E6A94', '#D08A5A']
  for (const [i, colour] of kinds.entries())
    jar(s, [x + 40 + i * 42 + (i > 2 ? 62 : 0), y - 90], 33, 44 + (i % 3) * 6, colour)
}

function fishCrate(s: Sketch, [x, y]: Point): void {
  const [wide, high] = [118, 42]
  for (let i = 0; i < 7; i++) {
    const at = x + 12 + i * 15
    s.fill(`M${at} ${y - high + 6}q-3 -20 8 -26q12 8 7 26Z`, s.c(mix('#B4C4DC', '#4E6A9C', 0.12 * i)))
    s.fill(
      polygon([
        [at + 3, y - high - 18],
        [at + 8, y - high - 26],
        [at + 14, y - high - 18],
      ]),
      s.c('#7F99C4'),
    )
  }
  const box = rect(x, y - high, wide, high)
  s.light.occluder(box)
  s.light.surface(box, 0.4)
  s.fill(box, s.across('#B98E68', '#5F4F62'))
  for (const up of [14, 28]) s.fill(rect(x, y - high + up, wide, 2.4), s.c('#2E2848'), 0.6)
  s.fill(rect(x + 6, y - high, 8, high) + rect(x + wide - 14, y - high, 8, high), s.c('#7A5F5A'))
  s.fill(
    polygon([
      [x + 48, y - high + 8],
      [x + 84, y - high + 8],
      [x + 84, y - high + 30],
      [x + 48, y - high + 30],
      [x + 40, y - high + 19],
    ]),
    s.c('#EDE3DC'),
  )
  drift(
    s,
    [
      [x, y - high],
      [x + wide, y - high],
    ],
    { up: 5, drop: 4, seed: 509, unit: 0.8 },
  )
}
