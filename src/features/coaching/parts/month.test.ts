import { expect, it } from 'vitest'
import { monthAfter, rangeOf, weeksOf } from './month.ts'

it('a month is shown in whole weeks from Monday on [COACH-2]', () => {
  const weeks = weeksOf('2026-11', 'monday')
  expect(weeks).toHaveLength(6)
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual(['2026-10-26', '2026-12-06'])
  expect(weeksOf('2027-02', 'monday')).toHaveLength(4)
  expect(weeks.every((week) => week.length === 7)).toBe(true)
})

it.each([
  ['2026-11', 2, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-12', 1, '2027-01'],
])('%s and %i months are %s [COACH-2]', (month, months, expected) => {
  expect(monthAfter(month, months)).toBe(expected)
})

it('what is asked for begins and ends at midnight by one’s own clock, also where summer time ends [COACH-2]', () => {
  expect(rangeOf('2026-10', 'Europe/Warsaw', 'monday')).toEqual({
    from: '2026-09-27T22:00:00.000Z',
    to: '2026-11-01T23:00:00.000Z',
  })
})

it.each([
  ['sunday', '2026-11-01'],
  ['saturday', '2026-10-31'],
] as const)('its weeks begin with %s where the tenant wants that [DESK-1] [COACH-2]', (first, day) => {
  const weeks = weeksOf('2026-11', first)
  expect(weeks[0]?.[0]).toBe(day)
  expect(weeks.flat()).toContain('2026-11-30')
})
