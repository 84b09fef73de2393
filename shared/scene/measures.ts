import type { Box } from './layout.ts'

export interface Size {
  width: number
  height: number
}

export type SceneKind = 'static' | 'moving'

/** The canvas of a scene that names none, in units of its own. */
export const USUAL_SCENE: Size = { width: 1920, height: 1080 }
export const SMALLEST_SCENE: Size = { width: 320, height: 240 }
/** No moving map is larger. */
export const LARGEST_SCENE: Size = { width: 3840, height: 2160 }
/** How far from the upper left corner anything may be, in reference units; far beyond any canvas. */
export const FARTHEST = 10_000

/** What a 4:3 tablet cuts from the sides of a scene 1920 wide: 240 of each. */
const CUT_SHARE = 0.125

/** What must stay in view where the designer does not say it. A moving map is panned: all of it. */
export function safeBox(kind: SceneKind, { width, height }: Size): Box {
  if (kind === 'moving') return { x: 0, y: 0, width, height }
  return { x: width * CUT_SHARE, y: 0, width: width * (1 - 2 * CUT_SHARE), height }
}
