import type { Box } from '#shared/scene/layout.ts'
import type { Size } from '../geometry.ts'

/** A place of which less is in view is named by nothing: its label would stand on another (share of it). */
const ENOUGH = 1 / 3

/**
 * What the screen shows of a picture; null where too little of it is left beside what is `taken` by the overlay. Of one
 * that is larger than the screen no more is asked than of the screen.
 */
export function partInView(picture: Box, screen: Size, taken: readonly Box[]): Box | null {
  const part = common(picture, { x: 0, y: 0, ...screen })
  const covered = taken.reduce((sum, box) => sum + area(common(part, box)), 0)
  const whole = Math.min(area(picture), area(screen))
  return area(part) > 0 && area(part) - covered >= whole * ENOUGH ? part : null
}

function area({ width, height }: Size): number {
  return width * height
}

/** Empty where two boxes share nothing. */
function common(one: Box, other: Box): Box {
  const x = Math.max(one.x, other.x)
  const y = Math.max(one.y, other.y)
  return {
    x,
    y,
    width: Math.max(Math.min(one.x + one.width, other.x + other.width) - x, 0),
    height: Math.max(Math.min(one.y + one.height, other.y + other.height) - y, 0),
  }
}
