import { EFFECTS, type Effect } from '../../shared/domain/sounds.ts'
import { filter, noise, RATE, strike, type Stroke } from './voices.ts'

/** Loudest sample of each (dB below full scale): what is heard often is quiet. */
const PEAKS: Record<Effect, number> = {
  hover: -22,
  press: -16,
  open: -15,
  locked: -13,
  error: -14,
  points: -9,
  streak: -9,
  finish: -8,
  mission: -6,
}

/** Hz. The chords are of D major: the isles have one key. */
const D3 = 146.83
const A3 = 220
const D4 = 293.66
const FS4 = 369.99
const A4 = 440
const D5 = 587.33
const E5 = 659.26
const FS5 = 739.99
const A5 = 880
const D6 = 1174.66
const FS6 = 1479.98

const wood = (at: number, tone: number, gain = 1, ring = 0.05): Stroke => ({
  voice: 'wood',
  at,
  tone,
  gain,
  ring,
})
const bell = (at: number, tone: number, gain = 1, ring = 0.5): Stroke => ({
  voice: 'bell',
  at,
  tone,
  gain,
  ring,
})
const chime = (at: number, tone: number, gain = 1, ring = 0.22): Stroke => ({
  voice: 'chime',
  at,
  tone,
  gain,
  ring,
})

const STROKES: Record<Effect, readonly Stroke[]> = {
  hover: [wood(0, A5, 1, 0.018)],
  press: [wood(0, D5, 1, 0.035)],
  open: [wood(0.2, A4, 0.5, 0.06), wood(0.29, D5, 0.6, 0.06)],
  locked: [wood(0, 104, 1, 0.05), wood(0.15, 92, 0.75, 0.055)],
  error: [wood(0, FS4, 1, 0.1), wood(0.17, D4, 0.9, 0.13)],
  points: [chime(0, A5, 0.7), chime(0.09, D6, 0.8), chime(0.18, FS6, 0.9, 0.26)],
  streak: [
    wood(0, D4, 0.8, 0.07),
    wood(0.11, FS4, 0.8, 0.07),
    wood(0.22, A4, 0.9, 0.07),
    bell(0.34, D5, 0.8, 0.3),
  ],
  finish: [wood(0, D4, 0.5, 0.06), bell(0.005, D5, 1, 0.42)],
  mission: [
    wood(0, D3, 0.5, 0.08),
    bell(0.01, D4, 0.9, 0.7),
    bell(0.1, A4, 0.7, 0.65),
    bell(0.2, D5, 0.7, 0.6),
    bell(0.3, FS5, 0.6, 0.55),
    chime(0.42, A5, 0.3, 0.5),
    bell(0.0, A3, 0.3, 0.5),
    chime(0.54, E5 * 2, 0.14, 0.4),
  ],
}

/** s at the end of a slot in which nothing sounds, and s before it in which the rest fades. */
const GAP = 0.06
const FADE = 0.08

/** A page that turns: air over paper, rising and gone. */
function page(length: number): Float64Array {
  const turn = 0.24
  const air = filter(noise(length, 9), 'band', (t) => 1400 + 9000 * Math.min(t / turn, 1), 0.9)
  return air.map((sample, i) => {
    const t = i / RATE / turn
    return t < 1 ? sample * 0.8 * Math.sin(Math.PI * t ** 0.7) ** 2 : 0
  })
}

/** One effect, as long as its slot, mono. */
export function effect(name: Effect): Float64Array {
  const length = Math.round((EFFECTS[name].length / 1000) * RATE)
  const samples = name === 'open' ? page(length) : new Float64Array(length)
  for (const stroke of STROKES[name]) strike(samples, stroke)
  const heard = length - GAP * RATE
  const faded = samples.map((sample, i) => sample * Math.min(1, Math.max(0, (heard - i) / (FADE * RATE))))
  const loudest = faded.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
  return faded.map((sample) => (sample / loudest) * 10 ** (PEAKS[name] / 20))
}

/** All effects, each in its slot. */
export function allEffects(): Float64Array {
  const end = Math.max(...Object.values(EFFECTS).map(({ at, length }) => at + length))
  const all = new Float64Array(Math.round((end / 1000) * RATE))
  for (const [name, { at }] of Object.entries(EFFECTS)) {
    // Object.entries widens the keys that `satisfies` has kept.
    if (isEffect(name)) all.set(effect(name), Math.round((at / 1000) * RATE))
  }
  return all
}

function isEffect(name: string): name is Effect {
  return name in EFFECTS
}
