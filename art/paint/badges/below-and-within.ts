import { ellipse, lens, polygon, rect } from '../lib/path.ts'
import { type Medal } from './medal.ts'

/** A sealed letter that is looked at through a glass. */
export function school(medal: Medal): void {
  medal.glow([142, 110], 84, 0.62)
  medal.fill(lens(112, 168, 58, 5), '#071A33', 0.5)
  medal.body(
    polygon([
      [62, 98],
      [150, 86],
      [158, 146],
      [70, 158],
    ]),
    '#E6D6BE',
    0.5,
  )
  medal.fill(
    polygon([
      [62, 98],
      [150, 86],
      [112, 126],
    ]),
    medal.across('#FBEBD2', '#E3CDB0', '#B79F8E'),
  )
  medal.stroke('M70 157L103 118M157 145L120 116', '#A08A78', 1.6, 0.8)
  medal
    .dot([110, 124], 10, medal.across('#E0685A', '#B23E3C', '#701F2A'))
    .star([110, 124], 6, '#F6B8A6', 0.85)
  medal.stroke('M164 138L186 166', '#4A2D15', 10).stroke('M164 137L185 164', '#B97F3A', 6.4)
  medal.dot([148, 116], 29, medal.across('#F4D394', '#B97F3A', '#5B3A1E')).dot([148, 116], 23.5, '#2A456F')
  medal.dot(
    [148, 116],
    23.5,
    medal.canvas.radialAt(
      [
        [0, '#FFF0C8', 0.95],
        [0.7, '#F0C88C', 0.8],
        [1, '#B88A5A', 0.9],
      ],
      [142, 108],
      30,
    ),
  )
  medal
    .stroke('M153 101V123a8.5 8.5 0 0 1 -17 0v-3', '#B23E3C', 4.2)
    .dot([153, 99], 4.2, '#B23E3C')
    .dot([153, 99], 1.8, '#FFE9C0')
    .fill(
      polygon([
        [133.4, 121],
        [137.6, 112],
        [143, 120],
      ]),
      '#B23E3C',
    )
  medal.fill('M132 104Q138 95 149 94Q140 100 136 109Z', '#FFFFFF', 0.7)
}

/** Books, and a candle that was taken along. */
export function archive(medal: Medal): void {
  medal.glow([120, 66], 90, 0.85)
  medal.fill(lens(120, 176, 58, 6), '#071A33', 0.55)
  const book = (x: number, y: number, width: number, colour: string): void => {
    medal.body(`M${x + 5} ${y}H${x + width}v20H${x + 5}a10 10 0 0 1 0 -20Z`, colour, 0.3)
    medal.fill(
      `M${x + 8} ${y + 4}H${x + width - 1}v12H${x + 8}a6 6 0 0 1 0 -12Z`,
      medal.across('#FBEBD2', '#D8C2A6', '#9C8A84'),
    )
    medal.stroke(
      `M${x + 12} ${y + 8}H${x + width - 4}M${x + 12} ${y + 12}H${x + width - 4}`,
      '#A08A78',
      0.9,
      0.7,
    )
  }
  book(62, 154, 116, '#7A3A48')
  book(72, 132, 98, '#2F6A68')
  book(66, 110, 104, '#A4724A')
  medal.body('M98 108h44q-3 -7 -10 -7h-24q-7 0 -10 7Z', '#B97F3A', 0.5)
  medal.body(rect(113, 74, 14, 28), '#F3E4CC', 0.6)
  medal.fill('M113 80q3 9 5 2q2 12 4 1q3 6 5 -2v-7h-14Z', '#FFF7E2', 0.9)
  medal.stroke('M120 75v-5', '#3A2414', 1.8)
  medal
    .fill('M120 44Q131 58 126.5 67Q120 75 113.5 67Q109 58 120 44Z', '#FFB84D')
    .fill('M120 55Q126 62 123.5 68Q120 72 116.5 68Q114 62 120 55Z', '#FFF6DC')
}

/** A heart over the reef, and its beat. */
export function reef(medal: Medal): void {
  medal.glow([120, 104], 92, 0.6)
  for (const [x, y, tall, colour] of [
    [66, 196, 44, '#D4745E'],
    [84, 204, 30, '#E3996A'],
    [168, 200, 48, '#B65A72'],
    [150, 206, 28, '#D4745E'],
  ] as const) {
    medal.stroke(
      `M${x} ${y}V${y - tall}M${x} ${y - tall * 0.35}q-11 -3 -12 -${tall * 0.4}M${x} ${y - tall * 0.5}q11 -3 11 -${tall * 0.36}`,
      medal.c(colour),
      7,
    )
    medal.stroke(`M${x - 1.6} ${y}V${y - tall}`, '#FFD9B0', 1.6, 0.4)
  }
  const heart =
    'M120 160C74 130 68 102 80 86C92 71 112 76 120 92C128 76 148 71 160 86C172 102 166 130 120 160Z'
  medal.fill(heart, '#04141E', 0.35)
  medal.body(
    'M120 156C76 127 71 101 82 86C93 72 112 77 120 92C128 77 147 72 158 86C169 101 164 127 120 156Z',
    '#C4484A',
    0.34,
  )
  medal.fill('M84 104Q84 88 98 84Q88 94 90 110Q86 110 84 104Z', '#FFD9C8', 0.6)
  medal.stroke('M70 116H96L104 98L116 138L128 104L134 116H170', '#FFF3DC', 4.6)
  for (const [x, y, size] of [
    [60, 92, 4],
    [68, 74, 2.6],
    [176, 98, 3.4],
    [170, 78, 2.2],
  ] as const)
    medal.dot([x, y], size, '#BFEDE6', 0.35)
}

/** The bell in which one goes down, and its lamp. */
export function glassBay(medal: Medal): void {
  medal.fill(
    polygon([
      [96, 20],
      [144, 20],
      [196, 220],
      [58, 220],
    ]),
    '#BFEDE6',
    0.1,
  )
  medal.glow([120, 126], 84, 0.85)
  medal.stroke('M120 26V66', '#0A2430', 5).stroke('M119 26V66', '#C8A870', 2.6)
  medal.body('M84 158V110a36 40 0 0 1 72 0V158Z', '#B97F3A', 0.42)
  medal.body('M78 156H162L166 168H74Z', '#8A5A2B', 0.4)
  medal.body('M108 72q12 -14 24 0Z', '#D9A65C', 0.4)
  for (let x = 82; x <= 160; x += 13) medal.dot([x, 162], 2.2, '#FBE0A6', 0.9)
  medal.dot([120, 122], 24, '#4A2D15').dot(
    [120, 122],
    20,
    medal.canvas.radialAt(
      [
        [0, '#FFF8E0'],
        [0.5, '#FFD27C'],
        [1, '#E5923C'],
      ],
      [117, 118],
      22,
    ),
  )
  medal.stroke('M120 103V141M101 122H139', '#6B4420', 3)
  medal.fill('M106 110q6 -7 14 -7q-8 5 -9 13Z', '#FFFFFF', 0.75)
  for (const [x, y, size] of [
    [64, 118, 4],
    [58, 100, 2.8],
    [176, 132, 4.4],
    [182, 112, 3],
    [172, 92, 2],
  ] as const) {
    medal.dot([x, y], size, '#D8FFF6', 0.3).dot([x - 1, y - 1], size * 0.35, '#FFFFFF', 0.7)
  }
  medal.fill(ellipse(120, 212, 90, 22), '#06202C', 0.85)
}
