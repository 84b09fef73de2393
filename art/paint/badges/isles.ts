import { arch, lens, polygon, rect, smoothTop } from '../lib/path.ts'
import { WATER, type Medal } from './medal.ts'

/** The near isle that most badges stand on. */
function isle(medal: Medal, from: number, to: number, top: number): void {
  const middle = (from + to) / 2
  medal.fill(lens(middle, WATER + 3, (to - from) / 1.8, 5), '#071A33', 0.45)
  medal.body(
    smoothTop(
      [
        [from, WATER + 1],
        [from + (middle - from) * 0.5, top + 5],
        [middle, top],
        [to - (to - middle) * 0.45, top + 7],
        [to, WATER + 1],
      ],
      [],
    ),
    '#4B5A84',
    0.2,
  )
  medal.fill(
    smoothTop(
      [
        [from + 6, WATER - 5],
        [middle - (middle - from) * 0.45, top + 5],
        [middle, top - 1],
        [to - (to - middle) * 0.5, top + 6],
        [to - 8, WATER - 4],
      ],
      [
        [middle + 12, top + 12],
        [middle - 8, top + 9],
        [middle - 22, top + 15],
      ],
    ),
    '#C4D2E6',
    0.92,
  )
}

/** A lit lighthouse: every lamp of the harbour burns. */
export function harbour(medal: Medal): void {
  medal.glow([120, 78], 86)
  isle(medal, 66, 180, 138)
  medal.body(
    polygon([
      [108, 142],
      [112, 88],
      [128, 88],
      [132, 142],
    ]),
    '#C2A79E',
    0.4,
  )
  medal.fill(
    polygon([
      [109.5, 124],
      [110.6, 108],
      [129.4, 108],
      [130.5, 124],
    ]),
    medal.across('#C0564A', '#A4524A', '#5C2E36'),
  )
  medal.body(rect(105, 84, 30, 5), '#6D4A2E')
  medal.fill(rect(111, 66, 18, 18), '#FFF3CC').fill(rect(118.6, 66, 2.6, 18), '#8A5A2B', 0.75)
  medal.body(
    polygon([
      [107, 67],
      [120, 51],
      [133, 67],
    ]),
    '#4B4E74',
    0.35,
  )
  medal.dot([120, 49], 2.6, '#D9A65C')
  medal.dot([120, 75], 7, '#FFFBEA', 0.85)
  medal.body(rect(146, 128, 20, 16), '#A4524A').body(
    polygon([
      [143, 129],
      [156, 116],
      [169, 129],
    ]),
    '#4B4E74',
  )
  medal.fill(
    polygon([
      [144, 127],
      [156, 115],
      [162, 121],
      [150, 128],
    ]),
    '#C4D2E6',
    0.9,
  )
  medal.fill(rect(152, 133, 6, 7), '#FFC26A')
  medal.path(120, 11)
}

/** Brass scales: to each what is theirs. */
export function market(medal: Medal): void {
  medal.glow([120, 70], 78, 0.7)
  medal.fill(lens(120, 170, 50, 6), '#071A33', 0.55)
  medal.body(
    polygon([
      [92, 168],
      [102, 158],
      [138, 158],
      [148, 168],
    ]),
    '#9A672F',
    0.5,
  )
  medal.body(
    polygon([
      [116, 160],
      [118, 72],
      [122, 72],
      [124, 160],
    ]),
    '#B97F3A',
    0.5,
  )
  medal
    .stroke('M66 88Q92 74 120 78Q148 82 174 76', '#4A2D15', 7.5, 0.6)
    .stroke('M66 87Q92 73 120 77Q148 81 174 75', '#D9A65C', 4.6)
  medal.dot([120, 70], 8, '#FFF3CC').dot([120, 70], 11, '#FFD68A', 0.5)
  for (const [x, y] of [
    [68, 88],
    [172, 77],
  ] as const) {
    medal.stroke(`M${x} ${y}L${x - 19} ${y + 40}M${x} ${y}L${x + 19} ${y + 40}`, '#E8C88E', 1.6, 0.9)
    medal.fill(`M${x - 23} ${y + 40}h46a23 15 0 0 1 -46 0Z`, medal.across('#F4D394', '#B97F3A', '#5B3A1E'))
  }
  medal.body(rect(56, 112, 24, 16), '#C2A27A', 0.5).fill(rect(66, 112, 4, 16), '#7A5A3C', 0.8)
  medal
    .body(
      polygon([
        [162, 117],
        [160, 100],
        [184, 97],
        [185, 117],
      ]),
      '#E6D6BE',
      0.5,
    )
    .stroke('M165 105l14 -1.6M166 110l14 -1.2', '#7A6A66', 1.6)
}

/** The keep, with every window lit. */
export function keep(medal: Medal): void {
  medal.glow([120, 96], 88, 0.55)
  isle(medal, 52, 190, 142)
  const tower = (x: number, width: number, top: number): void => {
    medal.body(rect(x, top, width, 150 - top), '#6A779E', 0.34)
    for (let step = 0; step < 3; step += 1)
      medal.body(rect(x - 2 + step * ((width - 3) / 2.4), top - 8, 7, 9), '#6A779E', 0.34)
  }
  tower(74, 26, 96)
  tower(142, 26, 90)
  medal.body(rect(98, 108, 46, 42), '#56638C', 0.3)
  tower(106, 30, 76)
  medal.body(
    polygon([
      [103, 69],
      [121, 42],
      [139, 69],
    ]),
    '#A4524A',
    0.3,
  )
  medal.stroke('M121 42V30', '#D9A65C', 2.4).fill(
    polygon([
      [122, 30],
      [138, 34.5],
      [122, 39],
    ]),
    '#FFB84D',
  )
  for (const [x, y] of [
    [116, 84],
    [82, 106],
    [150, 102],
    [103, 118],
    [132, 118],
  ] as const)
    medal.fill(arch(x, y, 9, 13), '#FFD68A')
  medal.fill(arch(112, 128, 18, 22), '#3A2414').fill(arch(115, 131, 12, 19), '#FFB84D', 0.85)
  medal.path(121, 12)
}
