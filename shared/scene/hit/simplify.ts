import type { Point } from '../layout.ts'

/** Leaves out the points of a closed outline that matter least, until at most so many are left (Douglas-Peucker). */
export function simplify(closed: readonly Point[], most: number): Point[] {
  if (closed.length <= most) return [...closed]
  for (let tolerance = 0.75; ; tolerance *= 1.3) {
    const simplified = keep(closed, tolerance)
    if (simplified.length <= most) return simplified
  }
}

function keep(closed: readonly Point[], tolerance: number): Point[] {
  const start = closed[0]
  if (!start || closed.length < 4) return [...closed]
  let far = 0
  let farthest = -1
  for (const [index, point] of closed.entries()) {
    const away = Math.hypot(point.x - start.x, point.y - start.y)
    if (away > farthest) [far, farthest] = [index, away]
  }
  const there = keepBetween(closed.slice(0, far + 1), tolerance)
  const back = keepBetween([...closed.slice(far), start], tolerance)
  return [...there.slice(0, -1), ...back.slice(0, -1)]
}

function keepBetween(line: readonly Point[], tolerance: number): Point[] {
  const first = line[0]
  const last = line.at(-1)
  if (!first || !last || line.length < 3) return [...line]
  let split = 0
  let widest = tolerance
  for (let i = 1; i < line.length - 1; i++) {
    const away = distanceToLine(line[i] ?? first, first, last)
    if (away > widest) [split, widest] = [i, away]
  }
  if (split === 0) return [first, last]
  return [
    ...keepBetween(line.slice(0, split + 1), tolerance).slice(0, -1),
    ...keepBetween(line.slice(split), tolerance),
  ]
}

function distanceToLine(point: Point, from: Point, to: Point): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y)
  return Math.abs((to.x - from.x) * (from.y - point.y) - (from.x - point.x) * (to.y - from.y)) / length
}
