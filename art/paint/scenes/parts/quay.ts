import { ellipse, lens, line, polygon, rect, smooth, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { drift, groundDrift, icicles } from '../../lib/parts/drift.ts'
import { masonry } from '../../lib/parts/masonry.ts'
import { bollard, fender, ladder } from '../../lib/parts/mooring.ts'
import { foam } from '../../lib/parts/rock.ts'

export interface Quay {
  left: number
  right: number
  /** y of its far edge, its near edge and the water. */
  back: number
  edge: number
  water: number
}

/** A quay of old stone under snow, seen from the water. */
export function quay(s: Sketch, { left, right, back, edge, water }: Quay): void {
  const wall = polygon([
    [left, edge],
    [right, edge],
    [right, water + 4],
    [left + 14, water + 4],
  ])
  masonry(s, {
    outline: wall,
    box: [left, edge, right - left, water - edge + 4],
    course: 24,
    lit: '#A79DB2',
    dark: '#46527F',
    joint: '#2C3A68',
    rough: 0.36,
    seed: 201,
  })
  s.fill(
    rect(left, water - 22, right - left, 28),
    s.picture.linear(
      [
        [0, s.c('#14264A'), 0],
        [0.5, s.c('#14264A'), 0.6],
        [1, s.c('#0D1D3E'), 0.85],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  const below = s.picture.clip(rect(left - 60, water, right - left + 60, 120))
  s.within(`clip-path="${below}"`, () => {
    const dark = s.picture.radial([
      [0, '#0B1C3E', 0.78],
      [0.7, '#0B1C3E', 0.5],
      [1, '#0B1C3E', 0],
    ])
    s.fill(ellipse((left + right) / 2 + 20, water, (right - left) / 2 + 60, 96), dark)
  })
  const random = chance(207)
  for (let i = 0; i < 90; i++) {
    const down = random.next() ** 1.5
    s.fill(
      lens(random.between(left + 20, right), water + 8 + 86 * down, random.between(10, 44), 1.1 + 1.2 * down),
      s.c('#7D86AC'),
      0.32 * (1 - down),
    )
  }
  const top = polygon([
    [left + 16, back],
    [right, back],
    [right, edge],
    [left, edge],
  ])
  s.fill(
    top,
    s.picture.linear(
      [
        [0, s.c('#E2CDCB')],
        [0.25, s.c('#B4C2DC')],
        [0.7, s.c('#8CA5CE')],
        [1, s.c('#7490C0')],
      ],
      [0, 0],
      [1, 0],
    ),
  )
  tracks(s, left, right, back, edge)
  for (const [x, half] of [
    [360, 90],
    [700, 60],
    [1010, 90],
    [1290, 70],
    [1520, 80],
  ] as const)
    groundDrift(s, [x, edge - 10], half, 210 + x)
  s.fill(rect(left, edge, right - left, 9), s.across('#8286A6', '#4F5B88'))
  s.fill(rect(left, edge + 9, right - left, 5), s.c('#14244A'), 0.4)
  icicles(
    s,
    [
      [left + 20, edge + 9],
      [right, edge + 9],
    ],
    26,
    204,
  )
  drift(
    s,
    [
      [left - 4, edge + 1],
      [right, edge + 1],
    ],
    { up: 9, drop: 7, seed: 205, unit: 1.3 },
  )
  for (const x of [300, 664, 1010]) fender(s, [x, water - 46], 18)
  ladder(s, [694, edge + 4], 30, water - edge - 4)
  for (const x of [272, 690, 1036, 1444]) bollard(s, [x, edge - 3], 30)
  foam(s, left + 12, right, water + 2, 1, chance(206))
}

/** Faint footprints and a sledge's track, so that someone has been here. */
function tracks(s: Sketch, left: number, right: number, back: number, edge: number): void {
  const middle = (back + edge) / 2
  const track = (down: number): Point[] => [
    [left + 60, middle + down],
    [left + 420, middle + 4 + down],
    [left + 820, middle - 3 + down],
    [right - 200, middle + 3 + down],
    [right, middle + down],
  ]
  s.stroke(smooth(track(-2)) + smooth(track(4)), s.c('#5F7EB0'), 2, 0.5)
  let steps = ''
  for (let x = left + 140; x < right - 60; x += 19)
    steps += line([
      [x, middle + 11 + (x % 2) * 4 + Math.sin(x / 90) * 3],
      [x + 5, middle + 11 + (x % 2) * 4 + Math.sin(x / 90) * 3],
    ])
  s.stroke(steps, s.c('#5F7EB0'), 2.6, 0.6)
}
