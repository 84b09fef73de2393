import type { Box } from '#shared/scene/layout.ts'
import { MOBILE } from '#src/lib/use-media.ts'

const ACROSS = ['centre', 'left', 'right'] as const

/**
 * Stands an element where it covers none of the boxes (CSS px of the viewport), or the least of them. Its style says
 * what `data-along` (top, bottom) and `data-across` (centre, left, right) mean. A thumb finds it below, a mouse above.
 */
export function standClear(element: HTMLElement, boxes: readonly Box[]): void {
  const along = matchMedia(MOBILE).matches ? ['bottom', 'top'] : ['top', 'bottom']
  const places = ACROSS.flatMap((across) => along.map((side) => ({ along: side, across })))
  const covers = places.map((place) => {
    Object.assign(element.dataset, place)
    const own = element.getBoundingClientRect()
    return boxes.reduce((sum, box) => sum + sharedArea(own, box), 0)
  })
  Object.assign(element.dataset, places[covers.indexOf(Math.min(...covers))])
}

/** px²; what only touches shares nothing. */
function sharedArea(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return Math.max(0, width) * Math.max(0, height)
}
