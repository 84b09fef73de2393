import { line, lens, polygon, rect, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { drift, icicles } from '../../lib/parts/drift.ts'
import { chance } from '../../lib/random.ts'

export interface Jetty {
  left: number
  right: number
  /** y of the deck's far edge, its near edge, and the water. */
  back: number
  edge: number
  water: number
}

/** A jetty of heavy planks on piles, wet and icy, with a rope rail behind. */
export function jetty(s: Sketch, { left, right, back, edge, water }: Jetty): void {
  const random = chance(831)
  for (let x = left + 24; x < right; x += random.between(92, 118)) pile(s, x, edge + 8, water + 20)
  for (const [from, to] of [
    [left + 40, left + 220],
    [left + 420, left + 640],
    [left + 880, left + 1080],
  ] as const) {
    s.stroke(
      line([
        [from, edge + 26],
        [to, water],
      ]) +
        line([
          [to, edge + 26],
          [from, water],
        ]),
      s.c('#2A2F56'),
      9,
    )
  }
  const deck = polygon([
    [left + 30, back],
    [right, back],
    [right, edge],
    [left, edge],
  ])
  s.fill(
    deck,
    s.picture.linear(
      [
        [0, s.c('#B98E80')],
        [0.3, s.c('#86707C')],
        [1, s.c('#565478')],
      ],
      [0, 0],
      [1, 0],
    ),
  )
  s.within(`clip-path="${s.picture.clip(deck)}"`, () => {
    for (let x = left - 60; x < right; x += 34) {
      const lean = (x - 800) * 0.06
      if (random.happens(0.6))
        s.fill(
          polygon([
            [x, back],
            [x + 34, back],
            [x + 34 + lean, edge],
            [x + lean, edge],
          ]),
          s.c(random.happens(0.5) ? '#D9B6A0' : '#2E2E58'),
          random.between(0.06, 0.2),
        )
      s.stroke(
        line([
          [x, back],
          [x + lean, edge],
        ]),
        s.c('#2A2A52'),
        1.8,
        0.6,
      )
    }
    for (const [x, y, half] of [
      [430, 818, 60],
      [690, 826, 50],
      [1050, 820, 80],
      [1380, 826, 60],
      [1560, 818, 70],
    ] as const)
      s.fill(lens(x, y, half, 5), s.c('#9FB6DA'), 0.5)
  })
  s.fill(rect(left - 4, edge, right - left, 20), s.across('#8E6E6C', '#5A4C68', '#3C3A60'))
  s.fill(rect(left - 4, edge + 20, right - left, 9), s.c('#0E1C40'), 0.55)
  icicles(
    s,
    [
      [left + 10, edge + 20],
      [right, edge + 20],
    ],
    34,
    832,
  )
  for (const [i, [from, to]] of (
    [
      [left - 4, 360],
      [470, 700],
      [830, 1010],
      [1120, 1240],
      [1400, 1660],
    ] as const
  ).entries()) {
    drift(
      s,
      [
        [from, edge + 2],
        [to, edge + 2],
      ],
      { up: 9, drop: 8, seed: 834 + i, unit: 1.2 },
    )
  }
}

function pile(s: Sketch, x: number, top: number, foot: number): void {
  s.fill(rect(x - 11, top, 22, foot - top), s.across('#8A6A68', '#4E4462', '#26284E'))
  s.fill(rect(x - 12, foot - 44, 24, 44), s.c('#14264A'), 0.6)
  s.fill(lens(x, foot - 2, 30, 3), s.c('#D5DEEC'), 0.6)
}

/** Posts with two ropes along the far edge of the deck. */
export function ropeRail(s: Sketch, posts: readonly number[], y: number, height: number): void {
  for (const [i, x] of posts.entries()) {
    const next = posts[i + 1]
    if (next !== undefined) {
      for (const share of [0.9, 0.5]) {
        const d = `M${x} ${y - height * share}Q${(x + next) / 2} ${y - height * share + 22} ${next} ${y - height * share}`
        s.stroke(d, s.c('#3C3550'), 5)
        s.stroke(d, s.c('#B59C8A'), 2.4)
      }
    }
    s.fill(rect(x - 7, y - height, 14, height + 6), s.across('#A07E74', '#544A68', '#33335A'))
    drift(
      s,
      [
        [x - 9, y - height],
        [x + 9, y - height],
      ],
      { up: 9, drop: 3, seed: 840 + i, unit: 0.5 },
    )
  }
}

/** The bow of a ship that did not see the light, far out. @param at where it stands in the water. */
export function wreck(s: Sketch, [x, y]: Point): void {
  const hull = `M${x - 84} ${y}Q${x - 62} ${y - 52} ${x - 12} ${y - 74}L${x + 68} ${y - 120}Q${x + 58} ${y - 52} ${x + 30} ${y}Z`
  s.fill(hull, s.across('#8A6660', '#5E4A62', '#40385C'))
  s.stroke(
    [0.3, 0.55, 0.8]
      .map(
        (t) => `M${x - 84 + 12 * t} ${y - 34 * t}Q${x - 30} ${y - 62 * t} ${x + 34 + 24 * t} ${y - 110 * t}`,
      )
      .join(''),
    s.c('#3A3054'),
    2,
    0.7,
  )
  s.fill(`M${x - 24} ${y - 20}q8 -16 20 -12q10 6 2 18q-12 6 -22 -6Z`, s.c('#232848'))
  s.stroke(
    line([
      [x - 22, y - 68],
      [x - 56, y - 184],
    ]) +
      line([
        [x - 70, y - 130],
        [x - 18, y - 146],
      ]) +
      line([
        [x + 62, y - 118],
        [x + 102, y - 148],
      ]),
    s.c('#4A4058'),
    4.5,
  )
  s.fill(
    polygon([
      [x - 50, y - 164],
      [x - 66, y - 130],
      [x - 47, y - 136],
      [x - 44, y - 114],
      [x - 33, y - 140],
    ]),
    s.c('#B9B4C6'),
    0.8,
  )
}
