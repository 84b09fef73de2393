import type { Box, Point } from '#shared/scene/layout.ts'
import { clamp } from '../geometry.ts'

/** Radians that it leans towards the pointer at most. */
const MOST_LEAN = 0.07
/** CSS px from the pointer at which it leans as far as it can. */
const FAR = 700
/** Of what is left of a lean, a frame. */
const STEP = 0.15
/** ms of two hops, the second one lower. */
const HOPS_MS = 900
/** Of its own height. */
const HOP = 0.14

/** How the assistant stands beyond its own film: it leans towards the pointer, and hops when a task is finished. */
export class AssistantPose {
  /** Radians, to the right. */
  lean = 0
  /** Share of its height that it is above the ground. */
  hop = 0
  #pointer: Point | null = null
  #cheered = false
  /** Stage time (ms) at which it began to hop; null while it stands. */
  #began: number | null = null

  /** @param pointer CSS px of the canvas; null where there is none */
  look(pointer: Point | null): void {
    this.#pointer = pointer
  }

  /** With the next frame that is drawn: a task that lay over the stage has gone by then. */
  cheer(): void {
    this.#cheered = true
  }

  /** @returns whether it goes on moving */
  step(time: number, place: Box, isInstant: boolean): boolean {
    if (this.#cheered && !isInstant) this.#began = time
    this.#cheered = false
    this.hop = this.#hopAt(time)
    if (this.hop === 0 && this.#began !== null && time - this.#began >= HOPS_MS) this.#began = null
    const goal = isInstant ? 0 : leanTo(this.#pointer, place)
    const left = goal - this.lean
    this.lean = isInstant || Math.abs(left) < 0.001 ? goal : this.lean + left * STEP
    return this.#began !== null || this.lean !== goal
  }

  #hopAt(time: number): number {
    if (this.#began === null) return 0
    const share = (time - this.#began) / HOPS_MS
    if (share >= 1) return 0
    const height = share < 0.55 ? HOP : HOP / 2
    const within = share < 0.55 ? share / 0.55 : (share - 0.55) / 0.45
    return height * 4 * within * (1 - within)
  }
}

function leanTo(pointer: Point | null, { x, width }: Box): number {
  if (!pointer) return 0
  return MOST_LEAN * clamp((pointer.x - x - width / 2) / FAR, -1, 1)
}
