import type { ElementParts } from '../lib/picture.ts'
import type { Sketch } from '../lib/sketch.ts'

/** An island, and what rises from its chimneys in front of everything. */
export interface Isle extends ElementParts {
  smoke?: Sketch
}

/** The map's own px: twice 1920x1080, so that a player can wander. */
export const WORLD = { width: 3840, height: 2160, horizon: 606 }

/** Where the sun goes down and where the moon stands, x in px: both clear of the overlay's corners and of every label. */
export const SUN = 400
export const MOON = 2400

/** Share of the picture's width, as the colour of the air needs it. */
export function across(x: number): number {
  return x / WORLD.width
}
