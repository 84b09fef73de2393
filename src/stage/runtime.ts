import { AnchorBoard } from './anchors/anchor-board.ts'
import { Camera } from './camera/camera.ts'
import { FrameLoop } from './frame/frame-loop.ts'
import { TIERS } from './quality.ts'
import { stageStore } from './stage-store.ts'

/** One stage a tab: its camera, its frames, and the DOM nodes that follow it. Nothing here needs Pixi. */
export const camera = new Camera()
export const frames = new FrameLoop()
export const anchors = new AnchorBoard()
/** The time of what moves by itself (ms): it stands still while the player has paused it. */
export const ambient = { time: 0 }

/** Asked many times a frame: made once, it answers without a look-up. */
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')

anchors.onChange = () => frames.request()

/** Nothing moves by itself: the player paused it, asks the system for less motion, or the machine is too weak. */
export function isStill(): boolean {
  const { isPaused, isEdited, tier } = stageStore.getState()
  return isPaused || isEdited || lessMotion.matches || TIERS[tier].isStill
}

/** The camera does not fly: asked for by the system, or nobody would see it. */
export function isInstant(): boolean {
  return lessMotion.matches || frames.isAsleep
}
