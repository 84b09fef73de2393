import { chance } from '../paint/lib/random.ts'

/** Samples a second. */
export const RATE = 48_000

/** One vibration of a struck thing: how high above the ground tone, how loud, and how soon it is gone (s to 1/e). */
interface Mode {
  ratio: number
  gain: number
  decay: number
}

/** A rosewood bar: its first overtone is tuned two octaves up, the next ones leave at once. */
const WOOD: readonly Mode[] = [
  { ratio: 1, gain: 1, decay: 1 },
  { ratio: 3.93, gain: 0.28, decay: 0.35 },
  { ratio: 9.2, gain: 0.1, decay: 0.12 },
]

/** A small bronze bell: hum, prime, minor third, fifth, octave and above; pairs that beat make it alive. */
const BELL: readonly Mode[] = [
  { ratio: 0.5, gain: 0.3, decay: 1.3 },
  { ratio: 1, gain: 0.8, decay: 1 },
  { ratio: 1.003, gain: 0.3, decay: 1 },
  { ratio: 1.19, gain: 0.22, decay: 0.7 },
  { ratio: 1.5, gain: 0.14, decay: 0.6 },
  { ratio: 2, gain: 0.6, decay: 0.6 },
  { ratio: 2.004, gain: 0.2, decay: 0.6 },
  { ratio: 2.67, gain: 0.12, decay: 0.35 },
  { ratio: 3.01, gain: 0.1, decay: 0.25 },
  { ratio: 4.17, gain: 0.06, decay: 0.15 },
]

/** A metal bar under a soft mallet: nearly a sine with a shine on its first instant. */
const CHIME: readonly Mode[] = [
  { ratio: 1, gain: 1, decay: 1 },
  { ratio: 2.76, gain: 0.2, decay: 0.3 },
  { ratio: 5.4, gain: 0.06, decay: 0.12 },
]

const VOICES = { wood: WOOD, bell: BELL, chime: CHIME }

export interface Stroke {
  voice: keyof typeof VOICES
  /** s after the beginning of the sound. */
  at: number
  /** Hz of the ground tone. */
  tone: number
  gain: number
  /** s in which the ground tone falls to 1/e. */
  ring: number
}

/** s in which a stroke comes: none clicks, and soft mallets take longer. */
const ATTACK = 0.0025

/** Adds a stroke to the samples. */
export function strike(samples: Float64Array, { voice, at, tone, gain, ring }: Stroke): void {
  const first = Math.round(at * RATE)
  for (let i = first; i < samples.length; i++) {
    const t = (i - first) / RATE
    let sum = 0
    for (const mode of VOICES[voice])
      sum += mode.gain * Math.exp(-t / (ring * mode.decay)) * Math.sin(2 * Math.PI * tone * mode.ratio * t)
    samples[i] = (samples[i] ?? 0) + gain * sum * Math.min(1, t / ATTACK)
  }
}

/** s that a hummed syllable takes. */
const SYLLABLE = 0.19
/** Hz where a throat that hums lets most through, and how wide. */
const FORMANTS = [
  { tone: 420, width: 160, gain: 1 },
  { tone: 1150, width: 300, gain: 0.35 },
]

/** Adds one syllable of a voice that hums: overtones of a throat that opens and closes, rising a little at its end. */
export function hum(samples: Float64Array, tone: number): void {
  for (let i = 0; i < SYLLABLE * RATE; i++) {
    const t = i / RATE
    const share = t / SYLLABLE
    const phase = 2 * Math.PI * tone * (t + 0.03 * t * share)
    let sum = 0
    for (let overtone = 1; overtone <= 8; overtone++) {
      const through = FORMANTS.reduce(
        (all, { tone: middle, width, gain }) =>
          all + gain * Math.exp(-(((overtone * tone - middle) / width) ** 2)),
        0.02,
      )
      sum += (through / overtone) * Math.sin(overtone * phase)
    }
    samples[i] = (samples[i] ?? 0) + sum * Math.sin(Math.PI * share ** 0.7) ** 2
  }
}

/** White noise, the same for the same seed. */
export function noise(length: number, seed: number): Float64Array {
  const random = chance(seed)
  return Float64Array.from({ length }, () => random.between(-1, 1))
}

/** What a filter lets through of each sample: a band around `tone(t)` Hz, the narrower the higher `q`; or all below it. */
export function filter(
  source: Float64Array,
  kind: 'band' | 'low',
  tone: (t: number) => number,
  q: number,
): Float64Array {
  const out = new Float64Array(source.length)
  const k = 1 / q
  let low = 0
  let band = 0
  let g = 0
  source.forEach((sample, i) => {
    // A state-variable filter (Simper's form), steady at any tone; no ear hears it move 1,500 times a second.
    if (i % 32 === 0) g = Math.tan((Math.PI * tone(i / RATE)) / RATE)
    const high = (sample - low - (g + k) * band) / (1 + g * (g + k))
    const nowBand = g * high + band
    const nowLow = g * nowBand + low
    band = g * high + nowBand
    low = g * nowBand + nowLow
    out[i] = kind === 'band' ? nowBand * k : nowLow
  })
  return out
}
