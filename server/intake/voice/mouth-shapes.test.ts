import { describe, expect, it } from 'vitest'
import { SHAPE_MS, type MouthShape } from '#shared/domain/mouth-track.ts'
import { RATE, synthesised, type Utterance } from '../testing/voice-samples.ts'
import { mouthShapes } from './mouth-shapes.ts'

const OPEN_VOWEL = [800, 1300, 2500]
const ROUND_VOWEL = [300, 500]
const HISS = [5000, 6300, 7100]

const shapesOf = (...utterances: Utterance[]) => mouthShapes(synthesised(utterances), RATE)

/** The shape of most moments between two (ms), their edges left out. */
function mostly(shapes: readonly MouthShape[], from: number, to: number): MouthShape | undefined {
  const within = shapes.slice(Math.ceil(from / SHAPE_MS) + 1, Math.floor(to / SHAPE_MS) - 1)
  return within.toSorted(
    (one, other) =>
      within.filter((shape) => shape === other).length - within.filter((shape) => shape === one).length,
  )[0]
}

describe('the shapes of a mouth', () => {
  it('are read from loudness and bands: open vowels, round ones, hisses, and silence [ALIVE-1]', () => {
    const shapes = shapesOf(
      { ms: 300 },
      { ms: 300, tones: OPEN_VOWEL },
      { ms: 300, tones: ROUND_VOWEL },
      { ms: 300, tones: HISS },
      { ms: 300 },
    )
    expect([0, 300, 600, 900, 1200].map((from) => mostly(shapes, from, from + 300))).toEqual([
      ...['closed', 'wide', 'round', 'small', 'closed'],
    ])
  })

  it('open less where somebody speaks softly, by how loud that recording is [ALIVE-1]', () => {
    const softly: Utterance[] = [
      { ms: 400, tones: OPEN_VOWEL, loud: 0.02 },
      { ms: 400, tones: OPEN_VOWEL, loud: 0.005 },
    ]
    const shapes = shapesOf(...softly)
    expect([mostly(shapes, 0, 400), mostly(shapes, 400, 800)]).toEqual(['wide', 'small'])
  })

  it('are not led by one click, and stay shut over noise that nobody hears [ALIVE-1]', () => {
    const click = shapesOf({ ms: 5, tones: [1000], loud: 1 }, { ms: 600, tones: OPEN_VOWEL, loud: 0.1 })
    expect(mostly(click, 50, 600)).toBe('wide')
    expect(new Set(shapesOf({ ms: 500, tones: OPEN_VOWEL, loud: 0.001 }))).toEqual(new Set(['closed']))
    expect(mouthShapes(new Float32Array(), RATE)).toEqual([])
  })

  it('begin and end within 60 ms of the sound, wherever that falls [ALIVE-1]', () => {
    for (let shift = 0; shift < SHAPE_MS; shift += 4) {
      const [from, to] = [200 + shift, 600 + shift]
      const shapes = shapesOf({ ms: from }, { ms: to - from, tones: OPEN_VOWEL }, { ms: 300 })
      const opens = shapes.findIndex((shape) => shape !== 'closed') * SHAPE_MS
      const shuts = (shapes.findLastIndex((shape) => shape !== 'closed') + 1) * SHAPE_MS
      expect(Math.abs(opens - from)).toBeLessThanOrEqual(SHAPE_MS)
      expect(Math.abs(shuts - to)).toBeLessThanOrEqual(SHAPE_MS)
    }
  })
})
