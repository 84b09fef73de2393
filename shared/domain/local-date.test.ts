import { describe, expect, it } from 'vitest'
import { daysBetween, isTimeZone, localDateIn, mondayOf } from './local-date.ts'

describe('a local day', () => {
  it.each([
    ['Pacific/Kiritimati', '2026-11-23T09:59:59.500Z', '2026-11-23'],
    ['Pacific/Kiritimati', '2026-11-23T10:00:00.000Z', '2026-11-24'],
    ['America/Los_Angeles', '2026-11-23T07:59:59.500Z', '2026-11-22'],
    ['America/Los_Angeles', '2026-11-23T08:00:00.000Z', '2026-11-23'],
    ['Asia/Kathmandu', '2026-11-23T18:14:59.999Z', '2026-11-23'],
    ['Asia/Kathmandu', '2026-11-23T18:15:00.000Z', '2026-11-24'],
    // the clocks of Warsaw go back in this night: the day has 25 hours
    ['Europe/Warsaw', '2026-10-24T22:00:00.000Z', '2026-10-25'],
    ['Europe/Warsaw', '2026-10-25T22:59:59.999Z', '2026-10-25'],
    ['Europe/Warsaw', '2026-10-25T23:00:00.000Z', '2026-10-26'],
  ])('in %s at %s is %s [STREAK-6]', (zone, instant, day) => {
    expect(localDateIn(zone, new Date(instant))).toBe(day)
  })

  it('belongs to the week of its Monday [STREAK-6]', () => {
    expect(['2026-11-22', '2026-11-23', '2026-11-29', '2026-11-30'].map(mondayOf)).toEqual([
      '2026-11-16',
      '2026-11-23',
      '2026-11-23',
      '2026-11-30',
    ])
  })

  it('is counted in whole days, over clock changes and years [STREAK-6]', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1)
    expect(daysBetween('2026-11-23', '2026-11-20')).toBe(-3)
  })

  it('needs a zone that exists [STREAK-6]', () => {
    expect(['Europe/Warsaw', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, false, false])
  })
})
