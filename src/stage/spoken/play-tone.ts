import type { Tone } from './tone-of.ts'

/** Seconds in which a note swells and fades: without them it clicks. */
const EDGE_S = 0.015

let context: AudioContext | null = null

/** Plays a tone at once. @param volume percent */
export function playTone({ pan, notes }: Tone, volume: number): void {
  context ??= new AudioContext()
  void context.resume()
  const { currentTime, destination } = context
  const side = new StereoPannerNode(context, { pan })
  side.connect(destination)
  for (const { pitch, at, lasts, wave } of notes) {
    const note = new OscillatorNode(context, { frequency: pitch, type: wave })
    const loud = new GainNode(context, { gain: 0 })
    const begin = currentTime + at
    loud.gain.setValueAtTime(0, begin)
    loud.gain.linearRampToValueAtTime(loudness(volume), begin + EDGE_S)
    loud.gain.exponentialRampToValueAtTime(0.0001, begin + lasts)
    note.connect(loud).connect(side)
    note.start(begin)
    note.stop(begin + lasts + EDGE_S)
  }
}

/** Ears hear steps of loudness as shares: half way on the slider is a quarter. Never 0, which no exponential ramp starts from. */
function loudness(volume: number): number {
  return Math.max(0.0002, 0.5 * (volume / 100) ** 2)
}
