import { afterEach, describe, expect, it, vi } from 'vitest'
import { safeBox } from '#shared/scene/measures.ts'
import { posterFile, wantsSmall } from './picture-choice.ts'

const size = { width: 1920, height: 1080 }
const harbour = { kind: 'static', size, safe: safeBox('static', size), align: 'center' } as const
const isles = { ...harbour, kind: 'moving', safe: safeBox('moving', size) } as const

const connect = (connection: object) => vi.stubGlobal('navigator', { connection })

afterEach(() => vi.unstubAllGlobals())

describe('the size of pictures [START-2]', () => {
  it.each([
    ['a phone, whatever its density', harbour, { width: 390, height: 844 }, 2, true],
    ['a tablet', harbour, { width: 1180, height: 820 }, 2, false],
    ['a tablet whose tier draws one pixel a CSS pixel', harbour, { width: 1180, height: 820 }, 1, false],
    ['a frame of little more than half the size', harbour, { width: 1000, height: 720 }, 0.75, true],
    ['a map that can be zoomed to the size of its art', isles, { width: 1000, height: 720 }, 0.75, false],
  ])('is chosen for %s', (_, framing, screen, ratio, isSmall) => {
    expect(wantsSmall(framing, screen, ratio)).toBe(isSmall)
  })

  it.each([{ saveData: true }, { downlink: 0.6 }])('is the smaller one on a line that %o', (connection) => {
    connect(connection)
    expect(wantsSmall(harbour, { width: 1180, height: 820 }, 2)).toBe(true)
  })

  it('of a poster is the smaller one on a phone, and where data is saved', () => {
    const file = { url: 'large', frame: null }
    const small = { url: 'small', frame: null }
    const poster = { file, small, box: { x: 0, y: 0, ...size } }
    expect(posterFile(poster)).toBe(file)
    connect({ saveData: true })
    expect(posterFile(poster)).toBe(small)
  })

  it('follows what was measured before what the browser estimates', () => {
    connect({ downlink: 10 })
    const entry = { name: '', entryType: 'resource', startTime: 0, duration: 0, toJSON: () => ({}) }
    const answer = (responseStart: number, responseEnd: number) => ({
      ...entry,
      responseStart,
      responseEnd,
      transferSize: 50_000,
    })
    // 100 kB in two answers that shared the line for two seconds
    const measured = vi.spyOn(performance, 'getEntriesByType')
    measured.mockReturnValue([answer(1, 1500), answer(500, 2000)])
    expect(wantsSmall(harbour, { width: 1180, height: 820 }, 2)).toBe(true)
    measured.mockRestore()
  })
})
