import { describe, expect, it } from 'vitest'
import { draftOf, errorsIn, newDraft, planOf, type PlanDraft } from './plan-draft.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
const draft = (more: Partial<PlanDraft> = {}): PlanDraft => ({
  ...newDraft('Europe/Warsaw', NOW),
  ...{ title: 'Knots', place: 'Pier 3' },
  ...more,
})

describe('a session as its leader writes it', () => {
  it('is tomorrow at ten, and becomes instants by the clocks of its zone [COACH-2]', () => {
    expect(errorsIn(draft(), NOW)).toEqual({})
    expect(planOf(draft())).toMatchObject({
      startsAt: '2026-11-24T09:00:00.000Z',
      endsAt: '2026-11-24T10:00:00.000Z',
      ...{ timeZone: 'Europe/Warsaw', seats: 8, audience: 'mine', teams: [] },
    })
    expect(planOf(draft({ timeZone: 'America/New_York' })).startsAt).toBe('2026-11-24T15:00:00.000Z')
  })

  it('reads the same again when it is changed [COACH-2]', () => {
    const written = draft({ timeZone: 'America/New_York', seats: '3' })
    const session = {
      ...planOf(written),
      id: 'x',
      language: 'en' as const,
      leader: 'Marta',
      isCancelled: false,
    }
    const more = { reason: '', booked: 0, waiting: 0, isAttendanceSaid: false }
    expect(draftOf({ ...session, ...more })).toEqual(written)
  })

  it.each<[keyof ReturnType<typeof errorsIn>, Partial<PlanDraft>]>([
    ['title', { title: ' K ' }],
    ['place', { place: ' ' }],
    ['link', { link: 'http://meet.test' }],
    ['day', { day: '2026-11-23' }],
    ['day', { day: '' }],
    ['to', { to: '10:00' }],
    ['seats', { seats: '0' }],
    ['seats', { seats: '2.5' }],
    ['teams', { audience: 'teams' }],
  ])('has an error at %s with %j [COACH-2]', (field, more) => {
    expect(errorsIn(draft(more), NOW)).toEqual({ [field]: true })
  })
})
