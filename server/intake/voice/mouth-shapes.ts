import { SHAPE_MS, type MouthShape } from '#shared/domain/mouth-track.ts'

/** Hz: below lies most of an o or u, above most of an s or f. */
const LOW = 900
const HIGH = 3500
/** RMS of full scale below which nothing is said, however quiet the recording is: about -54 dB. */
const SILENCE = 0.002
/** Shares of how loud the recording is where it is loud. */
const OPENS = 0.12
const WIDE = 0.4
/** Of all loud moments the recording is taken to be as loud as this one: a click does not make the rest quiet. */
const LOUD_SHARE = 0.9
/** Shares of the energy of a moment. */
const HISS = 0.5
const ROUND = 0.9

/**
 * The shapes of a mouth that says this, one for each `SHAPE_MS` from the beginning: by how loud each moment is beside the loudest, and by
 * what of it is low and high.
 * @param samples one channel, -1 to 1
 * @param rate samples a second
 */
export function mouthShapes(samples: Float32Array, rate: number): MouthShape[] {
  const step = (rate * SHAPE_MS) / 1000
  const count = Math.ceil(samples.length / step)
  const all = energies(samples, step, count)
  const low = energies(filtered(samples, lowPass(LOW, rate)), step, count)
  const high = energies(filtered(samples, highPass(HIGH, rate)), step, count)
  const loud = loudness(all)
  return Array.from({ length: count }, (_, index) => {
    const energy = all[index] ?? 0
    const level = Math.sqrt(energy)
    if (level < Math.max(SILENCE, OPENS * loud)) return 'closed'
    const [ofLow, ofHigh] = [(low[index] ?? 0) / energy, (high[index] ?? 0) / energy]
    if (ofHigh > HISS || level < WIDE * loud) return 'small'
    return ofLow > ROUND ? 'round' : 'wide'
  })
}

/** The mean square of each moment. */
function energies(samples: Float32Array, step: number, count: number): Float64Array {
  return Float64Array.from({ length: count }, (_, index) => {
    const [from, to] = [Math.round(index * step), Math.min(samples.length, Math.round((index + 1) * step))]
    let sum = 0
    for (let at = from; at < to; at += 1) sum += (samples[at] ?? 0) ** 2
    return sum / Math.max(1, to - from)
  })
}

/** RMS where it is loud; 0 where nothing is heard at all. */
function loudness(all: Float64Array): number {
  const heard = [...all].filter((energy) => energy > SILENCE ** 2).sort((a, b) => a - b)
  return Math.sqrt(heard[Math.floor(heard.length * LOUD_SHARE)] ?? heard.at(-1) ?? 0)
}

/** A filter of the second order: what of the last three samples comes in, and of the last two results goes off. */
interface Filter {
  takes: readonly [number, number, number]
  drops: readonly [number, number]
}

function filtered(samples: Float32Array, { takes: [b0, b1, b2], drops: [a1, a2] }: Filter): Float32Array {
  const out = new Float32Array(samples.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let at = 0; at < samples.length; at += 1) {
    const x = samples[at] ?? 0
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    out[at] = y
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
  }
  return out
}

/** Butterworth, by the bilinear transform. */
function lowPass(hz: number, rate: number): Filter {
  const { k, norm, drops } = butterworth(hz, rate)
  const b = k * k * norm
  return { takes: [b, 2 * b, b], drops }
}

function highPass(hz: number, rate: number): Filter {
  const { norm, drops } = butterworth(hz, rate)
  return { takes: [norm, -2 * norm, norm], drops }
}

function butterworth(
  hz: number,
  rate: number,
): { k: number; norm: number; drops: readonly [number, number] } {
  // a recording of a telephone has nothing above its own half
  const k = Math.tan(Math.PI * Math.min(hz / rate, 0.49))
  const norm = 1 / (1 + Math.SQRT2 * k + k * k)
  return { k, norm, drops: [2 * (k * k - 1) * norm, (1 - Math.SQRT2 * k + k * k) * norm] }
}
