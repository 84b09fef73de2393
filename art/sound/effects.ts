import { EFFECT_FILES, type Effect } from '../../shared/domain/sounds.ts'
import { filter, hum, noise, RATE, strike, type Stroke } from './voices.ts'

/** Loudest sample of each (dB below full scale): what is heard often is quiet. */
const PEAKS: Record<Effect, number> = {
  hover: -22,
  press: -16,
  open: -15,
  locked: -13,
  error: -14,
  wrong: -14,
  nearly: -13,
  right: -11,
  right2: -11,
  right3: -10,
  badge: -10,
  hum1: -19,
  hum2: -19,
  hum3: -19,
  hum4: -19,
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
const B5 = 987.77
const D6 = 1174.66
const E6 = 1318.51
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

/** Hz of the four hums, of the pentatonic scale of D: any order of them is a tune. */
const HUMS = { hum1: D4, hum2: 329.63, hum3: FS4, hum4: A4 }

const STROKES: Record<Exclude<Effect, keyof typeof HUMS>, readonly Stroke[]> = {
  hover: [wood(0, A5, 1, 0.018)],
  press: [wood(0, D5, 1, 0.035)],
  open: [wood(0.2, A4, 0.5, 0.06), wood(0.29, D5, 0.6, 0.06)],
  locked: [wood(0, 104, 1, 0.05), wood(0.15, 92, 0.75, 0.055)],
  error: [wood(0, FS4, 1, 0.1), wood(0.17, D4, 0.9, 0.13)],
  // two low steps of wood, no buzzer: nothing is lost
  wrong: [wood(0, A3, 1, 0.07), wood(0.13, 185, 0.7, 0.09)],
  // one tone that is not at home yet
  nearly: [wood(0, A4, 0.5, 0.05), chime(0.005, FS5, 0.9, 0.2)],
  right: [wood(0, D5, 0.4, 0.04), chime(0.005, A5, 0.8, 0.16), chime(0.085, D6, 0.9, 0.19)],
  right2: [wood(0, D5, 0.4, 0.04), chime(0.005, B5, 0.8, 0.16), chime(0.085, E6, 0.9, 0.2)],
  right3: [
    wood(0, D5, 0.4, 0.04),
    chime(0.005, A5, 0.6, 0.16),
    chime(0.07, D6, 0.8, 0.2),
    chime(0.14, FS6, 0.9, 0.22),
  ],
  badge: [
    wood(0, D4, 0.4, 0.06),
    bell(0.005, D5, 0.7, 0.42),
    chime(0.11, FS5, 0.6, 0.3),
    chime(0.2, A5, 0.7, 0.3),
    chime(0.31, D6, 0.8, 0.36),
  ],
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
  const length = Math.round((slotOf(name).length / 1000) * RATE)
  const samples = name === 'open' ? page(length) : new Float64Array(length)
  if (isHum(name)) hum(samples, HUMS[name])
  else for (const stroke of STROKES[name]) strike(samples, stroke)
  const heard = length - GAP * RATE
  const faded = samples.map((sample, i) => sample * Math.min(1, Math.max(0, (heard - i) / (FADE * RATE))))
  const loudest = faded.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
  return faded.map((sample) => (sample / loudest) * 10 ** (PEAKS[name] / 20))
}

/** All effects of a file, each in its slot. */
export function allEffects(file: keyof typeof EFFECT_FILES): Float64Array {
  const slots = Object.entries(EFFECT_FILES[file])
  const end = Math.max(...slots.map(([, { at, length }]) => at + length))
  const all = new Float64Array(Math.round((end / 1000) * RATE))
  for (const [name, { at }] of slots) {
    // Object.entries widens the keys that `satisfies` has kept.
    if (isEffect(name)) all.set(effect(name), Math.round((at / 1000) * RATE))
  }
  return all
}

const SLOTS = { ...EFFECT_FILES.effects, ...EFFECT_FILES.answers }

function slotOf(name: Effect): { at: number; length: number } {
  return SLOTS[name]
}

function isHum(name: Effect): name is keyof typeof HUMS {
  return name in HUMS
}

function isEffect(name: string): name is Effect {
  return name in SLOTS
}
