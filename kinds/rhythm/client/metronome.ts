/** What a metronome does at each beat. */
export interface Beats {
  /** Beats a minute. */
  rate: number
  /** After so many it stops by itself; null: it goes on. */
  amount: number | null
  isHeard: boolean
  isFelt: boolean
  onBeat: () => void
}

/** ms from the start to the first beat. */
const BEFORE_FIRST_MS = 300
/** ms in which a sound is prepared, so that a busy page does not delay it. */
const AHEAD_MS = 120
const LOOK_EVERY_MS = 40
/** ms that a phone shakes. */
const SHAKE_MS = 40
/** Of a click: pitch in Hz, length in s, loudness. */
const [CLICK_HZ, CLICK_S, CLICK_GAIN] = [880, 0.06, 0.5] as const

/**
 * Beats evenly until it is stopped. What is missed, because the page was busy or nobody sees it, is counted but neither heard nor felt.
 * @returns how to stop it
 */
export function startMetronome({ rate, amount, isHeard, isFelt, onBeat }: Beats): () => void {
  const context = isHeard && 'AudioContext' in window ? new AudioContext() : null
  const waiting = new Set<ReturnType<typeof setTimeout>>()
  const start = performance.now() + BEFORE_FIRST_MS
  let made = 0
  const beat = (isMissed: boolean) => {
    onBeat()
    if (isFelt && !isMissed && 'vibrate' in navigator) navigator.vibrate(SHAKE_MS)
  }
  const prepare = () => {
    const now = performance.now()
    while (amount === null || made < amount) {
      const wait = start + (made * 60_000) / rate - now
      if (wait > AHEAD_MS) break
      made += 1
      const isMissed = document.hidden || wait <= -LOOK_EVERY_MS
      if (context && !isMissed) click(context, Math.max(0, wait) / 1000)
      const timer = setTimeout(() => {
        waiting.delete(timer)
        beat(isMissed)
      }, wait)
      waiting.add(timer)
    }
  }
  prepare()
  const every = setInterval(prepare, LOOK_EVERY_MS)
  return () => {
    clearInterval(every)
    waiting.forEach((timer) => clearTimeout(timer))
    // closing it twice rejects, and nobody needs to know
    void context?.close().catch(() => undefined)
  }
}

/** A short wooden click. @param wait s from now */
function click(context: AudioContext, wait: number): void {
  const at = context.currentTime + wait
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: CLICK_HZ })
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(CLICK_GAIN, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + CLICK_S)
  tone.connect(gain).connect(context.destination)
  tone.start(at)
  tone.stop(at + CLICK_S)
}
