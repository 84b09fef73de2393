export type Tier = 'high' | 'medium' | 'low' | 'still'
/** What the player chooses from; `auto` leaves it to the pace of frames. */
export const QUALITIES = ['auto', 'high', 'medium', 'low', 'still'] as const
export type Quality = (typeof QUALITIES)[number]

interface TierMeans {
  /** Pixels a CSS px, at most. */
  ratio: number
  flakes: number
  bubbles: number
  /** Films instead of their posters. */
  playsFilms: boolean
  /** Nothing moves by itself. */
  isStill: boolean
}

export const TIERS: Record<Tier, TierMeans> = {
  high: { ratio: 2, flakes: 150, bubbles: 40, playsFilms: true, isStill: false },
  medium: { ratio: 1.5, flakes: 150, bubbles: 40, playsFilms: true, isStill: false },
  low: { ratio: 1, flakes: 60, bubbles: 16, playsFilms: false, isStill: false },
  still: { ratio: 1, flakes: 0, bubbles: 0, playsFilms: false, isStill: true },
}

const LADDER: readonly Tier[] = ['high', 'medium', 'low', 'still']
/** ms a frame, and ms that frames must stay that late: the later they are, the less there is to wait for. */
const LATE = [
  { beyond: 24, lateForMs: 2000 },
  { beyond: 36, lateForMs: 800 },
  { beyond: 66, lateForMs: 500 },
]
/** ms a frame: every frame of a screen that shows 60 a second, with what a paced loop's timers add; and ms for which. */
const IN_TIME_MS = 22
const IN_TIME_FOR = 30_000
/** ms after a rise within which lateness takes it back, and forbids another. */
const TRIAL_MS = 20_000
/** The pace of frames is that of the last second (ms): a count of frames would last 40 s on a slow machine. */
const LOOK_BACK_MS = 1000
/** Nobody draws so slowly, but software GL on a tablet's screen does (ms a frame). */
const PAUSE_MS = 1000
/** ms in which a fresh scene still uploads, and says nothing. */
const WARM_UP_MS = 500

/** Steps the quality down when frames are late, and up once a scene when they have long been in time. */
export class Governor {
  #samples: number[] = []
  /** Of the samples (ms). */
  #sampled = 0
  /** For each kind of lateness (ms). A frame in time takes back what a late one added: jitter is lateness, too. */
  #lateFor = LATE.map(() => 0)
  #inTimeFor = 0
  #mayRise = true
  /** What is left of the trial of a better tier (ms). */
  #trial = 0
  #hasFallenBack = false
  #warmUp = WARM_UP_MS
  #hasPaused = false

  startScene(): void {
    this.#mayRise = !this.#hasFallenBack
    this.#warmUp = WARM_UP_MS
    this.#forget()
  }

  /** @returns the tier after a frame that took `ms`; never better than `best` */
  step(tier: Tier, ms: number, best: Tier = 'high'): Tier {
    // A gap this long is a pause of the whole page, not a slow frame; but not where the next is as long.
    const isPause = ms > PAUSE_MS && !this.#hasPaused
    this.#hasPaused = ms > PAUSE_MS
    if (isPause) return tier
    if (this.#warmUp > 0) {
      this.#warmUp -= ms
      return tier
    }
    this.#remember(ms)
    const late = percentile(this.#samples, 0.75)
    this.#lateFor = LATE.map(({ beyond }, kind) => {
      const soFar = this.#lateFor[kind] ?? 0
      return Math.max(late > beyond ? soFar + ms : soFar - ms, 0)
    })
    this.#inTimeFor = late < IN_TIME_MS ? this.#inTimeFor + ms : 0
    if (LATE.some(({ lateForMs }, kind) => (this.#lateFor[kind] ?? 0) >= lateForMs)) {
      if (this.#trial > 0) this.#hasFallenBack = true
      this.#trial = 0
      return this.#move(tier, 1)
    }
    if (this.#trial > 0) this.#trial -= ms
    if (this.#inTimeFor < IN_TIME_FOR || !this.#mayRise || tier === best) return tier
    this.#mayRise = false
    this.#trial = TRIAL_MS
    return this.#move(tier, -1)
  }

  #remember(ms: number): void {
    this.#samples.push(ms)
    this.#sampled += ms
    while (this.#sampled > LOOK_BACK_MS && this.#samples.length > 1)
      this.#sampled -= this.#samples.shift() ?? 0
  }

  #move(tier: Tier, by: 1 | -1): Tier {
    this.#forget()
    return LADDER[LADDER.indexOf(tier) + by] ?? tier
  }

  #forget(): void {
    this.#samples = []
    this.#sampled = 0
    this.#lateFor = LATE.map(() => 0)
    this.#inTimeFor = 0
  }
}

function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}
