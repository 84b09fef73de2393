/** ms of stage time, and since the frame before (at most `LONGEST_STEP`). */
export interface Frame {
  time: number
  dt: number
}

type Step = (frame: Frame) => void

/** A step after a pause is no jump (ms). */
const LONGEST_STEP = 50
/** What a frame is taken to last when none came before it (ms). */
const FIRST_STEP = 1000 / 60
/** A little less than two frames of 60: timers are never exact (ms). */
const HALF_RATE = 30

/**
 * The one requestAnimationFrame loop. It runs only while someone holds it (60: drag, tween, camera; 30: weather) or
 * asked for a single frame, and never while it is asleep (hidden, covered).
 */
export class FrameLoop {
  /** Frames drawn since the start. */
  count = 0
  time = 0
  /** Told how long each frame of an unbroken run took (ms). */
  onPace: (ms: number) => void = () => {}
  onRest: () => void = () => {}
  #step: Step | null = null
  #holders = new Map<symbol, 30 | 60>()
  #isRequested = false
  #isAsleep = false
  #isFrozen = false
  #handle = 0
  #lastTick: number | null = null
  #lastDrawn: number | null = null
  #waiting: (() => void)[] = []

  /** @returns how to stop */
  run(step: Step): () => void {
    this.#step = step
    this.request()
    return () => {
      this.#step = null
      this.#cancel()
    }
  }

  /** Keeps frames coming until the returned function is called. */
  hold(fps: 30 | 60): () => void {
    const key = Symbol(`${fps} frames a second`)
    this.#holders.set(key, fps)
    this.#schedule()
    return () => {
      this.#holders.delete(key)
      this.request()
    }
  }

  /** One frame, soon. */
  request(): void {
    this.#isRequested = true
    this.#schedule()
  }

  /** Settles after the next frame was drawn; at once while none will be. */
  nextFrame(): Promise<void> {
    if (this.#isAsleep || !this.#step) return Promise.resolve()
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      this.request()
    })
  }

  get isAsleep(): boolean {
    return this.#isAsleep
  }

  sleep(isAsleep: boolean): void {
    if (this.#isAsleep === isAsleep) return
    this.#isAsleep = isAsleep
    if (isAsleep) {
      this.#cancel()
      this.#settle()
    } else this.request()
  }

  /** Time stands still until `advance`, for tests: the same steps give the same pixels. */
  freeze(): void {
    this.#isFrozen = true
    this.#cancel()
  }

  thaw(): void {
    this.#isFrozen = false
    this.request()
  }

  /** Draws frames until `ms` have passed. */
  advance(ms: number): void {
    for (let left = ms; left > 0; left -= FIRST_STEP) this.#draw(Math.min(left, FIRST_STEP))
  }

  #schedule(): void {
    if (this.#handle || this.#isAsleep || this.#isFrozen || !this.#step) return
    if (!this.#isRequested && this.#holders.size === 0) {
      this.#lastTick = null
      this.#lastDrawn = null
      this.onRest()
      return
    }
    this.#handle = requestAnimationFrame((now) => this.#tick(now))
  }

  #tick(now: number): void {
    this.#handle = 0
    if (this.#lastTick !== null) this.onPace(now - this.#lastTick)
    this.#lastTick = now
    const since = this.#lastDrawn === null ? FIRST_STEP : now - this.#lastDrawn
    const isDue = this.#isRequested || this.#hasFast() || this.#lastDrawn === null || since >= HALF_RATE
    if (isDue) {
      this.#lastDrawn = now
      this.#draw(Math.min(since, LONGEST_STEP))
    }
    this.#schedule()
  }

  #hasFast(): boolean {
    for (const fps of this.#holders.values()) if (fps === 60) return true
    return false
  }

  #draw(dt: number): void {
    this.#isRequested = false
    this.time += dt
    this.count += 1
    this.#step?.({ time: this.time, dt })
    this.#settle()
  }

  #settle(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resolve of waiting) resolve()
  }

  #cancel(): void {
    cancelAnimationFrame(this.#handle)
    this.#handle = 0
    this.#lastTick = null
    this.#lastDrawn = null
  }
}
