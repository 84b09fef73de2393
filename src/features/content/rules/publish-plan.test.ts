import { describe, expect, it } from 'vitest'
import { aVersion } from '#src/testing/fake-content.ts'
import { errorsInPlan, firstPlan, momentOf } from './publish-plan.ts'

const NOW = new Date('2026-11-28T23:30:00Z')

describe('for whom a version is published, and when', () => {
  it('is everybody and at once; for later it offers the next morning by the clocks of the tenant [WORLD-3]', () => {
    const plan = firstPlan('Europe/Warsaw', NOW, null)
    expect(plan).toEqual({ whom: 'all', teams: [], when: 'now', day: '2026-11-30', time: '08:00' })
    expect(momentOf(plan, 'Europe/Warsaw')?.toISOString()).toBe('2026-11-30T07:00:00.000Z')
    expect(errorsInPlan(plan, 'Europe/Warsaw', NOW)).toEqual({})
  })

  it('offers the teams that try a version already [WORLD-3]', () => {
    const trial = aVersion(5, { isCurrent: false, isTrial: true, teams: [{ id: 'a', name: 'Pilots' }] })
    expect(firstPlan('UTC', NOW, trial).teams).toEqual(['a'])
  })

  it.each([
    [{ whom: 'teams', teams: [] }, { teams: true }],
    [{ when: 'later', day: '' }, { moment: true }],
    [{ when: 'later', day: '2026-11-28', time: '23:30' }, { moment: true }],
    [{ when: 'later', day: '2028-01-01' }, { moment: true }],
    [{ whom: 'all', teams: [], when: 'now', day: '' }, {}],
  ] as const)('%j is refused with %j [WORLD-3]', (more, errors) => {
    expect(errorsInPlan({ ...firstPlan('UTC', NOW, null), ...more }, 'UTC', NOW)).toEqual(errors)
  })
})
