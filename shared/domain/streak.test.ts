import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from './durations.ts'
import { daysBetween, localDateIn, type LocalDate } from './local-date.ts'
import {
  currentStreak,
  isStreakDue,
  isStreakEnding,
  NO_STREAK,
  periodStart,
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
    // long enough without a break that freezes are earned and spent
    { arbitrary: fc.constantFrom(24 * HOUR_MS, 48 * HOUR_MS, 7 * 24 * HOUR_MS), weight: 2 },
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

const periodKey = (day: LocalDate, period: StreakPeriod): LocalDate => periodStart(day, period)

/**
 * Judges in another way: every distinct period that was reached, in order, as numbers of a calendar, and how long its
 * unbroken run is. An act in another zone reaches nothing within twelve hours. A gap of one is no break while a freeze
 * lies in the pocket, which every second bonus of a run puts there; a longer one empties it all the same.
 */
function oracle(history: readonly Act[], period: StreakPeriod): [LocalDate, number, boolean, boolean][] {
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
  let bonuses = 0
  let pocket = false
  return reached.map((key, index) => {
    const before = reached[index - 1]
    const skipped = before === undefined ? Infinity : daysBetween(before, key) / length - 1
    const isSaved = skipped === 0 || (skipped === 1 && pocket)
    if (skipped > 0) pocket = false
    run = isSaved ? run + 1 : 1
    if (!isSaved) bonuses = 0
    const step = ((run - 1) % 3) + 1
    if (step === 3) {
      bonuses += 1
      if (bonuses % 2 === 0) pocket = true
    }
    return [key, step, step === 3, pocket]
  })
}

describe('a streak', () => {
  it.each([
    ['day', 'at home', atHome],
    ['day', 'travelling', travelling],
    ['week', 'at home', atHome],
    ['week-sunday', 'at home', atHome],
    ['week-saturday', 'travelling', travelling],
    ['week', 'travelling', travelling],
  ] as const)(
    'by %s, %s: agrees with an independent oracle over zones, clock changes and freezes [STREAK-6]',
    (period, _, zones) => {
      fc.assert(
        fc.property(histories(zones), (history) => {
          const steps = play(history, period).map(({ date, streak, granted, hasFreeze }) => [
            periodKey(date ?? '', period),
            streak,
            granted,
            hasFreeze,
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
      ...NO_STREAK,
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

  const noon = (day: LocalDate) => ({ at: new Date(`${day}T12:00:00Z`), zone: 'UTC' })
  const six = ['10', '11', '12', '13', '14', '15'].map((day) => noon(`2026-11-${day}`))

  it('earns a freeze with the second round in a row, and never holds two [STREAK-6]', () => {
    const days = Array.from({ length: 12 }, (_, index) => noon(`2026-11-${10 + index}`))
    expect(play(days, 'day').map(({ hasFreeze }) => hasFreeze)).toEqual([
      ...Array<boolean>(5).fill(false),
      ...Array<boolean>(7).fill(true),
    ])
    const gapped = [...six.slice(0, 3), ...['14', '15', '16'].map((day) => noon(`2026-11-${day}`))]
    expect(play(gapped, 'day').at(-1)).toMatchObject({ granted: true, rounds: 1, hasFreeze: false })
  })

  it('is kept over one missed day by the freeze, which says which day it was and is gone then [STREAK-6]', () => {
    const held = play(six, 'day').at(-1) ?? NO_STREAK
    expect(currentStreak(held, 'day', noon('2026-11-16'))).toBe(held)
    const frozen = { streak: 3, hasFreeze: false, frozenOn: '2026-11-16' }
    expect(currentStreak(held, 'day', noon('2026-11-17'))).toMatchObject(frozen)
    const next = stepStreak(held, 'day', noon('2026-11-17'))
    expect(next).toMatchObject({ streak: 1, rounds: 2, hasFreeze: false, frozenOn: '2026-11-16' })
    expect(currentStreak(next, 'day', noon('2026-11-19'))).toMatchObject({ streak: 0, rounds: 0 })
  })

  it('breaks where more was missed than a freeze covers, which is gone with it [STREAK-6]', () => {
    const held = play(six, 'day').at(-1) ?? NO_STREAK
    const broken = { hasFreeze: false, frozenOn: '2026-11-16', rounds: 0 }
    expect(currentStreak(held, 'day', noon('2026-11-18'))).toMatchObject({ streak: 0, ...broken })
    expect(stepStreak(held, 'day', noon('2026-11-18'))).toMatchObject({ streak: 1, ...broken })
  })

  it('by weeks: a freeze covers the week that was missed [STREAK-6]', () => {
    const weeks = ['10-05', '10-12', '10-21', '10-26', '11-02', '11-15'].map((day) => noon(`2026-${day}`))
    const held = play(weeks, 'week').at(-1) ?? NO_STREAK
    expect(held).toMatchObject({ streak: 3, rounds: 2, hasFreeze: true })
    expect(stepStreak(held, 'week', noon('2026-11-23'))).toMatchObject({
      streak: 1,
      rounds: 2,
      hasFreeze: false,
      frozenOn: '2026-11-16',
    })
  })

  it('by weeks from Sunday on: a Saturday and the day after are two weeks [DESK-1] [STREAK-6]', () => {
    const acts = [noon('2026-11-21'), noon('2026-11-22')]
    expect(play(acts, 'week-sunday').map(({ streak }) => streak)).toEqual([1, 2])
    expect(play(acts, 'week').map(({ streak }) => streak)).toEqual([1])
    const [first = NO_STREAK] = play(acts, 'week-sunday')
    expect(isStreakEnding(first, 'week-sunday', noon('2026-11-28'))).toBe(true)
    expect(isStreakEnding(first, 'week', noon('2026-11-28'))).toBe(false)
  })
})
