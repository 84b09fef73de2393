import type { Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { rock } from '../../lib/parts/rock.ts'
import { wreck } from './reef-rocks.ts'

/** The outline of a needle: share of its half width, share of its height. */
const NEEDLE: readonly (readonly [number, number])[] = [
  [-1, 0],
  [-0.86, 0.12],
  [-0.7, 0.16],
  [-0.6, 0.36],
  [-0.47, 0.42],
  [-0.4, 0.38],
  [-0.28, 0.66],
  [-0.2, 0.72],
  [-0.13, 0.7],
  [-0.03, 1],
  [0.04, 0.9],
  [0.1, 0.62],
  [0.2, 0.56],
  [0.27, 0.58],
  [0.38, 0.34],
  [0.52, 0.3],
  [0.62, 0.13],
  [0.86, 0.08],
  [1, 0],
]
/** Far rocks: needles with a wreck between them. */
export function farNeedles(s: Sketch): void {
  const needle = (x: number, y: number, half: number, high: number, seed: number): void => {
    const shape: readonly (readonly [number, number])[] =
      seed % 2 ? NEEDLE : NEEDLE.map(([dx, up]) => [-dx, up] as const).toReversed()
    rock(s, {
      top: shape.map(([dx, up]): Point => [x + dx * half, y - up * high]),
      waterline: y,
      seed,
      unit: 1,
      snow: 9,
      steep: true,
    })
  }
  needle(690, 494, 66, 96, 804)
  needle(1500, 500, 96, 190, 805)
  needle(1820, 506, 150, 250, 807)
  needle(1660, 504, 130, 290, 806)
  needle(1072, 498, 60, 120, 808)
  wreck(s, [912, 504])
  needle(1010, 506, 44, 66, 809)
}

/** The reef right behind the jetty. */
export function reefBehind(s: Sketch): void {
  const left: Point[] = [
    [590, 690],
    [606, 656],
    [630, 648],
    [640, 610],
    [656, 604],
    [668, 566],
    [678, 548],
    [688, 580],
    [702, 596],
    [716, 634],
    [740, 644],
    [752, 672],
    [780, 690],
  ]
  const right: Point[] = [
    [1344, 690],
    [1366, 654],
    [1398, 640],
    [1410, 592],
    [1430, 576],
    [1440, 584],
    [1458, 520],
    [1470, 506],
    [1484, 446],
    [1500, 420],
    [1512, 440],
    [1520, 500],
    [1540, 520],
    [1552, 566],
    [1576, 572],
    [1590, 600],
    [1640, 590],
    [1664, 540],
    [1690, 524],
    [1706, 480],
    [1722, 470],
    [1740, 520],
    [1766, 548],
    [1790, 590],
    [1850, 620],
    [1930, 650],
  ]
  rock(s, { top: left, waterline: 690, seed: 881, unit: 1.2, snow: 12, steep: true })
  rock(s, { top: right, waterline: 692, seed: 882, unit: 1.5, snow: 15, steep: true })
}
