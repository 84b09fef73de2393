import type { Box, Point } from './layout.ts'

/** Whether a point lies inside a closed polygon, by counting the edges that a ray to the right crosses. */
export function isInPolygon(point: Point, polygon: readonly Point[]): boolean {
  let isInside = false
  let last = polygon.at(-1)
  for (const corner of polygon) {
    if (!last) return false
    const crosses = corner.y > point.y !== last.y > point.y
    if (crosses && point.x < ((last.x - corner.x) * (point.y - corner.y)) / (last.y - corner.y) + corner.x) {
      isInside = !isInside
    }
    last = corner
  }
  return isInside
}

/** A box as a polygon, clockwise from its upper left. */
export function cornersOf({ x, y, width, height }: Box): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
}
