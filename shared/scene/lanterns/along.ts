import type { Point } from '../layout.ts'

/** Units of the scene between two lanterns of a path, in a scene 1080 high. */
const GAP = 64
const USUAL_HEIGHT = 1080
/** Straight pieces that stand for the bend between two points. */
const PIECES = 16

/** How large lanterns are in a scene of this height, and how far apart. */
export const lanternScale = (height: number): number => height / USUAL_HEIGHT

/** Where the lanterns of a path stand: as far apart as `gap` allows, the same everywhere, one at each end. @param height of the scene */
export function lanternsAlong(points: readonly Point[], height: number): Point[] {
  const line = bent(points)
  const lengths = line.map((point, index) => {
    const before = line[index - 1] ?? point
    return Math.hypot(point.x - before.x, point.y - before.y)
  })
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const gaps = Math.max(1, Math.round(whole / (GAP * lanternScale(height))))
  const found: Point[] = []
  let next = 0
  let passed = 0
  for (const [index, point] of line.entries()) {
    const length = lengths[index] ?? 0
    const before = line[index - 1] ?? point
    while (found.length <= gaps && next <= passed + length + 1e-6) {
      const share = length === 0 ? 0 : (next - passed) / length
      found.push({
        x: tenth(before.x + (point.x - before.x) * share),
        y: tenth(before.y + (point.y - before.y) * share),
      })
      next = (whole * found.length) / gaps
    }
    passed += length
  }
  return found
}

/** A smooth line through the points, in short straight pieces. */
function bent(points: readonly Point[]): Point[] {
  const last = points.length - 1
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), last)] ?? { x: 0, y: 0 }
  return points.flatMap((point, index) => {
    if (index === last) return [point]
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)]
    return Array.from({ length: PIECES }, (_, piece) => {
      const t = piece / PIECES
      return {
        x: spline(before.x, point.x, to.x, after.x, t),
        y: spline(before.y, point.y, to.y, after.y, t),
      }
    })
  })
}

/** Catmull-Rom. */
function spline(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}

function tenth(units: number): number {
  return Math.round(units * 10) / 10
}
