import { describe, expect, it } from 'vitest'
import { daylightAt } from './daylight.ts'

const JANUARY = '2026-01-11'
const JULY = '2026-07-10'
const hour = (of: number) => of * 60
const WARSAW = 'Europe/Warsaw'

describe('the light on a map', () => {
  it('is dark and shaded at midnight, and bright at noon, all year [ALIVE-1]', () => {
    for (const day of [JANUARY, '2026-04-11', JULY, '2026-10-28']) {
      expect(daylightAt(WARSAW, day, 0)).toMatchObject({ isDark: true, shine: ['#000000', '#000000'] })
      const noon = daylightAt(WARSAW, day, hour(12))
      expect(noon).toMatchObject({ isDark: false, shade: ['#ffffff', '#ffffff'] })
      expect(noon.shine).not.toEqual(['#000000', '#000000'])
    }
  })

  it('comes early and goes late in summer, north and south of the equator [ALIVE-1]', () => {
    expect(daylightAt(WARSAW, JANUARY, hour(7)).isDark).toBe(true)
    expect(daylightAt(WARSAW, JULY, hour(7)).isDark).toBe(false)
    expect(daylightAt('America/Santiago', JANUARY, hour(7)).isDark).toBe(false)
    expect(daylightAt('America/Santiago', JULY, hour(7)).isDark).toBe(true)
  })

  it('never jumps from one minute to the next [ALIVE-1]', () => {
    const parts = (minute: number) => {
      const { shade, shine } = daylightAt(WARSAW, JANUARY, minute)
      return [...shade, ...shine].flatMap((colour) =>
        [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
      )
    }
    for (let minute = 1; minute < 24 * 60; minute += 1) {
      const before = parts(minute - 1)
      const steps = parts(minute).map((part, index) => Math.abs(part - (before[index] ?? 0)))
      expect(Math.max(...steps), `at minute ${minute}`).toBeLessThanOrEqual(6)
    }
  })

  it('knows the seasons by their months, which are the other ones in the south [ALIVE-1]', () => {
    const seasonOn = (day: string) => daylightAt(WARSAW, day, 0).season
    expect(['2026-12-01', '2028-02-29'].map(seasonOn)).toEqual(['winter', 'winter'])
    expect(['2026-03-01', '2026-05-31'].map(seasonOn)).toEqual(['spring', 'spring'])
    expect(['2026-06-01', '2026-08-31'].map(seasonOn)).toEqual(['summer', 'summer'])
    expect(['2026-09-01', '2026-11-30'].map(seasonOn)).toEqual(['autumn', 'autumn'])
    expect(daylightAt('Australia/Sydney', JANUARY, 0).season).toBe('summer')
    expect(daylightAt('America/Argentina/Ushuaia', JULY, 0).season).toBe('winter')
  })
})
