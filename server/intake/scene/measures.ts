import type { Box } from '#shared/scene/layout.ts'
import type { SceneKind, Size } from '#shared/scene/measures.ts'

/** The lowest screen on which a scene is shown, in CSS px (SHELL-4), and how many units of a moving map it starts with. */
const LOWEST_SCREEN_PX = 500
const MOVING_VIEW_UNITS = 1080
/** WCAG and Apple alike: what a finger can meet. */
const TARGET_PX = 44

/** Units that are 44 px on the smallest screen. */
export function smallestTarget(kind: SceneKind, { height }: Size): number {
  const shown = kind === 'moving' ? Math.min(height, MOVING_VIEW_UNITS) : height
  return Math.ceil((TARGET_PX * shown) / LOWEST_SCREEN_PX)
}

export function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}

export function boxAround(points: readonly { x: number; y: number }[]): Box {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
