import type { Point } from '../../lib/path.ts'

export interface Building {
  /** Left foot of the gable. */
  at: Point
  /** Width of the lit gable, px. */
  width: number
  /** Height of the wall up to the eaves. */
  wall: number
  roof: number
  /** Length of the shaded side to the right. */
  side: number
  colour: string
  roofColour: string
  /** Height of the stone foot. */
  plinth: number
  seed: number
}

/** Where the roof's ridge runs, for chimneys and lanterns on it. */
export interface Ridge {
  apex: Point
  back: Point
}
