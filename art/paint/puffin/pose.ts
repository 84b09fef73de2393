import type { Point } from '../lib/path.ts'

/** How it stands at one moment; at rest all are 0. */
export interface Pose {
  /** 0 open to 1 shut. */
  blink: number
  /** 0 shut to 1 as open as it gets. */
  mouth: number
  /** Where it looks: px of the pupil, right and down. */
  look: Point
  /** Degrees that the head is raised. */
  lift: number
  /** Degrees that the lantern swings, and how its flame flickers, -1 to 1. */
  swing: number
  flicker: number
  /** Px that the chest rises with the breath. */
  breath: number
}

export const AT_REST: Pose = { blink: 0, mouth: 0, look: [0, 0], lift: 0, swing: 0, flicker: 0, breath: 0 }
