import { blob, ellipse, r, rect, type Point } from '../../lib/path.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { table } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

const ISLES: readonly (readonly [at: Point, half: number, lit: boolean])[] = [
  [[308, 380], 74, true],
  [[470, 262], 54, true],
  [[560, 424], 62, true],
  [[690, 300], 58, false],
  [[806, 410], 50, false],
]

/** The chart of the isles: what is lit so far, and the way on. */
export function chartAndLights(): Spot {
  const foot = [124, 330] as const
  const s = new Spot(flameOf(foot, 200), 760)
  table(s, -10, 620)
  s.fill('M196 150L900 176L934 540L186 520Z', '#081733', 0.4)
  s.form(
    'M186 132Q330 150 520 140T892 160Q896 330 924 520Q700 500 520 516T176 502Q194 320 186 132Z',
    '#E9DCC2',
    { depth: 0.42 },
  )
  s.stroke(
    'M206 152Q340 168 520 158T876 178Q880 330 904 500Q700 482 520 498T196 484Q212 320 206 152Z',
    '#8A6A5C',
    3,
    0.6,
  )
  waves(s)
  s.stroke('M308 380Q400 350 470 262Q500 380 560 424Q650 400 690 300Q760 330 806 410', '#8A4A3A', 5, 0)
  route(s)
  for (const [at, half, isLit] of ISLES) isle(s, at, half, isLit)
  rose(s, [822, 246])
  lantern(s, foot, 200)
  s.placed([700, 540], -24, 1, () => {
    s.form(rect(-150, -11, 300, 22), '#C99A62', { depth: 0.6 })
    s.form('M150 -11L196 0L150 11Z', '#E6D6BE', { rim: 0 })
    s.fill('M184 -3L196 0L184 3Z', '#2A2C50')
  })
  return s
}

function waves(s: Spot): void {
  let d = ''
  for (const [x, y] of [
    [250, 216],
    [380, 196],
    [600, 206],
    [236, 296],
    [400, 450],
    [690, 470],
    [590, 330],
    [860, 330],
    [340, 290],
  ] as const)
    d += `M${x} ${y}q8 -10 16 0t16 0t16 0`
  s.stroke(d, '#4A6A9A', 3.4, 0.5)
}

function route(s: Spot): void {
  const legs: readonly (readonly [Point, Point, Point, boolean])[] = [
    [[318, 372], [420, 350], [462, 270], true],
    [[480, 270], [500, 370], [552, 416], true],
    [[570, 420], [650, 396], [684, 308], false],
    [[700, 306], [780, 330], [800, 402], false],
  ]
  for (const [a, pull, b, isLit] of legs)
    for (let t = 0.16; t < 0.9; t += 0.12) {
      const u = 1 - t
      const at = (i: 0 | 1): number => u * u * a[i] + 2 * u * t * pull[i] + t * t * b[i]
      s.fill(ellipse(at(0), at(1), 5, 4.4), isLit ? '#C2412F' : '#8A7A74', 0.85)
    }
}

function isle(s: Spot, [x, y]: Point, half: number, isLit: boolean): void {
  const k = half
  const land = blob([
    [x - k, y + k * 0.1],
    [x - k * 0.7, y - k * 0.36],
    [x - k * 0.1, y - k * 0.42],
    [x + k * 0.5, y - k * 0.3],
    [x + k, y + k * 0.06],
    [x + k * 0.4, y + k * 0.36],
    [x - k * 0.4, y + k * 0.34],
  ])
  s.fill(land, isLit ? '#6F9A86' : '#8A9AB4', 0.85)
  s.stroke(land, '#4A5A7A', 2.6, 0.7)
  s.fill(`M${r(x - 9)} ${r(y)}L${r(x - 6)} ${r(y - 40)}H${r(x + 6)}L${r(x + 9)} ${r(y)}Z`, '#F3EBDD')
  s.stroke(`M${r(x - 9)} ${r(y)}L${r(x - 6)} ${r(y - 40)}H${r(x + 6)}L${r(x + 9)} ${r(y)}Z`, '#4A5A7A', 2.4)
  if (isLit) s.glow([x, y - 48], 58, 0.9)
  s.fill(ellipse(x, y - 48, 8, 9), isLit ? '#FFF3C4' : '#6A7A9A')
}

function rose(s: Spot, [x, y]: Point): void {
  s.stroke(ellipse(x, y, 36, 36), '#8A6A5C', 2.6, 0.6)
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4
    const far = i % 2 ? 24 : 46
    s.fill(
      `M${r(x + Math.cos(a) * far)} ${r(y + Math.sin(a) * far)}L${r(x + Math.cos(a + 1.2) * 8)} ${r(y + Math.sin(a + 1.2) * 8)}L${x} ${y}Z`,
      i === 6 ? '#C2412F' : '#4A5A7A',
      0.85,
    )
  }
}
