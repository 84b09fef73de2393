import type { View } from '#shared/scene/fit.ts'
import type { Box, Point } from '#shared/scene/layout.ts'

export type { View }

export interface Size {
  width: number
  height: number
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

export function middleOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export function mixViews(from: View, to: View, share: number): View {
  // Scale by ratio: a zoom that grows evenly to the eye.
  const scale = from.scale * (to.scale / from.scale) ** share
  return { x: mix(from.x, to.x, share), y: mix(from.y, to.y, share), scale }
}

/** Scene units to CSS px of the screen. */
export function toScreen(point: Point, view: View, screen: Size): Point {
  return {
    x: screen.width / 2 + (point.x - view.x) * view.scale,
    y: screen.height / 2 + (point.y - view.y) * view.scale,
  }
}

/** CSS px of the screen to scene units. */
export function toScene(point: Point, view: View, screen: Size): Point {
  return {
    x: view.x + (point.x - screen.width / 2) / view.scale,
    y: view.y + (point.y - screen.height / 2) / view.scale,
  }
}

export function boxToScreen(box: Box, view: View, screen: Size): Box {
  const corner = toScreen(box, view, screen)
  return { ...corner, width: box.width * view.scale, height: box.height * view.scale }
}
