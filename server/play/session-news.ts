import { and, eq } from 'drizzle-orm'
import type { CoachingEvent } from '#shared/domain/coaching-sessions.ts'
import type { Database } from '#server/db/database.ts'
import { coachingBookings, coachingSessions } from '#server/db/schema/coaching.ts'
import { notices } from '#server/db/schema/reviews.ts'
import { notify } from '#server/lib/notify.ts'
import type { SessionRow } from './coaching-sessions.ts'

/** Rows a statement: PostgreSQL takes 65,535 values. */
const BATCH = 5000

/**
 * Notifies people of what happened to a session, in the app and outside it as each of them has chosen. In the caller's transaction.
 * Too late once the session has begun; a reminder of the day before, an hour before that.
 */
export async function announceSession(
  tx: Database,
  session: SessionRow,
  event: CoachingEvent,
  personIds: readonly string[],
  now: Date,
): Promise<void> {
  const { tenantId, id, startsAt } = session
  const notice = { tenantId, kind: 'coaching' as const, coachingSessionId: id, coachingEvent: event }
  for (let at = 0; at < personIds.length; at += BATCH) {
    const some = personIds.slice(at, at + BATCH)
    await tx.insert(notices).values(some.map((personId) => ({ ...notice, personId, createdAt: now })))
  }
  const about = sessionAbout({ event, id, stamp: stampOf(session, event, now) })
  await notify(tx, personIds, { tenantId, kind: 'coaching', about, expiresAt: startsAt }, now)
}

/** What makes two events of one kind differ. */
function stampOf({ startsAt, sequence }: SessionRow, event: CoachingEvent, now: Date): string {
  if (event === 'promoted') return now.toISOString()
  return event === 'changed' || event === 'cancelled' ? String(sequence) : startsAt.toISOString()
}

interface SessionAbout {
  event: string
  id: string
  /** The start that is reminded of, or which change of the session it was. */
  stamp: string
}

/** What a notification of a session is about. */
function sessionAbout({ event, id, stamp }: SessionAbout): string {
  return [event, id, stamp].join(' ')
}

export function readSessionAbout(about: string): SessionAbout {
  const [event = '', id = '', stamp = ''] = about.split(' ')
  return { event, id, stamp }
}

/** Everybody who has a seat or waits for one. */
export async function participantsOf(
  tx: Database,
  { tenantId, id }: SessionRow,
): Promise<{ personId: string; hasSeat: boolean }[]> {
  const rows = await tx
    .select({ personId: coachingBookings.personId, seatAt: coachingBookings.seatAt })
    .from(coachingBookings)
    .where(and(eq(coachingBookings.tenantId, tenantId), eq(coachingBookings.sessionId, id)))
    .orderBy(coachingBookings.number)
  return rows.map(({ personId, seatAt }) => ({ personId, hasSeat: seatAt !== null }))
}

/** Calls a session off and notifies everybody in it and on its waiting list. The caller holds its lock. */
export async function callOff(tx: Database, session: SessionRow, reason: string, now: Date): Promise<void> {
  const [cancelled] = await tx
    .update(coachingSessions)
    .set({
      ...{ cancelledAt: now, changedAt: now, cancelReason: reason },
      sequence: session.sequence + 1,
    })
    .where(and(eq(coachingSessions.tenantId, session.tenantId), eq(coachingSessions.id, session.id)))
    .returning()
  if (!cancelled) return
  const everybody = await participantsOf(tx, cancelled)
  await announceSession(
    tx,
    cancelled,
    'cancelled',
    everybody.map(({ personId }) => personId),
    now,
  )
}
