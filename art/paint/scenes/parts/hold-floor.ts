import { blob, lens, r, smoothTop, type Point } from '../../lib/path.ts'
import type { Diver } from './diver.ts'
import { kelp } from './kelp.ts'

/** Sand that has come in with the years, on both sides. */
export function sand(s: Diver): void {
  const drift = (top: readonly Point[], rest: readonly Point[]): void => {
    s.fill(smoothTop(top, rest), s.down('#B8C8A0', '#6F9A94', '#2E5C70'))
  }
  drift(
    [
      [-20, 770],
      [120, 800],
      [300, 792],
      [470, 862],
      [640, 940],
      [820, 1090],
    ],
    [[-20, 1090]],
  )
  drift(
    [
      [1130, 1090],
      [1270, 960],
      [1440, 880],
      [1600, 812],
      [1780, 806],
      [1940, 760],
    ],
    [[1940, 1090]],
  )
  for (const [x, y, w] of [
    [210, 850, 110],
    [420, 930, 150],
    [1620, 870, 130],
    [1460, 960, 140],
    [1800, 900, 90],
  ] as const)
    s.fill(lens(x, y, w, 4), '#D8E4BC', 0.3)
  kelp(s, [520, 900], 130, 3, 641, ['#C98A5E', '#7A4A56'])
  kelp(s, [1400, 916], 150, 4, 642)
}

/** Tackle that hangs from the beams. */
export function ropes(s: Diver): void {
  const slack = (from: Point, to: Point, deep: number): void => {
    const d = `M${r(from[0])} ${r(from[1])}Q${r((from[0] + to[0]) / 2)} ${r(Math.max(from[1], to[1]) + deep)} ${r(to[0])} ${r(to[1])}`
    s.stroke(d, '#0A2A3E', 9, 0.5)
    s.stroke(d, s.c('#B89468'), 5)
  }
  slack([250, 0], [620, 30], 120)
  slack([1330, 30], [1700, 0], 150)
}

/** @param size px from its middle to the tip of an arm. */
export function starfish(s: Diver, [x, y]: Point, size: number): void {
  const points: Point[] = []
  for (let i = 0; i < 10; i++) {
    const [a, k] = [(i * Math.PI) / 5 + 0.3, i % 2 ? size * 0.36 : size]
    points.push([x + Math.cos(a) * k, y + Math.sin(a) * k * 0.55])
  }
  s.fill(lens(x + 4, y + 8, size, 6), '#071E30', 0.4)
  s.fill(blob(points), s.across('#F0A878', '#C06A5C', '#7A4656'))
}
