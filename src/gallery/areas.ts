import type { SceneElement } from '#shared/scene/description.ts'
import type { Box, Point } from '#shared/scene/layout.ts'
import { isInPolygon } from '#shared/scene/polygon.ts'
import type { Size, View } from '#src/stage/geometry.ts'
import { boxSnippet, pointSnippet } from './snippets.ts'

/** Which areas of elements are drawn over the scene, and so can be copied. */
export interface SeenAreas {
  hasHits: boolean
  hasBoxes: boolean
}

/** The smallest drawn area under a point: of those that lie on each other it is the one that nobody could reach otherwise. */
export function areaAt(point: Point, elements: readonly SceneElement[], seen: SeenAreas): Box | null {
  const areas = elements.flatMap(({ layout: { hit, picture } }) => [
    ...(seen.hasHits && isInPolygon(point, hit) ? [boxAround(hit)] : []),
    ...(seen.hasBoxes && isInBox(point, picture.box) ? [picture.box] : []),
  ])
  return areas.toSorted((a, b) => a.width * a.height - b.width * b.height)[0] ?? null
}

/** What a press copies: the box of the area under it, or the point where nothing is drawn. */
export function pressSnippet(point: Point, elements: readonly SceneElement[], seen: SeenAreas): string {
  const area = areaAt(point, elements, seen)
  return area ? boxSnippet(area) : pointSnippet(point)
}

export function boxAround(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** What of the scene the screen shows, in units of the scene: x, y, width, height. */
export function seenBox(view: View, screen: Size): Box {
  const width = screen.width / view.scale
  const height = screen.height / view.scale
  return { x: view.x - width / 2, y: view.y - height / 2, width, height }
}

function isInBox({ x, y }: Point, box: Box): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
}
