import type { Point } from '#shared/scene/layout.ts'

/** After this many ms a throw has lost 63 % of its speed. */
const TAU_MS = 325
/** CSS px a ms below which a throw has ended. */
const STILL = 0.015
/** Only the last moments of a drag say how it was thrown (ms); a slow device tells of few. */
const WINDOW_MS = 120
/** A finger that has not moved for so long has stopped (ms). */
const STOPPED_MS = 80

interface Sample extends Point {
  time: number
}

/** How far a throw goes in `dt` ms, and what is left of its speed (CSS px a ms). */
export function glide(speed: Point, dt: number): { moved: Point; speed: Point } {
  const left = Math.exp(-dt / TAU_MS)
  const distance = TAU_MS * (1 - left)
  return {
    moved: { x: speed.x * distance, y: speed.y * distance },
    speed: { x: speed.x * left, y: speed.y * left },
  }
}

export function isStill(speed: Point): boolean {
  return Math.hypot(speed.x, speed.y) < STILL
}

/** Remembers where a finger was, to know how fast it let go. */
export class Throw {
  #samples: Sample[] = []

  add(x: number, y: number, time: number): void {
    this.#samples.push({ x, y, time })
    this.#samples = this.#samples.filter((sample) => time - sample.time <= WINDOW_MS)
  }

  /** CSS px a ms at this moment; nothing when the finger had stopped before it was lifted. */
  speedAt(time: number): Point {
    const first = this.#samples[0]
    const last = this.#samples.at(-1)
    if (!first || !last || last.time <= first.time || time - last.time > STOPPED_MS) return { x: 0, y: 0 }
    const span = Math.max(last.time - first.time, 16)
    return { x: (last.x - first.x) / span, y: (last.y - first.y) / span }
  }
}
