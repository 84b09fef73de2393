import type { SessionPlan } from '#shared/contract/coaching-sessions.ts'
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import { openTipWorld, type TipWorld } from './tips.ts'

/** A plan of a session in three days, for everybody in the leader’s teams unless said. */
export function aPlan(now: Date, more: Partial<SessionPlan> = {}): SessionPlan {
  const startsAt = new Date(now.getTime() + 3 * DAY_MS)
  return {
    ...{ title: 'Speaking up', about: 'Bring a case.', place: 'Pier 3', link: '' },
    ...{ startsAt: startsAt.toISOString(), endsAt: new Date(startsAt.getTime() + HOUR_MS).toISOString() },
    ...{ timeZone: 'Europe/Warsaw', seats: 2, audience: 'mine', teams: [] },
    ...more,
  }
}

/** Ola and Kuba in a team that Marta leads, Eve in another; coaching sessions are on. */
export const openCoachingWorld: () => Promise<TipWorld> = openTipWorld
