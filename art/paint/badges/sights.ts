import { lens, polygon, rect } from '../lib/path.ts'
import { type Medal } from './medal.ts'

/** The moon over one lit window. */
export function nightWatch(medal: Medal): void {
  const { canvas } = medal
  medal.dot(
    [142, 82],
    62,
    canvas.radialAt(
      [
        [0, '#C9D6EA', 0.5],
        [0.5, '#9CB2D8', 0.16],
        [1, '#9CB2D8', 0],
      ],
      [142, 82],
      62,
    ),
  )
  medal.fill(
    'M150 46A38 38 0 1 0 176 104A32 32 0 1 1 150 46Z',
    canvas.linearAt(
      [
        [0, '#FFF8E6'],
        [1, '#C8CFE4'],
      ],
      [110, 50],
      [160, 120],
    ),
  )
  for (const [x, y, size] of [
    [62, 66, 6],
    [84, 96, 4],
    [166, 68, 5],
    [54, 108, 3.4],
    [98, 52, 3.4],
  ] as const)
    medal.star([x, y], size, '#FFF3D0', 0.95)
  medal.fill('M24 170Q60 144 92 150Q140 138 216 168V220H24Z', '#101F42')
  medal.fill('M40 162Q64 146 92 151Q124 144 150 149Q110 152 84 158Q60 160 40 162Z', '#8FA7CD', 0.75)
  medal.body(rect(72, 124, 34, 30), '#3A4670', 0.2).body(
    polygon([
      [67, 126],
      [89, 106],
      [111, 126],
    ]),
    '#2A3458',
    0.2,
  )
  medal.fill(
    polygon([
      [68, 125],
      [89, 106],
      [97, 113],
      [76, 125],
    ]),
    '#8FA7CD',
    0.85,
  )
  medal
    .glow([89, 139], 34, 0.9)
    .fill(rect(83, 132, 12, 14), '#FFD27C')
    .stroke('M89 132V146M83 139H95', '#6B4420', 1.6)
}

/** The first boat over the line, its pennant out. */
export function firstAcross(medal: Medal): void {
  medal.glow([62, 152], 74, 0.5)
  medal.fill(lens(122, 178, 62, 6), '#071A33', 0.5)
  medal.stroke('M118 166V46', '#3A2414', 4.6).stroke('M117 166V46', '#B97F3A', 2.2)
  medal.fill(
    'M122 60Q168 100 166 148Q142 144 122 152Z',
    medal.canvas.linearAt(
      [
        [0, '#FFF3DC'],
        [0.6, '#E8CDB4'],
        [1, '#A88E98'],
      ],
      [118, 60],
      [170, 150],
    ),
  )
  medal.fill(
    'M113 72Q86 110 74 146Q94 142 113 150Z',
    medal.canvas.linearAt(
      [
        [0, '#F6C08A'],
        [1, '#C4684E'],
      ],
      [80, 80],
      [116, 150],
    ),
  )
  medal.stroke('M124 96Q146 110 160 128M124 122Q142 128 162 142', '#A88E98', 1.2, 0.7)
  medal
    .fill('M118 44Q134 38 150 45Q138 49 150 56Q134 52 118 58Z', '#F2703F')
    .fill('M118 44Q134 38 150 45Q134 42 118 48Z', '#FFB87A', 0.8)
  medal.body('M70 158Q120 168 180 154Q172 180 148 182H96Q78 180 70 158Z', '#7A3A48', 0.36)
  medal.fill('M71 160Q120 170 179 156L178 161Q120 175 73 165Z', '#F4D394')
  medal.fill('M58 182Q80 172 96 184Q76 188 58 182ZM182 176Q190 170 200 176Q190 182 182 176Z', '#E6EEF8', 0.75)
}

/** The star by which one steers, and its five small ones. */
export function northStar(medal: Medal): void {
  medal.glow([120, 98], 84, 0.8)
  medal.star([120, 98], 56, '#FFE2A6', 0.45)
  const points = Array.from({ length: 10 }, (_, index): [number, number] => {
    const radius = index % 2 === 0 ? 40 : 17
    const angle = (index / 10) * Math.PI * 2 - Math.PI / 2
    return [120 + Math.cos(angle) * radius, 99 + Math.sin(angle) * radius]
  })
  medal.fill(
    polygon(points),
    medal.canvas.linearAt(
      [
        [0, '#FFF8E0'],
        [0.5, '#FFCB6A'],
        [1, '#D9852F'],
      ],
      [92, 64],
      [150, 140],
    ),
  )
  for (let index = 0; index < 10; index += 2) {
    const [tip, side] = [points[index], points[(index + 1) % 10]]
    if (tip && side) medal.fill(polygon([tip, side, [120, 99]]), '#B8661F', 0.34)
  }
  for (const [x, y, size] of [
    [62, 70, 5],
    [178, 74, 5.4],
    [58, 126, 4],
    [182, 124, 4.4],
  ] as const)
    medal.star([x, y], size, '#FFF3D0', 0.9)
  medal.path(120, 14)
}

/** A bottle on the ice, with a letter in it. */
export function bottle(medal: Medal): void {
  medal.fill(
    'M30 176Q74 150 120 158Q170 150 212 174V220H30Z',
    medal.canvas.linearAt(
      [
        [0, '#DCE6F2'],
        [1, '#7F9AC4'],
      ],
      [120, 154],
      [120, 214],
    ),
  )
  medal.fill(lens(122, 178, 60, 7), '#3A5688', 0.6)
  medal.glow([118, 140], 70, 0.55)
  medal.within('transform="rotate(-24 120 136)"', () => {
    medal.body(
      'M70 112H136Q146 112 150 120L158 126H184V146H158L150 152Q146 160 136 160H70Q58 160 58 148V124Q58 112 70 112Z',
      '#3F8A78',
      0.4,
    )
    medal
      .fill(rect(76, 122, 58, 28), medal.across('#FFF3DC', '#E8CFA8', '#B79A7E'))
      .dot([134, 136], 14, '#D8BE98')
      .dot([134, 136], 8, '#B79A7E')
      .dot([134, 136], 3, '#F3E4CC')
    medal.fill(rect(98, 120.5, 6, 31), '#B23E3C')
    medal.fill('M64 120Q66 116 74 116H132Q140 116 142 120Q104 118 64 124Z', '#E6FFF6', 0.55)
    medal.body(rect(184, 127, 14, 18), '#A4724A', 0.4)
  })
  medal
    .star([176, 78], 8, '#FFF3D0', 0.95)
    .star([66, 84], 5, '#FFF3D0', 0.8)
    .star([96, 58], 3.6, '#FFF3D0', 0.8)
}
