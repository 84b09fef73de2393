import { mix } from '../../lib/colour.ts'
import { ellipse, line, polygon, r, rect, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { drift } from '../../lib/parts/drift.ts'
import { bracketLantern } from '../../lib/parts/lantern.ts'
import { masonry } from '../../lib/parts/masonry.ts'
import { lanternHouse } from '../../lib/parts/tower.ts'
import { roundTower } from './castle.ts'
import { grown, lancet, lancetHole, pointedHead, type Lancet } from './gothic.ts'
import { letterbox, roundTable } from './round-table.ts'

/** The open hall where all may speak: a round table under an arch, a letterbox for what is hard to say aloud. @param at middle of its foot. Returns its lanterns. */
export function roundTableHall(
  s: Sketch,
  [x, y]: Point,
): { top: Point; left: Point; right: Point; chandelier: Point } {
  const floor = y - 34
  const opening: Lancet = { left: x - 156, foot: floor, width: 312, straight: 94, rise: 158 }
  inside(s, opening)
  const chandelier = hangingLamp(s, [x, floor - 206])
  roundTable(s, [x, floor + 2])
  front(s, [x, floor], opening)
  const top = lanternHouse(s, [x, floor - 404], 54, '#C4604E')
  roundTower(s, {
    at: [x - 214, y - 4],
    width: 82,
    height: 318,
    roof: 118,
    windows: 2,
    pennant: '#B8504A',
    seed: 921,
  })
  roundTower(s, {
    at: [x + 214, y - 4],
    width: 82,
    height: 318,
    roof: 118,
    windows: 2,
    pennant: '#3F6F88',
    seed: 922,
  })
  steps(s, [x, y])
  banner(s, [x - 214, y - 196])
  const left = bracketLantern(s, [x - 172, y - 196], 52, 1)
  const right = bracketLantern(s, [x + 172, y - 196], 52, -1)
  letterbox(s, [x + 214, y + 4])
  return { top, left, right, chandelier }
}

/** The far wall of the hall: stones and a banner on each side. */
function inside(s: Sketch, opening: Lancet): void {
  const { left, foot, width } = opening
  const middle = left + width / 2
  const shape = lancet(opening)
  s.light.occluder(shape)
  s.fill(shape, s.down('#2A3363', '#3C3858', '#4A3F58'))
  s.light.window(shape, [middle, foot - 110], 96)
  s.within(`clip-path="${s.picture.clip(shape)}"`, () => {
    let joints = ''
    for (let row = 0; row < 10; row++)
      joints += line([
        [left, foot - 24 - row * 26],
        [left + width, foot - 24 - row * 26],
      ])
    s.stroke(joints, s.c('#1B2450'), 1.6, 0.4)
    for (const [at, colour] of [
      [-118, '#7A3E4E'],
      [90, '#34587A'],
    ] as const) {
      const cloth = polygon([
        [middle + at, foot - 214],
        [middle + at + 30, foot - 214],
        [middle + at + 30, foot - 96],
        [middle + at + 15, foot - 110],
        [middle + at, foot - 96],
      ])
      s.light.occluder(cloth)
      s.light.surface(cloth, 0.4)
      s.fill(cloth, s.across(colour, mix(colour, '#141C44', 0.5)))
      s.fill(ellipse(middle + at + 15, foot - 164, 8, 8), s.c('#D2A26A'), 0.8)
    }
    s.fill(rect(left, foot - 22, width, 22), s.across('#6A5A74', '#3C3A62'))
  })
}

/** A wheel of candles on its chain. @param at its middle. */
function hangingLamp(s: Sketch, [x, y]: Point): Point {
  const chain = rect(x - 1.5, y - 60, 3, 60)
  s.light.occluder(chain)
  s.fill(chain, s.c('#2A325E'))
  const ring = `M${x - 54} ${y}a54 10 0 0 0 108 0l-4 6a50 9 0 0 1 -100 0Z`
  s.stroke(
    line([
      [x, y - 40],
      [x - 50, y],
    ]) +
      line([
        [x, y - 40],
        [x + 50, y],
      ]),
    s.c('#2A325E'),
    2,
  )
  for (const at of [-46, -24, 0, 24, 46]) {
    const candle = rect(x + at - 3, y - 12 + (at ? (at % 24 ? -2 : 2) : 4), 6, 16)
    s.fill(candle, s.across('#EADFD6', '#A9A4B8'))
    s.light.window(ellipse(x + at, y - 14, 3.4, 6), [x + at, y - 14], 9)
  }
  s.light.occluder(ring)
  s.light.surface(ring, 0.9)
  s.fill(ring, s.across('#E3B878', '#8A6450', '#4A3A50'))
  return [x, y - 10]
}

/** The wall with its arch, its stepped gable and battlements. @param at middle of the hall's floor. */
function front(s: Sketch, [x, floor]: Point, opening: Lancet): void {
  const top = floor - 276
  const gable: Point[] = [
    [x - 112, top],
    [x - 112, top - 26],
    [x - 86, top - 26],
    [x - 86, top - 54],
    [x - 60, top - 54],
    [x - 60, top - 82],
    [x - 34, top - 82],
    [x - 34, top - 108],
  ]
  const steps = [...gable, ...gable.map(([px, py]): Point => [2 * x - px, py]).toReversed()]
  const wall = polygon([[x - 200, floor], [x - 200, top], ...steps, [x + 200, top], [x + 200, floor]])
  const outer = grown(opening, 20)
  s.light.occluder(
    polygon([[x - 200, floor - 260], [x - 200, top], ...steps, [x + 200, top], [x + 200, floor - 260]]),
  )
  s.light.surface(wall + lancetHole(opening), 0.34)
  masonry(s, {
    outline: wall + lancetHole(opening),
    box: [x - 200, top - 108, 400, 390],
    course: 22,
    lit: '#C2AEB4',
    dark: '#525C8A',
    joint: '#46507E',
    rough: 0.22,
    seed: 931,
  })
  s.within('fill-rule="evenodd"', () =>
    s.fill(lancet(outer) + lancetHole(opening), s.across('#E6D2C8', '#A79EB2', '#666E98')),
  )
  s.stroke(pointedHead(outer), s.c('#4A5482'), 3, 0.7)
  s.stroke(pointedHead(grown(opening, 6)), s.c('#3A4472'), 2, 0.6)
  for (const side of [-1, 1]) {
    const foot = rect(x + side * 166 - 16, floor - 100, 32, 10)
    s.fill(foot, s.across('#E6D2C8', '#7E84A8'))
  }
  s.fill(ellipse(x, top - 28, 27, 27), s.across('#D9C8C2', '#8088AC'))
  const rose = ellipse(x, top - 28, 20, 20)
  s.light.occluder(ellipse(x, top - 28, 27, 27))
  s.fill(rose, s.down('#5B76A6', '#2A3D69'))
  s.light.window(rose, [x, top - 28], 30)
  const bars =
    line([
      [x - 20, top - 28],
      [x + 20, top - 28],
    ]) +
    line([
      [x, top - 48],
      [x, top - 8],
    ]) +
    line([
      [x - 14, top - 42],
      [x + 14, top - 14],
    ]) +
    line([
      [x + 14, top - 42],
      [x - 14, top - 14],
    ])
  s.stroke(bars, s.c('#B9AAB2'), 2.6)
  for (let i = 0; i < 4; i++) {
    const [[from, y], [to]]: readonly [Point, Point] = [
      gable[i * 2 + 1] ?? [x, top],
      gable[i * 2 + 2] ?? [x + 34, top],
    ]
    for (const [a, b] of i === 3
      ? [[from, x + 34]]
      : [
          [from, to],
          [2 * x - to, 2 * x - from],
        ]) {
      if (a === undefined || b === undefined) continue
      s.fill(rect(a - 2, y, b - a + 4, 6), s.across('#E3CFC8', '#9EA0BC'))
      drift(
        s,
        [
          [a - 3, y],
          [b + 3, y],
        ],
        { up: 9, drop: 4, seed: 940 + i + Math.round(a), unit: 0.6 },
      )
    }
  }
  for (const side of [-1, 1]) {
    const [a, b] = side < 0 ? [x - 178, x - 112] : [x + 112, x + 178]
    drift(
      s,
      [
        [a, top],
        [b, top],
      ],
      { up: 9, drop: 5, seed: 950 + side },
    )
  }
}

function steps(s: Sketch, [x, y]: Point): void {
  for (const [half, up] of [
    [176, 34],
    [192, 23],
    [208, 12],
  ] as const) {
    const riser = rect(x - half, y - up + 4, half * 2, 9)
    const tread = polygon([
      [x - half, y - up + 4],
      [x - half + 10, y - up - 3],
      [x + half - 10, y - up - 3],
      [x + half, y - up + 4],
    ])
    s.light.occluder(riser)
    s.light.surface(riser, 0.3)
    s.light.surface(tread, 0.9)
    s.fill(riser, s.across('#9A90A6', '#646C98', '#46527F'))
    s.fill(tread, s.across('#DCCED2', '#A4B0CE', '#7C8EBA'))
  }
  drift(
    s,
    [
      [x - 206, y - 2],
      [x - 120, y],
    ],
    { up: 13, drop: 4, seed: 956 },
  )
}

/** The keep's colours on the left tower: an open hand. @param at middle of its rod. */
function banner(s: Sketch, [x, y]: Point): void {
  const cloth = polygon([
    [x - 25, y],
    [x + 25, y],
    [x + 25, y + 118],
    [x, y + 98],
    [x - 25, y + 118],
  ])
  s.fill(
    polygon([
      [x - 20, y + 6],
      [x + 31, y + 6],
      [x + 31, y + 124],
      [x + 5, y + 104],
      [x - 20, y + 124],
    ]),
    s.c('#14244A'),
    0.35,
  )
  s.light.occluder(cloth)
  s.light.surface(cloth, 0.5)
  s.fill(cloth, s.across('#C9604E', '#A4484A', '#6A3450'))
  s.stroke(
    line([
      [x - 20, y + 6],
      [x - 20, y + 106],
      [x, y + 90],
      [x + 20, y + 106],
      [x + 20, y + 6],
    ]),
    s.c('#E3B878'),
    2,
    0.7,
  )
  let fingers = ''
  for (const [dx, up, tilt] of [
    [-11, 42, -3],
    [-4, 50, -1],
    [3, 50, 1],
    [10, 44, 3],
  ] as const)
    fingers += `M${x + dx} ${y + 66}L${x + dx + tilt} ${y + 76 - up}`
  s.stroke(fingers, s.c('#F0DCC0'), 5.6)
  s.stroke(`M${x + 8} ${y + 72}L${x + 19} ${y + 58}`, s.c('#F0DCC0'), 5.6)
  s.fill(`M${r(x - 14)} ${r(y + 58)}h27v10q-2 16 -13 17q-12 -1 -14 -17Z`, s.c('#F0DCC0'))
  const rod = rect(x - 32, y - 5, 64, 6)
  s.light.occluder(rod)
  s.fill(rod, s.across('#E3B878', '#7D5A4C'))
}
