import { ambience } from './ambience.ts'
import { filter, noise, RATE, strike, type Stroke } from './voices.ts'

/** dB below full scale, on average: words are read over it. */
const LOUDNESS = -25
/** s in which a score comes and goes. */
const SOFT = 1.6

type Note = readonly [beat: number, tone: number, gain?: number]

interface Score {
  /** A minute. */
  beats: number
  seconds: number
  chime: readonly Note[]
  bell: readonly Note[]
  wood: readonly Note[]
}

/** Both sides: the notes over a sea far off. */
export function playScore({ beats, seconds, chime, bell, wood }: Score): Float64Array[] {
  const beat = 60 / beats
  const length = Math.round(seconds * RATE)
  return [0, 1].map((side) => {
    const samples = new Float64Array(length)
    const lay = (notes: readonly Note[], voice: Stroke['voice'], ring: number, gain: number) => {
      for (const [index, [at, tone, own = 1]] of notes.entries()) {
        // every second note stands a little to the other side
        const place = index % 2 === side ? 1 : 0.62
        strike(samples, { voice, at: at * beat, tone, gain: gain * own * place, ring })
      }
    }
    lay(chime, 'chime', 1.5, 0.16)
    lay(bell, 'bell', 2.4, 0.07)
    lay(wood, 'wood', 0.1, 0.2)
    const sea = ambience('dusk')[side === 0 ? 0 : 1]
    const air = filter(noise(length, 91 + side), 'band', (t) => 420 + 120 * Math.sin(t * 0.4 + side), 3)
    const mixed = samples.map(
      (sample, i) => sample + 1.1 * (sea[i % sea.length] ?? 0) + 0.002 * (air[i] ?? 0),
    )
    return inPlace(mixed)
  })
}

function inPlace(samples: Float64Array): Float64Array {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
  const scale = 10 ** (LOUDNESS / 20) / Math.sqrt(power)
  return samples.map((sample, i) => {
    const edge = Math.min(1, Math.min(i, samples.length - 1 - i) / (SOFT * RATE))
    return Math.max(-0.95, Math.min(0.95, sample * scale * Math.sin((Math.PI / 2) * edge) ** 2))
  })
}
