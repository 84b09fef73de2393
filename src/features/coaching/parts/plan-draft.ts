import type { LedSession, SessionPlan } from '#shared/contract/coaching-sessions.ts'
import type { SessionAudience } from '#shared/domain/coaching-sessions.ts'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { localDateIn } from '#shared/domain/local-date.ts'
import { localTimeIn } from '#shared/domain/local-time.ts'
import { instantIn } from '#shared/domain/zoned-time.ts'

/** A session as its leader writes it: a day and two times by the clocks of a zone. */
export interface PlanDraft {
  title: string
  about: string
  place: string
  link: string
  day: string
  from: string
  to: string
  timeZone: string
  seats: string
  audience: SessionAudience
  teams: readonly string[]
}

/** What is missing or does not fit, by field. */
export type DraftErrors = Partial<Record<'title' | 'place' | 'link' | 'day' | 'to' | 'seats' | 'teams', true>>

/** A session of an hour, tomorrow at ten. */
export function newDraft(timeZone: string, now: Date): PlanDraft {
  const day = localDateIn(timeZone, new Date(now.getTime() + 24 * HOUR_MS))
  return {
    ...{ title: '', about: '', place: '', link: '', day, from: '10:00', to: '11:00', timeZone },
    ...{ seats: '8', audience: 'mine', teams: [] },
  }
}

export function draftOf(session: LedSession): PlanDraft {
  const { title, about, place, link, timeZone, audience, teams } = session
  const [startsAt, endsAt] = [new Date(session.startsAt), new Date(session.endsAt)]
  return {
    ...{ title, about, place, link, timeZone, audience, teams, seats: String(session.seats) },
    day: localDateIn(timeZone, startsAt),
    ...{ from: localTimeIn(timeZone, startsAt), to: localTimeIn(timeZone, endsAt) },
  }
}

export function errorsIn(draft: PlanDraft, now: Date): DraftErrors {
  const { title, place, link, day, from, to, timeZone, seats, audience, teams } = draft
  const isTimed = /^\d{4}-\d\d-\d\d$/.test(day) && from !== ''
  const isAhead = isTimed && instantIn(timeZone, day, from) > now
  const count = Number(seats)
  return {
    ...(title.trim().length < 2 && { title: true }),
    ...(place.trim() === '' && link.trim() === '' && { place: true }),
    ...(link.trim() !== '' && !/^https:\/\/\S+$/.test(link.trim()) && { link: true }),
    ...(!isAhead && { day: true }),
    ...((to === '' || to <= from) && { to: true }),
    ...(!(Number.isInteger(count) && count >= 1 && count <= 500) && { seats: true }),
    ...(audience === 'teams' && teams.length === 0 && { teams: true }),
  }
}

/** Of a draft without errors. */
export function planOf(draft: PlanDraft): SessionPlan {
  const { title, about, place, link, day, from, to, timeZone, seats, audience, teams } = draft
  return {
    ...{ title: title.replace(/\s+/g, ' ').trim(), about, place: place.trim(), link: link.trim() },
    startsAt: instantIn(timeZone, day, from).toISOString(),
    endsAt: instantIn(timeZone, day, to).toISOString(),
    ...{ timeZone, seats: Number(seats), audience, teams: audience === 'teams' ? [...teams] : [] },
  }
}
