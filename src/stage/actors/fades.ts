import { frames, isInstant } from '../runtime.ts'

/** ms in which a picture comes over the poster. */
const FADE_MS = 200

/** What comes over the poster right now, by name. It keeps frames coming until all of it is there. */
export class Fades {
  /** When each began (ms of the stage). */
  readonly #since = new Map<string, number>()
  #release = () => {}
  #waiting: (() => void)[] = []

  begin(name: string): void {
    if (isInstant()) return
    if (this.#since.size === 0) this.#release = frames.hold(60)
    this.#since.set(name, frames.time)
  }

  /** From 0 to 1; 1 also for what does not fade. */
  share(name: string): number {
    const since = this.#since.get(name)
    return since === undefined ? 1 : Math.min((frames.time - since) / FADE_MS, 1)
  }

  get isEmpty(): boolean {
    return this.#since.size === 0
  }

  /** Settles when nothing fades any more. */
  over(): Promise<void> {
    return this.isEmpty ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** After each frame. */
  step(): void {
    if (this.#since.size === 0) return
    for (const name of this.#since.keys()) if (this.share(name) === 1) this.#since.delete(name)
    if (this.isEmpty) this.end()
  }

  end(): void {
    this.#since.clear()
    this.#release()
    for (const resolve of this.#waiting.splice(0)) resolve()
  }
}
