import { DAY_MS, HOUR_MS } from './durations.ts'

/** Longest title, place, link and description of a coaching session, and longest reason of its cancellation (characters). */
export const SESSION_TITLE_LENGTH = 120
export const SESSION_PLACE_LENGTH = 200
export const SESSION_LINK_LENGTH = 500
export const SESSION_ABOUT_LENGTH = 2000
export const CANCEL_REASON_LENGTH = 500

export const MOST_SEATS = 500
export const LONGEST_SESSION_MS = DAY_MS
/** How far ahead a session may be planned. */
export const PLANNED_AHEAD_MS = 550 * DAY_MS
/** A session is repeated weekly so many times at the most. */
export const MOST_WEEKS = 12

/** What coming once brings, where the tenant says nothing (`coaching_points`). */
export const COACHING_POINTS = 20

/** Whom a leader offers a session: everybody in a team of theirs, those of some of these teams, or the whole tenant. */
export const SESSION_AUDIENCES = ['mine', 'teams', 'everybody'] as const
export type SessionAudience = (typeof SESSION_AUDIENCES)[number]

/** What people are notified of: of a seat that became theirs, a change, a cancellation, and of what comes in a day and in an hour. */
export const COACHING_EVENTS = ['promoted', 'changed', 'cancelled', 'tomorrow', 'soon'] as const
export type CoachingEvent = (typeof COACHING_EVENTS)[number]

/** How long before its start a session is announced. */
export const REMINDED_BEFORE_MS = { tomorrow: DAY_MS, soon: HOUR_MS } as const

/** A seat is given back so long before the start at the latest. */
export const LEAVE_BEFORE_MS = DAY_MS

interface HeldSeat {
  startsAt: Date
  /** When the session was last moved to another time; null: never. */
  movedAt: Date | null
  askedAt: Date
  /** When the seat became theirs; null while they wait. */
  seatAt: Date | null
}

/**
 * Until when somebody may step back: a day before the start; until the start where they wait, where the seat came to them later than
 * that from the waiting list, or where the session was moved later than that.
 */
export function leaveUntil({ startsAt, movedAt, askedAt, seatAt }: HeldSeat): Date {
  const last = new Date(startsAt.getTime() - LEAVE_BEFORE_MS)
  const isUnasked = seatAt !== null && seatAt > askedAt && seatAt > last
  const isMovedLate = movedAt !== null && movedAt > askedAt && movedAt > last
  return seatAt === null || isUnasked || isMovedLate ? startsAt : last
}
