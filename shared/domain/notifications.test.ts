import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from './durations.ts'
import { localTimeIn, nextTimeIn, timeOf } from './local-time.ts'
import { dueStep, isQuietAt, quietUntil, reminderTime, type QuietHours } from './notifications.ts'

const ZONES = ['UTC', 'Europe/Warsaw', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe']
const NIGHT: QuietHours = { from: '21:00', to: '08:00' }

const anyTime = fc.integer({ min: 0, max: 1439 }).map(timeOf)
const anyMoment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })

describe('a time of the day', () => {
  it('comes next within a day, later than now, and its clock shows it unless it is skipped [PUSH-6]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), anyTime, anyMoment, (zone, time, now) => {
        const next = nextTimeIn(zone, time, now)
        const ahead = next.getTime() - now.getTime()
        expect(ahead).toBeGreaterThan(0)
        expect(ahead).toBeLessThanOrEqual(DAY_MS + 2 * HOUR_MS)
        const isSkipped = ![-1, 0, 1].some((hours) =>
          [0, 30].some((minutes) => {
            const near = new Date(next.getTime() + hours * HOUR_MS + (minutes * HOUR_MS) / 60)
            return localTimeIn(zone, near) === time
          }),
        )
        if (!isSkipped) expect(localTimeIn(zone, next)).toBe(time)
      }),
    )
  })

  it.each([
    ['the night clocks are put forward', '2026-03-28T22:00:00Z', '08:00', '2026-03-29T06:00:00Z'],
    ['the night clocks are put back', '2026-10-24T21:00:00Z', '08:00', '2026-10-25T07:00:00Z'],
    ['a time that this night skips', '2026-03-28T22:00:00Z', '02:30', '2026-03-29T01:30:00Z'],
    ['the same minute', '2026-06-01T06:00:00Z', '08:00', '2026-06-02T06:00:00Z'],
  ])('is found over %s [PUSH-6]', (_, now, time, then) => {
    expect(nextTimeIn('Europe/Warsaw', time, new Date(now)).toISOString()).toBe(new Date(then).toISOString())
  })
})

describe('quiet hours', () => {
  it.each([
    ['20:59', false],
    ['21:00', true],
    ['23:59', true],
    ['00:00', true],
    ['07:59', true],
    ['08:00', false],
  ])('over midnight: %s is quiet: %s [PUSH-6]', (time, isQuiet) => {
    expect(isQuietAt(NIGHT, time)).toBe(isQuiet)
  })

  it('of one day are quiet inside alone [PUSH-6]', () => {
    const noon = { from: '12:00', to: '13:00' }
    expect(['11:59', '12:00', '12:59', '13:00'].map((time) => isQuietAt(noon, time))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('end at their end, in the player’s zone, and what waits is never told in them [PUSH-6]', () => {
    expect(quietUntil(null, 'UTC', new Date())).toBeNull()
    expect(quietUntil(NIGHT, 'Europe/Warsaw', new Date('2026-06-01T18:00:00Z'))).toBeNull()
    const end = quietUntil(NIGHT, 'Europe/Warsaw', new Date('2026-06-01T19:00:00Z'))
    expect(end?.toISOString()).toBe('2026-06-02T06:00:00.000Z')
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), anyTime, anyTime, anyMoment, (zone, from, to, now) => {
        fc.pre(from !== to)
        const until = quietUntil({ from, to }, zone, now)
        if (until) expect(until.getTime()).toBeGreaterThan(now.getTime())
      }),
    )
  })
})

describe('a reminder of what ends with the day', () => {
  it.each([
    [null, '18:00'],
    [NIGHT, '18:00'],
    [{ from: '17:00', to: '08:00' }, '16:00'],
    [{ from: '00:30', to: '19:00' }, '19:00'],
    [{ from: '20:00', to: '19:00' }, '19:00'],
  ] as const)('with quiet hours %j comes at %s [PUSH-6]', (quiet, time) => {
    expect(reminderTime(quiet)).toBe(time)
  })

  it('is never in the quiet hours [PUSH-6]', () => {
    fc.assert(
      fc.property(anyTime, anyTime, (from, to) => {
        fc.pre(from !== to)
        const time = reminderTime({ from, to })
        const isNearlyAllQuiet = isQuietAt(
          { from, to },
          timeOf(Number(from.slice(0, 2)) * 60 + Number(from.slice(3)) - 60),
        )
        if (!isNearlyAllQuiet) expect(isQuietAt({ from, to }, time)).toBe(false)
      }),
    )
  })
})

it.each([
  [4, null],
  [3, 'soon'],
  [1, 'soon'],
  [0, 'last'],
  [-1, null],
])('a due date %i days ahead is told of as %s [PUSH-6]', (days, step) => {
  expect(dueStep(days)).toBe(step)
})
