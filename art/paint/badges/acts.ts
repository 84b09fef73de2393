import { lens, polygon, rect } from '../lib/path.ts'
import { type Medal } from './medal.ts'

/** A lantern of the isles, with its flame. @param size 1 is 40 high */
function lantern(medal: Medal, x: number, y: number, size: number): void {
  const s = (value: number): number => Math.round(value * size * 10) / 10
  medal.stroke(`M${x - s(7)} ${y - s(15)}a${s(7)} ${s(8)} 0 0 1 ${s(14)} 0`, '#C8A870', s(2))
  medal.body(
    polygon([
      [x - s(11), y - s(13)],
      [x - s(5), y - s(20)],
      [x + s(5), y - s(20)],
      [x + s(11), y - s(13)],
    ]),
    '#8A5A2B',
    0.45,
  )
  medal
    .fill(rect(x - s(9), y - s(13), s(18), s(26)), '#FFD27C')
    .fill(rect(x - s(6), y - s(11), s(12), s(22)), '#FFF3CC')
  medal.fill(
    `M${x} ${y - s(9)}q${s(6)} ${s(8)} ${s(2.6)} ${s(14)}q${s(-2.6)} ${s(4)} ${s(-5.2)} 0q${s(-3.4)} ${s(-6)} ${s(2.6)} ${s(-14)}Z`,
    '#F2863F',
  )
  medal
    .fill(rect(x - s(9.5), y - s(13), s(2.2), s(26)), '#6B4420')
    .fill(rect(x + s(7.3), y - s(13), s(2.2), s(26)), '#6B4420')
  medal.body(rect(x - s(12), y + s(13), s(24), s(5)), '#8A5A2B', 0.45)
}

/** Five lanterns on a line: five things to be glad of. */
export function stringOfLights(medal: Medal): void {
  medal.stroke('M28 62Q120 128 212 56', '#0A1836', 3).stroke('M28 61Q120 127 212 55', '#8C7A64', 1.6)
  const places = [
    [58, 92, 0.86],
    [89, 110, 0.96],
    [122, 117, 1.06],
    [154, 107, 0.96],
    [184, 88, 0.86],
  ] as const
  for (const [x, y, size] of places) medal.glow([x, y + 12], 44 * size, 0.8)
  for (const [x, y, size] of places) lantern(medal, x, y + 12, size)
  for (const [x, , size] of places) medal.path(x, 5 * size)
}

/** The whole archipelago at daybreak. */
export function daybreak(medal: Medal): void {
  medal.glow([120, 150], 120, 0.95)
  for (let ray = -3; ray <= 3; ray += 1) {
    const lean = ray * 26
    medal.fill(
      polygon([
        [120 + ray * 4, 150],
        [114 + lean * 2.1, 30],
        [128 + lean * 2.1, 30],
      ]),
      '#FFF0CC',
      0.16,
    )
  }
  medal.dot(
    [120, 154],
    30,
    medal.canvas.radialAt(
      [
        [0, '#FFFBEA'],
        [0.6, '#FFD27C'],
        [1, '#FF9E4A'],
      ],
      [120, 150],
      32,
    ),
  )
  medal.fill(
    'M20 158H220V220H20Z',
    medal.canvas.linearAt(
      [
        [0, '#B88E8E'],
        [0.3, '#5B6E9A'],
        [1, '#16345C'],
      ],
      [120, 158],
      [120, 216],
    ),
  )
  for (const [x, half, top] of [
    [60, 26, 138],
    [96, 16, 148],
    [152, 20, 144],
    [186, 26, 134],
  ] as const) {
    medal.fill(
      `M${x - half} 160Q${x - half * 0.5} ${top} ${x} ${top}Q${x + half * 0.6} ${top + 3} ${x + half} 160Z`,
      '#2B3E6C',
    )
    medal.fill(
      `M${x - half * 0.66} ${(160 + top) / 2 - 2}Q${x - half * 0.4} ${top} ${x} ${top}Q${x + half * 0.5} ${top + 3} ${x + half * 0.6} ${(160 + top) / 2}Q${x} ${top + 7} ${x - half * 0.66} ${(160 + top) / 2 - 2}Z`,
      '#F3DCD2',
      0.9,
    )
  }
  medal
    .fill(rect(183, 112, 5, 24), '#2B3E6C')
    .dot([185.5, 112], 4, '#FFF3CC')
    .glow([185.5, 112], 22, 0.8)
  for (let row = 0; row < 6; row += 1)
    medal.fill(lens(120, 164 + row * 9, 34 + row * 5, 2.3), '#FFDDA0', 0.75 - row * 0.1)
  medal.stroke('M70 84q6 -7 11 0q6 -7 11 0M150 70q5 -6 9 0q5 -6 9 0', '#23406E', 2.4, 0.8)
}

/** A flame that does not go out. */
export function steadyFlame(medal: Medal): void {
  medal.glow([120, 112], 96)
  medal.fill(lens(120, 176, 44, 6), '#071A33', 0.55)
  medal.body('M82 150H158Q154 176 120 178Q86 176 82 150Z', '#8A5A2B', 0.5)
  medal.body('M78 144H162V153H78Z', '#D9A65C', 0.5)
  medal.fill(
    'M120 38C150 74 158 98 152 120C148 140 134 148 120 148C106 148 92 140 88 120C84 100 100 92 104 72C110 78 112 84 113 90C120 76 122 58 120 38Z',
    medal.canvas.linearAt(
      [
        [0, '#F2703F'],
        [0.5, '#FF9A3E'],
        [1, '#FFC860'],
      ],
      [120, 40],
      [120, 148],
    ),
  )
  medal.fill(
    'M121 76C138 98 141 112 137 126C133 140 127 146 120 146C112 146 105 140 103 128C101 114 111 110 113 98C117 103 118 106 118 110C122 100 123 90 121 76Z',
    '#FFC860',
  )
  medal.fill(
    'M120 108C129 120 130 128 128 135C126 142 123 145 120 145C116 145 113 141 112 135C111 126 118 122 120 108Z',
    '#FFF6DC',
  )
}

/** One lights the lantern of another. */
export function passedOn(medal: Medal): void {
  medal.glow([84, 128], 62, 0.85).glow([156, 128], 62, 0.85)
  medal.fill(lens(120, 172, 62, 5), '#071A33', 0.5)
  lantern(medal, 82, 134, 1.7)
  lantern(medal, 158, 134, 1.7)
  medal.stroke('M92 84Q120 56 146 84', '#FFC26A', 3.4, 0.95)
  medal.fill(
    polygon([
      [137, 80],
      [152, 76],
      [149, 92],
    ]),
    '#FFC26A',
  )
  for (const [x, y, size] of [
    [104, 74, 5],
    [120, 66, 7],
    [135, 73, 5],
  ] as const)
    medal.star([x, y], size, '#FFF6DC')
}
