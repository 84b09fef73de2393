import { describe, expect, it } from 'vitest'
import type { LocalDate } from './local-date.ts'
import { isStreakEnding, NO_STREAK, type Streak } from './streak.ts'

describe('a streak that is about to end', () => {
  const zone = 'Europe/Warsaw'
  const held = (more: Partial<Streak>): Streak => ({ ...NO_STREAK, streak: 2, ...more })
  const noon = (day: LocalDate) => ({ at: new Date(`${day}T12:00:00Z`), zone })

  it.each([
    ['had its step yesterday', { date: '2026-11-22' }, 'day', true],
    ['has its step of today', { date: '2026-11-23' }, 'day', false],
    ['is broken', { date: '2026-11-20' }, 'day', false],
    ['is kept by a freeze', { date: '2026-11-22', hasFreeze: true }, 'day', false],
    ['has used its freeze yesterday', { date: '2026-11-21', hasFreeze: true }, 'day', true],
    ['has the rest of its week', { date: '2026-11-20' }, 'week', false],
  ] as const)('that %s, on a Monday [PUSH-6] [STREAK-6]', (_, streak, period, isEnding) => {
    expect(isStreakEnding(held(streak), period, noon('2026-11-23'))).toBe(isEnding)
  })

  it('of weeks ends with the Sunday [PUSH-6] [STREAK-1]', () => {
    const streak = held({ date: '2026-11-17' })
    const ends = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'].map((day) =>
      isStreakEnding(streak, 'week', noon(day)),
    )
    expect(ends).toEqual([false, false, true, false])
    expect(isStreakEnding(held({ date: '2026-11-23' }), 'week', noon('2026-11-29'))).toBe(false)
  })
})
