import { AMBIENCE_LOOP, type Ambience } from '../../shared/domain/sounds.ts'
import { chance } from '../paint/lib/random.ts'
import { filter, noise, RATE, strike } from './voices.ts'

/** Of scenes of their own, in place of the platform's. */
export const SCENE_SOUNDS = ['glass-bay'] as const
type SceneSound = (typeof SCENE_SOUNDS)[number]

/** s */
const TURN = AMBIENCE_LOOP.length / 1000
const SAMPLES = TURN * RATE

/** dB below full scale, on average: it lies under everything. */
const LOUDNESS = -32

/** Slow change without a seam: `times` waves a turn, from 0 to 1. */
const swell = (t: number, times: number, phase: number): number =>
  0.5 + 0.5 * Math.sin(2 * Math.PI * ((t / TURN) * times + phase))

/** A filter that has already heard one whole turn ends as it began. */
function filterTurn(...[source, kind, tone, q]: Parameters<typeof filter>): Float64Array {
  const twice = new Float64Array(2 * source.length)
  twice.set(source)
  twice.set(source, source.length)
  return filter(twice, kind, (t) => tone(t % TURN), q).subarray(source.length)
}

function mix(...parts: readonly ((i: number, t: number) => number)[]): Float64Array {
  return Float64Array.from({ length: SAMPLES }, (_, i) =>
    parts.reduce((sum, part) => sum + part(i, i / RATE), 0),
  )
}

/** Sea and wind: two trains of waves that break softly, their hiss, and air that wanders between 250 and 600 Hz. */
function dusk(seed: number, side: number): Float64Array {
  const deep = filterTurn(noise(SAMPLES, seed), 'low', () => 220, 0.7)
  const wave = (t: number) => swell(t, 3, 0.1 + side) ** 2 * 0.7 + swell(t, 5, 0.4 - side) ** 3 * 0.5
  const surf = filterTurn(noise(SAMPLES, seed + 1), 'low', (t) => 500 + 1500 * wave(t), 0.6)
  const air = (t: number) => 250 + 240 * swell(t, 2, 0.7 + side) + 110 * swell(t, 7, side)
  const wind = filterTurn(noise(SAMPLES, seed + 2), 'band', air, 5)
  return mix(
    (i) => 0.9 * (deep[i] ?? 0),
    (i, t) => (0.12 + 0.55 * wave(t)) * (surf[i] ?? 0),
    (i, t) => (0.25 + 0.5 * swell(t, 2, 0.65) * swell(t, 3, 0.2)) * (wind[i] ?? 0),
  )
}

/** Under water: a low hum of moving mass, and bubbles that rise in small chains. */
function underwater(seed: number, side: number): Float64Array {
  const mass = filterTurn(noise(SAMPLES, seed), 'low', (t) => 150 + 90 * swell(t, 2, side), 0.8)
  const flow = filterTurn(noise(SAMPLES, seed + 1), 'band', (t) => 320 + 120 * swell(t, 3, 0.5 - side), 2)
  const rising = bubbles(side)
  return mix(
    (i) => 1.2 * (mass[i] ?? 0),
    (i, t) => (0.1 + 0.2 * swell(t, 3, 0.3)) * (flow[i] ?? 0),
    (i) => rising[i] ?? 0,
  )
}

/** The same chains on both sides, nearer to one of them. */
function bubbles(side: number): Float64Array {
  const samples = new Float64Array(SAMPLES)
  const random = chance(31)
  for (let chain = 0; chain < 9; chain++) {
    const start = random.between(0, TURN)
    const place = random.between(0.25, 0.75)
    const count = Math.round(random.between(3, 7))
    for (let bubble = 0; bubble < count; bubble++) {
      const at = start + bubble * random.about(0.13, 0.05)
      const gain = 0.035 * random.between(0.4, 1) * (side > 0 ? place : 1 - place)
      addBubble(samples, at, random.between(380, 820), gain)
    }
  }
  return samples
}

/** A bubble is a short tone that rises as it shrinks. What passes the end of the turn comes in at its beginning. */
function addBubble(samples: Float64Array, at: number, tone: number, gain: number): void {
  const length = 0.16
  const first = Math.round(at * RATE)
  for (let i = 0; i < length * RATE; i++) {
    const t = i / RATE
    const shape = Math.sin((Math.PI * t) / length) * Math.exp(-t / 0.05)
    const place = (first + i) % samples.length
    const phase = 2 * Math.PI * tone * (t + 2.2 * t * t)
    samples[place] = (samples[place] ?? 0) + gain * shape * Math.sin(phase)
  }
}

/** The glass bay: the same water, deeper, and panes of glass that answer each other far off. */
function glassBay(seed: number, side: number): Float64Array {
  const water = underwater(seed, side)
  const glass = panes(side)
  return mix(
    (i) => 0.8 * (water[i] ?? 0),
    (i) => glass[i] ?? 0,
  )
}

/** Tones of D without its third: neither glad nor sad. */
const PANES = [146.83, 220, 293.66, 329.63, 440]

function panes(side: number): Float64Array {
  const twice = new Float64Array(2 * SAMPLES)
  const random = chance(73)
  for (let at = 0.8; at < TURN; at += random.between(1.4, 2.6)) {
    const tone = PANES[Math.floor(random.between(0, PANES.length))] ?? 220
    const place = random.between(0.2, 0.8)
    const gain = 0.03 * random.between(0.4, 1) * (side > 0 ? place : 1 - place)
    strike(twice, { voice: 'chime', at, tone, gain, ring: 2.4 })
  }
  // What rings past the end of the turn is heard at its beginning.
  const turn = Float64Array.from({ length: SAMPLES }, (_, i) => (twice[i] ?? 0) + (twice[i + SAMPLES] ?? 0))
  return filterTurn(turn, 'low', () => 900, 0.7)
}

const PAINTERS: Record<Ambience | SceneSound, (seed: number, side: number) => Float64Array> = {
  dusk,
  underwater,
  'glass-bay': glassBay,
}

/** One turn, left and right, that goes on into itself. */
export function ambience(name: Ambience | SceneSound): [Float64Array, Float64Array] {
  const left = PAINTERS[name](11, 0)
  const right = PAINTERS[name](47, 0.06)
  const power = (side: Float64Array) => side.reduce((sum, sample) => sum + sample * sample, 0) / side.length
  const scale = 10 ** (LOUDNESS / 20) / Math.sqrt((power(left) + power(right)) / 2)
  return [left.map((sample) => sample * scale), right.map((sample) => sample * scale)]
}

/** s in which a turn comes and goes. */
const SOFT = 0.015

/** Quiet at both ends: a coder gives two ends that meet without an edge around them another shape each, and that clicks. */
export function softened(turn: Float64Array): Float64Array {
  return turn.map((sample, i) => {
    const fromEnd = Math.min(i, turn.length - 1 - i) / (SOFT * RATE)
    return fromEnd < 1 ? sample * Math.sin((Math.PI / 2) * fromEnd) ** 2 : sample
  })
}
