import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayAfter, daysBetween } from './local-date.ts'
import { FIRST_WEEKDAYS, readFirstWeekday, weekStart } from './week.ts'

it.each([
  ['monday', ['2026-11-16', '2026-11-16', '2026-11-16', '2026-11-23']],
  ['sunday', ['2026-11-15', '2026-11-15', '2026-11-22', '2026-11-22']],
  ['saturday', ['2026-11-14', '2026-11-21', '2026-11-21', '2026-11-21']],
] as const)('weeks that begin with %s [DESK-1]', (first, starts) => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']
  expect(days.map((day) => weekStart(day, first))).toEqual(starts)
})

it('a week has seven days, and each day is in one, whatever it begins with [DESK-1]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.constantFrom(...FIRST_WEEKDAYS), (days, first) => {
      const day = dayAfter('2000-01-01', days)
      const start = weekStart(day, first)
      expect(daysBetween(start, day)).toBeGreaterThanOrEqual(0)
      expect(daysBetween(start, day)).toBeLessThan(7)
      expect(weekStart(start, first)).toBe(start)
      expect(weekStart(dayAfter(start, 7), first)).toBe(dayAfter(start, 7))
    }),
  )
})

it('is Monday where nothing else is set [DESK-1]', () => {
  const param = (configValue: unknown) => [{ configKey: 'first_weekday', configValue }]
  expect(readFirstWeekday([])).toBe('monday')
  expect(readFirstWeekday(param('tuesday'))).toBe('monday')
  expect(readFirstWeekday([...param('saturday'), ...param('sunday')])).toBe('sunday')
})
