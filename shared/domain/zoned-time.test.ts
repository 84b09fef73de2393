import { describe, expect, it } from 'vitest'
import { instantIn, weeksLater } from './zoned-time.ts'

describe('a time by the clocks of a zone', () => {
  it.each([
    ['Europe/Warsaw', '2026-11-27', '10:00', '2026-11-27T09:00:00.000Z'],
    ['Europe/Warsaw', '2026-07-01', '10:00', '2026-07-01T08:00:00.000Z'],
    ['America/New_York', '2026-11-27', '23:30', '2026-11-28T04:30:00.000Z'],
    ['Asia/Kolkata', '2026-11-27', '00:15', '2026-11-26T18:45:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-27', '08:00', '2026-11-26T18:00:00.000Z'],
    ['UTC', '2026-02-28', '23:00', '2026-02-28T23:00:00.000Z'],
  ])('%s %s %s is %s [COACH-2]', (zone, day, time, instant) => {
    expect(instantIn(zone, day, time).toISOString()).toBe(instant)
  })

  it('that is skipped is as much later as clocks jump, and one that is shown twice is the first [COACH-2]', () => {
    expect(instantIn('Europe/Warsaw', '2027-03-28', '02:30').toISOString()).toBe('2027-03-28T01:30:00.000Z')
    expect(instantIn('Europe/Warsaw', '2026-10-25', '02:30').toISOString()).toBe('2026-10-25T00:30:00.000Z')
  })

  it('stays the same for weeks, also when summer begins [COACH-2]', () => {
    const before = new Date('2027-03-22T09:00:00Z')
    expect(weeksLater('Europe/Warsaw', before, 1).toISOString()).toBe('2027-03-29T08:00:00.000Z')
    expect(weeksLater('America/New_York', before, 1).toISOString()).toBe('2027-03-29T09:00:00.000Z')
  })
})
