import { and, eq, gt, isNotNull, or } from 'drizzle-orm'
import { DAY_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { calendarAddresses, coachingBookings, coachingSessions } from '#server/db/schema/coaching.ts'
import { people } from '#server/db/schema/people.ts'
import { notFound } from '#server/http/problem.ts'
import type { FileReply } from '#server/http/file-reply.ts'
import type { Tenant } from '#server/http/visit.ts'
import { writeCalendar, type CalendarEvent } from '#server/lib/icalendar.ts'
import { hashToken, makeToken } from '#server/lib/tokens.ts'
import {
  hasSessions,
  selectSessions,
  wordsFor,
  type SessionReader,
  type SessionRow,
} from '#server/play/coaching-sessions.ts'
import { findMySession } from './my-sessions.ts'
import { mustHaveSessions, readerOf, type CoachingVisit } from './visit.ts'

/** Where a calendar program finds somebody’s sessions, with a token instead of a session. */
export const CALENDAR_PATH = '/calendar'

/** A subscription goes so far back. */
const PAST_MS = 90 * DAY_MS
const REFRESH_HOURS = 1

/** @throws Problem 404 */
export async function writeSessionFile(sessionId: string, visit: CoachingVisit): Promise<FileReply> {
  mustHaveSessions(visit)
  const row = await findMySession(sessionId, visit)
  if (!row) throw notFound()
  const event = eventOf(row.session, row.leader, readerOf(visit))
  const text = writeCalendar({ name: event.summary, events: [event] })
  return { name: 'coaching.ics', parts: pieces(text) }
}

async function* pieces(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text)
}

/** The one before stops working. @returns the address, which is shown once */
export async function makeAddress(visit: CoachingVisit): Promise<string> {
  mustHaveSessions(visit)
  const { db, player, now, linkOrigin } = visit
  const token = makeToken()
  const stored = { tokenHash: hashToken(token), createdAt: now }
  await db
    .insert(calendarAddresses)
    .values({ tenantId: player.tenantId, personId: player.id, ...stored })
    .onConflictDoUpdate({ target: [calendarAddresses.tenantId, calendarAddresses.personId], set: stored })
  return `${await linkOrigin()}${CALENDAR_PATH}/${token}.ics`
}

export async function removeAddress(visit: CoachingVisit): Promise<void> {
  mustHaveSessions(visit)
  const { db, player } = visit
  await db
    .delete(calendarAddresses)
    .where(and(eq(calendarAddresses.tenantId, player.tenantId), eq(calendarAddresses.personId, player.id)))
}

/** What is read at an address: sessions with a seat, and those that are led, cancelled ones too. Null where it is nobody’s. */
export async function readSubscription(
  db: Database,
  { tenant, token, now }: { tenant: Tenant; token: string; now: Date },
): Promise<string | null> {
  if (!hasSessions(tenant)) return null
  const [owner] = await db
    .select({ id: people.id, language: people.language })
    .from(calendarAddresses)
    .innerJoin(
      people,
      and(eq(people.tenantId, calendarAddresses.tenantId), eq(people.id, calendarAddresses.personId)),
    )
    .where(
      and(
        eq(calendarAddresses.tenantId, tenant.id),
        eq(calendarAddresses.tokenHash, hashToken(token)),
        eq(people.isDisabled, false),
        isNotNull(people.agreedAt),
      ),
    )
  if (!owner) return null
  const rows = await selectSessions(db)
    .leftJoin(
      coachingBookings,
      and(
        eq(coachingBookings.tenantId, coachingSessions.tenantId),
        eq(coachingBookings.sessionId, coachingSessions.id),
        eq(coachingBookings.personId, owner.id),
      ),
    )
    .where(
      and(
        eq(coachingSessions.tenantId, tenant.id),
        gt(coachingSessions.endsAt, new Date(now.getTime() - PAST_MS)),
        or(isNotNull(coachingBookings.seatAt), eq(coachingSessions.personId, owner.id)),
      ),
    )
    .orderBy(coachingSessions.startsAt, coachingSessions.id)
  const { defaultLanguage } = tenant
  const reader = { language: owner.language ?? defaultLanguage, defaultLanguage }
  const events = rows.map(({ session, leader }) => eventOf(session, leader, reader))
  return writeCalendar({ name: tenant.look.title, events, refreshHours: REFRESH_HOURS })
}

function eventOf(session: SessionRow, leader: string | null, reader: SessionReader): CalendarEvent {
  const { id, sequence, changedAt, startsAt, endsAt, place, link, cancelledAt, cancelReason } = session
  const { title, about } = wordsFor(session.words, reader)
  const description = [cancelReason, about, leader ?? '', link].filter((part) => part !== '').join('\n\n')
  return {
    ...{ uid: `coaching-${id}@waymark`, sequence, changedAt, startsAt, endsAt, summary: title, description },
    ...{ location: place === '' ? link : place, url: link, isCancelled: cancelledAt !== null },
  }
}
