import { gsap } from 'gsap'
import type { SceneElement } from '#shared/scene/description.ts'
import { isInstant } from '../runtime.ts'

/** Seconds in which light, mist and done art change after a task. */
const SPREAD = 0.75
const ANSWER = 0.12
/** Seconds in which mist lifts: most of it after the light that drove it away, when the camera has come to see it. */
const CLEARING = 2.6
/** CSS px that a hovered element rises. */
export const LIFT = 4

/** What an element shows, from 0 to 1 each. */
interface Levels {
  glow: number
  light: number
  veil: number
  done: number
}

/** Strength of the windows of a place that is not begun, at night. */
const AT_NIGHT = 0.7

export function levelsOf({ state, progress, layout, isDark }: SceneElement): Levels {
  const isDone = state === 'finished'
  const begun = state === 'inProgress' ? 0.55 + 0.45 * Math.min(progress / 100, 1) : isDark ? AT_NIGHT : 0
  return {
    glow: isDone && !layout.light ? 1 : begun,
    light: isDone ? 1 : 0,
    veil: state === 'locked' ? 1 : 0,
    done: isDone ? 1 : 0,
  }
}

/** Everything about an element that moves; its parts on the stage read it each frame. */
export class ElementPose implements Levels {
  glow: number
  light: number
  veil: number
  done: number
  hover = 0
  /** Units of the scene. */
  shakeX = 0
  readonly #hold: () => () => void
  readonly #releases = new Set<() => void>()
  readonly #played = new Map<'flash' | 'shake', gsap.core.Timeline>()
  #isHovered = false
  /** What it shows or is on its way to show. */
  #goal: Levels

  /** `hold` keeps frames coming while something here moves. */
  constructor(element: SceneElement, hold: () => () => void) {
    const levels = levelsOf(element)
    this.#goal = levels
    this.glow = levels.glow
    this.light = levels.light
    this.veil = levels.veil
    this.done = levels.done
    this.#hold = hold
  }

  /** Light spreads, mist lifts: coming back from a finished task shows what it changed. */
  change(element: SceneElement): void {
    const levels = levelsOf(element)
    const { glow, light, veil, done } = this.#goal
    const isSame =
      levels.glow === glow && levels.light === light && levels.veil === veil && levels.done === done
    if (isSame) return
    this.#goal = levels
    this.#move({ glow: levels.glow, light: levels.light, done: levels.done }, SPREAD, 'power2.out')
    if (levels.veil < veil) this.#move({ veil: levels.veil }, CLEARING, 'power3.inOut')
    else if (levels.veil > veil) this.#move({ veil: levels.veil }, SPREAD, 'power2.out')
  }

  setHovered(isHovered: boolean): void {
    if (isHovered === this.#isHovered) return
    this.#isHovered = isHovered
    this.#played.get('flash')?.kill()
    this.#move({ hover: isHovered ? 1 : 0 }, ANSWER, 'power2.out')
  }

  /** A finger has no hover: the press itself lights up for a moment. */
  flash(): void {
    if (isInstant() || this.#isHovered) return
    this.#play('flash')
      .to(this, { hover: 1, duration: ANSWER / 2, ease: 'power2.out' })
      .to(this, { hover: 0, duration: 0.4, delay: 0.25, ease: 'power1.in' })
  }

  /** Locked: once from side to side. */
  shake(): void {
    if (isInstant()) return
    this.#play('shake')
      .to(this, { shakeX: -7, duration: 0.06, ease: 'power1.out' })
      .to(this, { shakeX: 6, duration: 0.09, ease: 'sine.inOut' })
      .to(this, { shakeX: -4, duration: 0.08, ease: 'sine.inOut' })
      .to(this, { shakeX: 0, duration: 0.1, ease: 'sine.out' })
  }

  /** A killed tween leaves nothing behind, and holds no frames. */
  dispose(): void {
    for (const played of this.#played.values()) played.kill()
    gsap.killTweensOf(this)
    for (const release of this.#releases) release()
    this.#releases.clear()
  }

  #play(name: 'flash' | 'shake'): gsap.core.Timeline {
    this.#played.get(name)?.kill()
    const release = this.#keepFrames()
    const timeline = gsap.timeline({ onComplete: release, onInterrupt: release })
    this.#played.set(name, timeline)
    return timeline
  }

  #keepFrames(): () => void {
    const stop = this.#hold()
    const release = () => {
      stop()
      this.#releases.delete(release)
    }
    this.#releases.add(release)
    return release
  }

  #move(to: Partial<Levels> & { hover?: number }, duration: number, ease: string): void {
    if (isInstant()) {
      gsap.killTweensOf(this, Object.keys(to).join())
      Object.assign(this, to)
      this.#hold()()
      return
    }
    const release = this.#keepFrames()
    gsap.to(this, {
      ...to,
      duration,
      ease,
      overwrite: 'auto',
      onComplete: release,
      onInterrupt: release,
    })
  }
}

/** Seconds of one breath of an open element's glow. */
const BREATH = 2.4

/** 0 to 1 and back; places breathe a little apart. */
export function breath(timeMs: number, index: number): number {
  return 0.5 - 0.5 * Math.cos(((timeMs / 1000 / BREATH + index * 0.13) % 1) * 2 * Math.PI)
}
