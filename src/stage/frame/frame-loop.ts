/** ms of stage time, and since the frame before (at most `LONGEST_STEP`). */
export interface Frame {
  time: number
  dt: number
}

type Step = (frame: Frame) => void

/** A step after a pause is no jump (ms). */
const LONGEST_STEP_MS = 50
/** What a frame is taken to last when none came before it (ms). */
const FIRST_STEP = 1000 / 60
type Pace = 20 | 30 | 60
/** ms between two frames; a little less than one, two and three frames of 60, for timers are never exact. */
const PERIOD: Record<Pace, number> = { 20: 47, 30: 30, 60: 0 }
/** Shorter pauses are not worth a timer (ms). */
const SHORTEST_PAUSE_MS = 8

/**
 * The one requestAnimationFrame loop. It runs only while someone holds it (60: drag, tween, camera; 30: weather; 20:
 * weather on a weak machine) or asked for a single frame, and never while it is asleep (hidden, covered). Between two
 * slow frames it does not wake the browser at all.
 */
export class FrameLoop {
  /** Frames drawn since the start. */
  count = 0
  time = 0
  /** Told how long each frame of an unbroken run took (ms). */
  onPace: (ms: number) => void = () => {}
  onRest: () => void = () => {}
  #step: Step | null = null
  #holders = new Map<symbol, Pace>()
  #isRequested = false
  #isAsleep = false
  #isFrozen = false
  #handle = 0
  #pause: ReturnType<typeof setTimeout> | null = null
  /** What a whole pause lets pass beyond one frame of 60 (ms). */
  #spare = 0
  /** Of the time since the last tick, what the loop let pass on purpose (ms). */
  #rested = 0
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
      this.#settle()
    }
  }

  /** Keeps frames coming until the returned function is called. */
  hold(fps: Pace): () => void {
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
      this.#endPause()
      this.#lastTick = null
      this.#lastDrawn = null
      this.onRest()
      return
    }
    const period = this.#period()
    if (period === 0) this.#endPause()
    else if (this.#pause !== null || this.#takesPause(period)) return
    this.#handle = requestAnimationFrame((now) => this.#tick(now))
  }

  /** Sleeps until shortly before the frame that is due. */
  #takesPause(period: number): boolean {
    if (this.#lastDrawn === null) return false
    const pause = this.#lastDrawn + period - FIRST_STEP / 2 - performance.now()
    if (pause < SHORTEST_PAUSE_MS) return false
    this.#spare = period - FIRST_STEP
    this.#pause = setTimeout(() => {
      this.#endPause()
      this.#schedule()
    }, pause)
    return true
  }

  #endPause(): void {
    if (this.#pause === null) return
    clearTimeout(this.#pause)
    this.#pause = null
    const since = performance.now() - (this.#lastDrawn ?? 0)
    this.#rested = Math.min(since, this.#spare)
  }

  #tick(now: number): void {
    this.#handle = 0
    if (this.#lastTick !== null) this.onPace(Math.max(now - this.#lastTick - this.#rested, 0))
    this.#rested = 0
    this.#lastTick = now
    const since = this.#lastDrawn === null ? FIRST_STEP : now - this.#lastDrawn
    if (this.#lastDrawn === null || since >= this.#period()) {
      this.#lastDrawn = now
      this.#draw(Math.min(since, LONGEST_STEP_MS))
    }
    this.#schedule()
  }

  /** ms that the next frame should stand off the one before. */
  #period(): number {
    if (this.#isRequested) return 0
    let period = Infinity
    for (const pace of this.#holders.values()) period = Math.min(period, PERIOD[pace])
    return period
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
    this.#endPause()
    this.#rested = 0
    this.#lastTick = null
    this.#lastDrawn = null
  }
}
