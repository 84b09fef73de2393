import { describe, expect, it } from 'vitest'
import { SHAPE_MS } from '#shared/domain/mouth-track.ts'
import { oggOf, RATE, synthesised } from '../testing/voice-samples.ts'
import { OGG } from '../testing/film-samples.ts'
import { decodeVoice, LONGEST_VOICE } from './decode-voice.ts'
import { mouthShapes } from './mouth-shapes.ts'

const VOWEL = [800, 1300, 2500]

describe('a recorded voice', () => {
  it('is decoded, and a mouth opens with it, under 60 ms off [ALIVE-1]', async () => {
    const said = synthesised([
      { ms: 300 },
      { ms: 400, tones: VOWEL },
      { ms: 300 },
      { ms: 200, tones: VOWEL },
      { ms: 300 },
    ])
    const { samples, rate } = await decodeVoice(await oggOf(said))
    expect(samples.length / rate).toBeCloseTo(1.5, 1)
    const isOpen = mouthShapes(samples, rate).map((shape) => shape !== 'closed')
    const changes = isOpen.flatMap((now, index) =>
      now === (isOpen[index - 1] ?? false) ? [] : [index * SHAPE_MS],
    )
    expect(changes).toHaveLength(4)
    for (const [index, at] of [300, 700, 1000, 1200].entries())
      expect(Math.abs((changes[index] ?? 0) - at)).toBeLessThan(45)
  })

  it('is refused where it cannot be decoded, or is no sentence any more [ALIVE-1] [DESIGN-3]', async () => {
    await expect(decodeVoice(OGG)).rejects.toMatchObject({ problem: { code: 'voice-unreadable' } })
    const long = await oggOf(synthesised([{ ms: (LONGEST_VOICE + 1) * 1000 }]))
    await expect(decodeVoice(long)).rejects.toMatchObject({ problem: { code: 'voice-long' } })
  })

  it('is decoded no further than it may be long, however little it takes in the file [ALIVE-1] [DESIGN-3]', async () => {
    const silence = synthesised([{ ms: (LONGEST_VOICE + 1) * 1000 }])
    // two equal frames in one byte: nothing that is decoded
    const broken = new Uint8Array([0x19, 0])
    const [spoken, long] = [
      await oggOf(silence.slice(0, RATE), { more: [broken] }),
      await oggOf(silence, { more: [broken] }),
    ]
    await expect(decodeVoice(spoken)).rejects.toMatchObject({ problem: { code: 'voice-unreadable' } })
    expect(long.length).toBeLessThan(64 * 1024)
    await expect(decodeVoice(long)).rejects.toMatchObject({ problem: { code: 'voice-long' } })
  })

  it('is refused with more samples a second, or more channels, than any voice has [ALIVE-1] [DESIGN-3]', async () => {
    const said = synthesised([{ ms: 20, tones: VOWEL }])
    for (const usual of [{ codec: 'flac' }, { codec: 'flac', rate: 192_000 }, { channels: 8 }] as const)
      expect((await decodeVoice(await oggOf(said, usual))).samples.length).toBeGreaterThan(0)
    for (const odd of [{ codec: 'flac', rate: 384_000 }, { channels: 9 }] as const)
      await expect(decodeVoice(await oggOf(said, odd))).rejects.toMatchObject({
        problem: { code: 'voice-unreadable' },
      })
  })
})
