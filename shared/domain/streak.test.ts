import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from './durations.ts'
import { daysBetween, localDateIn, mondayOf, type LocalDate } from './local-date.ts'
import {
  currentStreak,
  isStreakDue,
  NO_STREAK,
  stepStreak,
  type Streak,
  type StreakPeriod,
} from './streak.ts'

const ZONES = [
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Europe/Warsaw',
  'UTC',
  'America/St_Johns',
  'America/Los_Angeles',
  'Pacific/Pago_Pago',
]

/** Days of the year's clock changes, so that histories run over them. */
const STARTS = [
  '2026-03-07T00:00:00Z',
  '2026-03-28T00:00:00Z',
  '2026-04-03T12:00:00Z',
  '2026-10-24T00:00:00Z',
]

interface Act {
  at: Date
  zone: string
}

/** Acts in the order of real time, at home or on the way; gaps from half a second to three days. */
function histories(zones: fc.Arbitrary<(index: number) => string>): fc.Arbitrary<Act[]> {
  const gap = fc.oneof(
    fc.constantFrom(500, HOUR_MS, 23 * HOUR_MS, 24 * HOUR_MS - 500, 24 * HOUR_MS, 24 * HOUR_MS + 500),
    fc.integer({ min: 500, max: 72 * HOUR_MS }),
  )
  return fc
    .tuple(fc.constantFrom(...STARTS), fc.array(gap, { minLength: 1, maxLength: 40 }), zones)
    .map(([start, gaps, zoneOf]) => {
      let at = Date.parse(start)
      return gaps.map((ms, index) => {
        at += ms
        return { at: new Date(at), zone: zoneOf(index) }
      })
    })
}

const atHome = fc.constantFrom(...ZONES).map((zone) => () => zone)
const travelling = fc
  .array(fc.constantFrom(...ZONES), { minLength: 40, maxLength: 40 })
  .map((route) => (index: number) => route[index] ?? 'UTC')

/** Plays a history; returns the streak after each act that took a step. */
function play(history: readonly Act[], period: StreakPeriod): Streak[] {
  const steps: Streak[] = []
  let streak = NO_STREAK
  for (const { at, zone } of history) {
    const next = stepStreak(streak, period, { at, zone })
    if (next !== streak) steps.push(next)
    streak = next
  }
  return steps
}

const periodKey = (day: LocalDate, period: StreakPeriod): LocalDate =>
  period === 'day' ? day : mondayOf(day)

/**
 * Judges in another way: every distinct period that was reached, in order, and how long its unbroken run is. An act in
 * another zone reaches nothing within twelve hours.
 */
function oracle(history: readonly Act[], period: StreakPeriod): [LocalDate, number, boolean][] {
  const reached: LocalDate[] = []
  let last: Act | undefined
  for (const act of history) {
    const key = periodKey(localDateIn(act.zone, act.at), period)
    if (last && last.zone !== act.zone && act.at.getTime() < last.at.getTime() + 12 * HOUR_MS) continue
    if (!reached.every((earlier) => earlier < key)) continue
    reached.push(key)
    last = act
  }
  const length = period === 'day' ? 1 : 7
  let run = 0
  return reached.map((key, index) => {
    const before = reached[index - 1]
    run = before !== undefined && daysBetween(before, key) === length ? run + 1 : 1
    const step = ((run - 1) % 3) + 1
    return [key, step, step === 3]
  })
}

describe('a streak', () => {
  it.each([
    ['day', 'at home', atHome],
    ['day', 'travelling', travelling],
    ['week', 'at home', atHome],
    ['week', 'travelling', travelling],
  ] as const)(
    'by %s, %s: agrees with an independent oracle over zones and clock changes [STREAK-6]',
    (period, _, zones) => {
      fc.assert(
        fc.property(histories(zones), (history) => {
          const steps = play(history, period).map(({ date, streak, granted }) => [
            periodKey(date ?? '', period),
            streak,
            granted,
          ])
          expect(steps).toEqual(oracle(history, period))
        }),
        { numRuns: 2500 },
      )
    },
  )

  it('never takes two steps in a period, whatever the clock and the zone do [STREAK-6]', () => {
    fc.assert(
      fc.property(
        histories(travelling),
        fc.constantFrom('day' as const, 'week' as const),
        (history, period) => {
          // also with the clock put back: the history and then its reverse
          const keys = play([...history, ...history.toReversed()], period).map(({ date }) =>
            periodKey(date ?? '', period),
          )
          expect(new Set(keys).size).toBe(keys.length)
        },
      ),
    )
  })

  it('takes no two steps within twelve hours by a change of zone, and no three in any way [STREAK-6]', () => {
    fc.assert(
      fc.property(
        histories(travelling),
        fc.constantFrom('day' as const, 'week' as const),
        (history, period) => {
          const steps = play(history, period)
          const hoursTo = (index: number, other: number): number =>
            ((steps[other]?.takenAt?.getTime() ?? NaN) - (steps[index]?.takenAt?.getTime() ?? NaN)) / HOUR_MS
          steps.forEach(({ takenIn }, index) => {
            if (steps[index + 1] && takenIn !== steps[index + 1]?.takenIn) {
              expect(hoursTo(index, index + 1)).toBeGreaterThanOrEqual(12)
            }
            if (steps[index + 2]) expect(hoursTo(index, index + 2)).toBeGreaterThanOrEqual(12)
          })
        },
      ),
    )
  })

  it('counts both sides of a midnight at home, however close [STREAK-1]', () => {
    const zone = 'Europe/Warsaw'
    const evening = { at: new Date('2026-11-20T22:59:00Z'), zone }
    const night = { at: new Date('2026-11-20T23:01:00Z'), zone }
    expect(play([evening, night], 'day').map(({ streak }) => streak)).toEqual([1, 2])
  })

  it('outlives a zone that was set by mistake [STREAK-6]', () => {
    const home = { at: new Date('2026-11-20T10:30:00Z'), zone: 'Pacific/Pago_Pago' }
    // the day after tomorrow there
    const mistake = { at: new Date('2026-11-20T10:31:00Z'), zone: 'Pacific/Kiritimati' }
    const streak = stepStreak(NO_STREAK, 'day', home)
    expect(stepStreak(streak, 'day', mistake)).toBe(streak)
    expect(currentStreak(streak, 'day', mistake)).toBe(streak)
    expect(isStreakDue(streak, 'day', mistake)).toBe(false)
  })

  it('is 1, 2, 3 with the bonus on the third, then begins anew [STREAK-1]', () => {
    const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((day) => ({
      at: new Date(`${day}T12:00:00Z`),
      zone: 'UTC',
    }))
    expect(play(days, 'day').map(({ streak, granted }) => [streak, granted])).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [1, false],
    ])
  })

  it('is worth nothing after a missed period, and still due [STREAK-1]', () => {
    const noonOf = (day: LocalDate) => ({ at: new Date(`${day}T12:00:00Z`), zone: 'UTC' })
    const streak: Streak = {
      streak: 2,
      granted: false,
      date: '2026-11-20',
      takenAt: noonOf('2026-11-20').at,
      takenIn: 'UTC',
    }
    expect(currentStreak(streak, 'day', noonOf('2026-11-21'))).toEqual(streak)
    expect(currentStreak(streak, 'day', noonOf('2026-11-22'))).toMatchObject({
      streak: 0,
      granted: false,
      date: '2026-11-20',
    })
    expect(isStreakDue(streak, 'day', noonOf('2026-11-20'))).toBe(false)
    expect(isStreakDue(streak, 'day', noonOf('2026-11-21'))).toBe(true)
    expect(isStreakDue(NO_STREAK, 'week', noonOf('2026-11-21'))).toBe(true)
  })
})
