import type { Point } from '#shared/scene/layout.ts'

/**
 * Which of the points have room for a square of so many px that is pressed, and which no other covers: the chosen one always has, then each in its order that
 * none before it is near to.
 */
export function farApart(points: readonly Point[], chosen: number, least: number): boolean[] {
  const first = points[chosen]
  const taken: Point[] = first ? [first] : []
  return points.map((point, index) => {
    if (index === chosen) return true
    const isFree = taken.every(({ x, y }) => Math.max(Math.abs(x - point.x), Math.abs(y - point.y)) >= least)
    if (isFree) taken.push(point)
    return isFree
  })
}
