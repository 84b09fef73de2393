import { describe, expect, it } from 'vitest'
import { dueOf } from './due.ts'

describe('what is due', () => {
  it.each([
    ['2026-12-24', 0, '2026-12-20', 4],
    ['2026-12-24', 99, '2026-12-24', 0],
    ['2026-12-24', 50, '2026-12-27', -3],
    ['2027-01-02', 0, '2026-12-31', 2],
  ])('until %s at %i %% is told on %s with %i days left [SERVE-2]', (on, progress, today, daysLeft) => {
    expect(dueOf(on, progress, today)).toEqual({ on, daysLeft })
  })

  it('is nothing without a day, and nothing for who has finished [SERVE-2]', () => {
    expect(dueOf(undefined, 0, '2026-12-20')).toBeUndefined()
    expect(dueOf('2026-12-24', 100, '2026-12-27')).toBeUndefined()
  })
})
