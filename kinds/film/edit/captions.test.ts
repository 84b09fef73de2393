import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCaptions } from '#server/intake/film/captions.ts'
import { captionAt, readCaptions, secondsTyped, timeOf, troubleOf, writeCaptions } from './captions.ts'

const VTT = `WEBVTT - harbour

NOTE by the harbour

intro
00:01.000 --> 00:04.000 line:0
Welcome
to the harbour.

01:00:05.500 --> 01:00:07.000
The tide.
`

describe('captions of a film', () => {
  it('are read with what stands before and behind them, and written as the check takes them [AUTHOR-1]', () => {
    const read = readCaptions(VTT)
    expect(read).toEqual({
      head: 'NOTE by the harbour',
      captions: [
        { from: 1, to: 4, text: 'Welcome\nto the harbour.', settings: 'line:0' },
        { from: 3605.5, to: 3607, text: 'The tide.', settings: '' },
      ],
    })
    const written = writeCaptions(read)
    expect(written).toContain('00:00:01.000 --> 00:00:04.000 line:0\nWelcome')
    expect(checkCaptions(Buffer.from(written), 4000)).toBeNull()
    expect(readCaptions(written)).toEqual(read)
  })

  it('are read from SubRip as well [AUTHOR-1]', () => {
    const { captions } = readCaptions('1\r\n00:00:01,500 --> 00:00:02,000\r\nHello\r\n\r\n2\r\nbroken\r\n')
    expect(captions).toEqual([{ from: 1.5, to: 2, text: 'Hello', settings: '' }])
  })

  it('come back as they were written, whatever is typed [AUTHOR-1]', () => {
    const caption = fc
      .record({
        from: fc.nat({ max: 9_000_000 }),
        long: fc.integer({ min: 1, max: 90_000 }),
        text: fc.string(),
      })
      .map(({ from, long, text }) => ({ from: from / 1000, to: (from + long) / 1000, text, settings: '' }))
    fc.assert(
      fc.property(fc.array(caption, { minLength: 1, maxLength: 10 }), (captions) => {
        const written = writeCaptions({ head: '', captions: [...captions, { ...captions[0]!, text: 'x' }] })
        expect(checkCaptions(Buffer.from(written.replaceAll('\0', '')), 20_000)).toBeNull()
        expect(writeCaptions(readCaptions(written))).toBe(written)
      }),
    )
  })

  it('begin where the film stands and end where the next begins; what is wrong with one is said [AUTHOR-1]', () => {
    const next = { from: 6, to: 7, text: 'a', settings: '' }
    expect(captionAt([next], 4, 100)).toMatchObject({ from: 4, to: 6 })
    expect(captionAt([], 4, 100)).toMatchObject({ from: 4, to: 7 })
    expect(troubleOf({ ...next, to: 6 }, null)).toBe('order')
    expect(troubleOf(next, 5)).toBe('late')
    expect(troubleOf({ ...next, text: ' ' }, 9)).toBe('empty')
    expect(troubleOf(next, 9)).toBeNull()
    expect([secondsTyped('1:02.5'), secondsTyped('62,5'), secondsTyped('00:01:02.500')]).toEqual([
      62.5, 62.5, 62.5,
    ])
    expect([secondsTyped(''), secondsTyped('soon'), timeOf(62.5)]).toEqual([null, null, '00:01:02.500'])
  })
})
