import * as z from 'zod/mini'
import {
  CANCEL_REASON_LENGTH,
  COACHING_EVENTS,
  MOST_SEATS,
  MOST_WEEKS,
  SESSION_ABOUT_LENGTH,
  SESSION_AUDIENCES,
  SESSION_LINK_LENGTH,
  SESSION_PLACE_LENGTH,
  SESSION_TITLE_LENGTH,
} from '../domain/coaching-sessions.ts'
import { isTimeZone } from '../domain/local-date.ts'
import { endpoint } from './endpoint.ts'
import { LanguageCode } from './fields.ts'
import { Face } from './reviews.ts'

/** One line that hides nothing and does not turn the writing round. */
const LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u
const TEXT = /^[^\0\p{Cs}]*$/u

/** ISO 8601 has a year 0; PostgreSQL has none. */
const Moment = z.iso.datetime().check(z.refine((moment) => !moment.startsWith('0000')))

/** A session as everybody reads it who may see it. */
export const CoachingSession = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Empty where nothing is said of it; lines as they were written. */
  about: z.string(),
  /** Of both. */
  language: LanguageCode,
  /** Empty where it is held at the link alone, and the other way round. */
  place: z.string(),
  link: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** In which it is meant: an IANA name. */
  timeZone: z.string(),
  /** Display name of who leads it. */
  leader: z.string(),
  isCancelled: z.boolean(),
  /** Why it was cancelled; empty where it was not, and where its leader’s account was removed. */
  reason: z.string(),
})
export type CoachingSession = z.infer<typeof CoachingSession>

/** My place in a session: a seat that I may give back until then, or one on the waiting list, from 1. */
export const MyPlace = z.discriminatedUnion('state', [
  z.object({ state: z.literal('booked'), leaveUntil: z.string() }),
  z.object({ state: z.literal('waiting'), place: z.int() }),
])
export type MyPlace = z.infer<typeof MyPlace>

/** A session that has not ended, as it is offered to me or booked by me. */
export const OfferedSession = z.object({
  ...CoachingSession.shape,
  leaderFace: Face,
  seats: z.int(),
  seatsLeft: z.int(),
  /** How many wait. */
  waiting: z.int(),
  /** Null where I take no part. */
  mine: z.nullable(MyPlace),
  /** What coming brings. */
  points: z.int(),
})
export type OfferedSession = z.infer<typeof OfferedSession>

/** A session that I had a seat in. */
export const PastSession = z.object({
  ...CoachingSession.shape,
  /** Null until its leader has said so. */
  hasCome: z.nullable(z.boolean()),
  /** What it brought. */
  points: z.int(),
})
export type PastSession = z.infer<typeof PastSession>

/** 404 where the tenant has them off (`coaching_sessions_enabled`), here and below. The next 100, the earliest first; my latest 50, the latest first. */
export const readCoachingSessions = endpoint({
  method: 'GET',
  path: '/v2/coaching/sessions',
  reply: z.object({
    ahead: z.array(OfferedSession),
    past: z.array(PastSession),
    /** Since when I have an address for a calendar; null: I have none. */
    calendarSince: z.nullable(z.string()),
  }),
  who: 'signed-in',
  rate: 'read',
})

const OfSession = z.object({ sessionId: z.uuid() })

/**
 * A seat, or a place on the waiting list where none is free; a second call changes nothing. 404 for what is not offered to me, 409
 * `session-cancelled` or `session-over` for what has begun.
 */
export const bookCoachingSession = endpoint({
  method: 'POST',
  path: '/v2/coaching/sessions/:sessionId/booking',
  params: OfSession,
  reply: MyPlace,
  who: 'signed-in',
  rate: 'write',
})

/** 404 where I take no part, 409 `too-late-to-leave` from a day before the start on, `session-over` for what has begun. */
export const leaveCoachingSession = endpoint({
  method: 'DELETE',
  path: '/v2/coaching/sessions/:sessionId/booking',
  params: OfSession,
  who: 'signed-in',
  rate: 'write',
})

/** One session for a calendar program (RFC 5545). 404 for what is not offered to me, not booked and not led by me. */
export const readSessionFile = endpoint({
  method: 'GET',
  path: '/v2/coaching/sessions/:sessionId/calendar',
  params: OfSession,
  file: 'text/calendar; charset=utf-8',
  who: 'signed-in',
  rate: 'read',
})

/** Makes the address at which a calendar program reads my sessions; it is shown once, and one before it stops working. */
export const makeCalendarAddress = endpoint({
  method: 'POST',
  path: '/v2/coaching/calendar',
  reply: z.object({ url: z.string() }),
  who: 'signed-in',
  rate: 'write',
})

/** The address stops working. */
export const removeCalendarAddress = endpoint({
  method: 'DELETE',
  path: '/v2/coaching/calendar',
  who: 'signed-in',
  rate: 'write',
})

/** What a leader says of a session. Either a place or a link is needed. */
export const SessionPlan = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(2), z.maxLength(SESSION_TITLE_LENGTH), z.regex(LINE)),
  about: z.string().check(z.trim(), z.maxLength(SESSION_ABOUT_LENGTH), z.regex(TEXT)),
  place: z.string().check(z.trim(), z.maxLength(SESSION_PLACE_LENGTH), z.regex(LINE)),
  /** `https` alone. */
  link: z
    .string()
    .check(z.trim(), z.maxLength(SESSION_LINK_LENGTH), z.regex(/^(https:\/\/[^\s\p{C}"<>\\]+)?$/u)),
  startsAt: Moment,
  endsAt: Moment,
  timeZone: z.string().check(
    z.maxLength(64),
    z.refine((zone) => isTimeZone(zone)),
  ),
  seats: z.int().check(z.gte(1), z.lte(MOST_SEATS)),
  audience: z.enum(SESSION_AUDIENCES),
  /** Some of the teams that I lead, where it is for teams; else empty. */
  teams: z.array(z.uuid()).check(z.maxLength(100)),
})
export type SessionPlan = z.infer<typeof SessionPlan>

/** Made by the browser once for what is planned, and sent again with every retry. */
const key = z.uuid()

/** A session of mine, as its leader. */
export const LedSession = z.object({
  ...CoachingSession.shape,
  seats: z.int(),
  audience: z.enum(SESSION_AUDIENCES),
  teams: z.array(z.uuid()),
  booked: z.int(),
  waiting: z.int(),
  /** Whether it was said who came. */
  isAttendanceSaid: z.boolean(),
})
export type LedSession = z.infer<typeof LedSession>

/** Mine that touch the time between two instants, at most 400 days, the earliest first. */
export const readLedSessions = endpoint({
  method: 'GET',
  path: '/v2/coaching/led',
  query: z.strictObject({ from: Moment, to: Moment }),
  reply: z.object({
    sessions: z.array(LedSession),
    /** Those I lead and may offer a session. */
    teams: z.array(z.object({ id: z.uuid(), name: z.string() })),
    /** What coming brings. */
    points: z.int(),
    /** My own zone. */
    timeZone: z.string(),
  }),
  who: ['leader'],
  rate: 'read',
})

/** 422 for times that do not fit, for neither place nor link, and for teams that are not mine. */
export const planCoachingSession = endpoint({
  method: 'POST',
  path: '/v2/coaching/led',
  body: z.strictObject({ ...SessionPlan.shape, key }),
  reply: LedSession,
  who: ['leader'],
  rate: 'write',
})

export const Participant = z.object({
  ...Face.shape,
  /** From 1 on the waiting list; null where the person has a seat. */
  place: z.nullable(z.int()),
  /** Null until I have said so. */
  hasCome: z.nullable(z.boolean()),
  /** What coming brought. */
  points: z.int(),
})
export type Participant = z.infer<typeof Participant>

/** Those with a seat by name, then the waiting list in its order. */
export const readLedSession = endpoint({
  method: 'GET',
  path: '/v2/coaching/led/:sessionId',
  params: OfSession,
  reply: z.object({ session: LedSession, people: z.array(Participant) }),
  who: ['leader'],
  rate: 'read',
})

/**
 * All of it. Everybody in it and on its waiting list is notified of another time, place or link; new seats go to those who wait. 409
 * `session-cancelled`, `session-over` for what has begun, `seats-taken` for fewer seats than are taken.
 */
export const changeCoachingSession = endpoint({
  method: 'PUT',
  path: '/v2/coaching/led/:sessionId',
  params: OfSession,
  body: SessionPlan,
  reply: LedSession,
  who: ['leader'],
  rate: 'write',
})

/** The same again, each a week later by the clocks of its zone, with no one in it. */
export const repeatCoachingSession = endpoint({
  method: 'POST',
  path: '/v2/coaching/led/:sessionId/copies',
  params: OfSession,
  body: z.strictObject({ weeks: z.int().check(z.gte(1), z.lte(MOST_WEEKS)), key }),
  reply: z.object({ count: z.int() }),
  who: ['leader'],
  rate: 'write',
})

/** Everybody in it and on its waiting list is notified why. 409 `session-cancelled`, `session-over` for what has begun. */
export const cancelCoachingSession = endpoint({
  method: 'POST',
  path: '/v2/coaching/led/:sessionId/cancellation',
  params: OfSession,
  body: z.strictObject({
    reason: z.string().check(z.trim(), z.minLength(2), z.maxLength(CANCEL_REASON_LENGTH), z.regex(TEXT)),
  }),
  who: ['leader'],
  rate: 'write',
})

/**
 * Who came, of those with a seat: the others did not. Points are given at once, so nobody who came can be said not to have come later.
 * 409 `session-not-begun`, `session-cancelled`, `attendance-given` where somebody who came is missing; 422 for who has no seat.
 */
export const saveAttendance = endpoint({
  method: 'PUT',
  path: '/v2/coaching/led/:sessionId/attendance',
  params: OfSession,
  body: z.strictObject({ came: z.array(z.uuid()).check(z.maxLength(MOST_SEATS)) }),
  who: ['leader'],
  rate: 'write',
})

/** What happened to a session, as a notice to who takes part. */
export const SessionNews = z.object({ event: z.enum(COACHING_EVENTS), session: CoachingSession })
export type SessionNews = z.infer<typeof SessionNews>
