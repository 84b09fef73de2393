import { mix } from '../../lib/colour.ts'
import { ellipse, lens, line, polygon, r, rect, smooth, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { groundDrift } from '../../lib/parts/drift.ts'
import { snowBank } from '../../lib/parts/snow.ts'

const PENNANTS = ['#C7584F', '#E9DFDC', '#E0A652', '#3F7A88'] as const

/** The trodden snow of the square: tracks, bare cobbles, drifts, long evening shadows. @param top y of its far edge. */
export function snowyGround(s: Sketch, top: number): void {
  s.fill(
    polygon([
      [-10, top + 14],
      [500, top],
      [1300, top - 4],
      [1930, top + 6],
      [1930, 1090],
      [-10, 1090],
    ]),
    s.picture.linear(
      [
        [0, s.c('#E6CFCB')],
        [0.16, s.c('#BECAE2')],
        [0.5, s.c('#93AAD2')],
        [0.85, s.c('#6C88BA')],
        [1, s.c('#52709F')],
      ],
      [0, 0],
      [0.8, 0.75],
    ),
  )
  s.fill(
    rect(-10, 850, 1940, 240),
    s.picture.linear(
      [
        [0, '#0F2449', 0],
        [1, '#0F2449', 0.55],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  const way = `${smooth([
    [-20, 900],
    [300, 872],
    [640, 860],
    [980, 862],
    [1360, 868],
    [1930, 850],
  ])}${smooth([
    [1930, 950],
    [1360, 962],
    [1000, 958],
    [640, 956],
    [300, 984],
    [-20, 1030],
  ]).replace(/^M/, 'L')}Z`
  s.fill(way, s.c('#5F7EB0'), 0.3)
  cobbles(s)
  let steps = ''
  for (const [from, to, y] of [
    [60, 620, 900],
    [560, 1180, 890],
    [1000, 1700, 906],
  ] as const) {
    for (let x = from; x < to; x += 21)
      steps += line([
        [x, y + Math.sin(x / 80) * 12 + (x % 2) * 9],
        [x + 7, y + Math.sin(x / 80) * 12 + (x % 2) * 9],
      ])
  }
  s.stroke(steps, s.c('#4E6DA2'), 4, 0.5)
  s.stroke(
    smooth([
      [180, 980],
      [480, 938],
      [860, 930],
      [1240, 944],
      [1600, 980],
    ]) +
      smooth([
        [190, 1000],
        [480, 956],
        [860, 948],
        [1240, 962],
        [1600, 1000],
      ]),
    s.c('#56749F'),
    3,
    0.45,
  )
  for (const [x, y, half] of [
    [180, 860, 130],
    [700, 842, 110],
    [1060, 850, 90],
    [1500, 850, 150],
    [240, 740, 110],
    [680, 720, 100],
    [1040, 730, 80],
  ] as const)
    groundDrift(s, [x, y], half, 600 + x)
}

/** Stones that look through the snow where many feet have been. */
function cobbles(s: Sketch): void {
  const random = chance(601)
  for (const [cx, cy, half] of [
    [500, 916, 130],
    [880, 908, 150],
    [1230, 920, 130],
    [720, 956, 90],
  ] as const) {
    for (let i = 0; i < 46; i++) {
      const [dx, dy] = [random.between(-1, 1), random.between(-1, 1)]
      if (dx * dx + dy * dy > random.between(0.5, 1)) continue
      const [x, y] = [cx + dx * half, cy + dy * half * 0.17]
      const size = random.between(6, 10)
      s.fill(ellipse(x, y, size, size * 0.42), s.c(mix('#6E7398', '#4E5A86', random.next())), 0.75)
      s.fill(lens(x - 1, y - size * 0.22, size * 0.7, size * 0.12), s.c('#C3CBE0'), 0.5)
    }
  }
}

/** The shadow that the low sun draws to the right of a thing. @param at middle of its foot. */
export function longShadow(s: Sketch, [x, y]: Point, half: number, long: number): void {
  const d = polygon([
    [x - half, y - 6],
    [x + half, y - 10],
    [x + half + long, y + 10],
    [x + half + long * 0.86, y + 26],
    [x - half * 0.6, y + 12],
  ])
  s.fill(
    d,
    s.picture.linear(
      [
        [0, s.c('#2F4C84'), 0.62],
        [0.5, s.c('#34528A'), 0.4],
        [1, s.c('#3A5890'), 0],
      ],
      [0, 0],
      [1, 0],
    ),
  )
}

/** Pennants on a line across the square. */
export function garland(s: Sketch, [x1, y1]: Point, [x2, y2]: Point, sag: number): void {
  s.stroke(
    `M${r(x1)} ${r(y1)}Q${r((x1 + x2) / 2)} ${r((y1 + y2) / 2 + sag * 2)} ${r(x2)} ${r(y2)}`,
    s.c('#3A3C62'),
    2,
  )
  const count = Math.round(Math.hypot(x2 - x1, y2 - y1) / 34)
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count
    const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)]
    const colour = PENNANTS[i % PENNANTS.length] ?? PENNANTS[0]
    s.fill(
      polygon([
        [x - 10, y - 1],
        [x + 10, y + 1],
        [x - 1, y + 25],
      ]),
      s.c(colour),
    )
    s.fill(
      polygon([
        [x + 1, y],
        [x + 10, y + 1],
        [x - 1, y + 25],
      ]),
      s.c('#14244A'),
      0.22,
    )
  }
}

/** A snowman with a keeper's hat. @param height px. */
export function snowman(s: Sketch, [x, y]: Point, height: number): void {
  const h = height
  const body = s.picture.linear(
    [
      [0, s.c('#F2DCD6')],
      [0.4, s.c('#BCCAE2')],
      [1, s.c('#6F8DC0')],
    ],
    [0, 0.1],
    [1, 0.6],
  )
  s.fill(ellipse(x, y - h * 0.24, h * 0.27, h * 0.25), body)
  s.fill(ellipse(x, y - h * 0.56, h * 0.2, h * 0.19), body)
  s.stroke(
    line([
      [x + h * 0.17, y - h * 0.6],
      [x + h * 0.4, y - h * 0.72],
    ]) +
      line([
        [x - h * 0.17, y - h * 0.6],
        [x - h * 0.36, y - h * 0.48],
      ]),
    s.c('#4A3A50'),
    h * 0.022,
  )
  s.fill(ellipse(x, y - h * 0.8, h * 0.145, h * 0.14), body)
  s.fill(
    `M${r(x - h * 0.15)} ${r(y - h * 0.7)}q${r(h * 0.15)} ${r(h * 0.08)} ${r(h * 0.3)} 0l${r(h * 0.02)} ${r(h * 0.05)}q${r(-h * 0.17)} ${r(h * 0.08)} ${r(-h * 0.34)} 0Z`,
    s.across('#C7584F', '#6E3A50'),
  )
  s.fill(
    polygon([
      [x + h * 0.08, y - h * 0.65],
      [x + h * 0.15, y - h * 0.66],
      [x + h * 0.17, y - h * 0.5],
      [x + h * 0.1, y - h * 0.49],
    ]),
    s.c('#A4484A'),
  )
  s.fill(
    polygon([
      [x - h * 0.02, y - h * 0.8],
      [x - h * 0.2, y - h * 0.77],
      [x - h * 0.01, y - h * 0.76],
    ]),
    s.c('#E28A4E'),
  )
  for (const [dx, up] of [
    [-0.06, 0.84],
    [0.04, 0.84],
    [-0.01, 0.6],
    [-0.01, 0.53],
    [0, 0.34],
  ] as const)
    s.fill(ellipse(x + dx * h, y - up * h, h * 0.014, h * 0.016), s.c('#1E2850'))
  s.fill(
    rect(x - h * 0.17, y - h * 0.92, h * 0.34, h * 0.035) +
      rect(x - h * 0.11, y - h * 1.06, h * 0.22, h * 0.15),
    s.across('#3F5C86', '#1E2C56'),
  )
  s.fill(rect(x - h * 0.11, y - h * 0.95, h * 0.22, h * 0.03), s.c('#C79B63'))
  snowBank(s, x, y + h * 0.02, h * 0.36, h * 0.09)
}
