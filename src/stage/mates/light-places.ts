import type { Box, Point } from '#shared/scene/layout.ts'

/** How far out they float, in shares of the picture's half width and half height. */
const ACROSS = 0.92
const UP = 0.86
/** How far one floats up and down, in units of the scene, and how long that takes (ms). */
const SWAY = 5
const SWAY_MS = 2600

/** Where `count` lights float: on an arch over the picture of their place, from its left to its right. */
export function lightPlaces({ x, y, width, height }: Box, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = Math.PI * (1 - (index + 0.5) / count)
    return {
      x: x + (width / 2) * (1 + ACROSS * Math.cos(angle)),
      y: y + (height / 2) * (1 - UP * Math.sin(angle)),
    }
  })
}

/** How far a light is off its place now, in units of the scene; each at a moment of its own. */
export function sway(time: number, index: number): number {
  return SWAY * Math.sin((2 * Math.PI * time) / SWAY_MS + index * 1.9)
}
