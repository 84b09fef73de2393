import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { coachingBookings, coachingSessions } from '#server/db/schema/coaching.ts'
import { fillSeats, leaveSession, lockSession } from './coaching-sessions.ts'
import { announceSession, callOff } from './session-news.ts'

interface Leaver {
  tenantId: string
  id: string
}

/** Before the person’s own row: who books locks the session first. In the caller’s transaction. */
export async function lockSessionsOf(tx: Database, { tenantId, id }: Leaver): Promise<void> {
  await tx
    .select({ id: coachingSessions.id })
    .from(coachingSessions)
    .where(
      and(
        eq(coachingSessions.tenantId, tenantId),
        sql`(${coachingSessions.personId} = ${id} or exists (select from ${coachingBookings}
          where ${coachingBookings.tenantId} = ${tenantId} and ${coachingBookings.sessionId} = ${coachingSessions.id}
            and ${coachingBookings.personId} = ${id}))`,
      ),
    )
    .orderBy(coachingSessions.id)
    .for('update')
}

/**
 * Takes somebody who leaves the tenant off all sessions: seats ahead go to those who wait, and sessions that they lead and that have
 * not begun are called off. What they wrote of theirs would go on speaking: it is blanked, but for the title.
 */
export async function forgetSessions(tx: Database, { tenantId, id }: Leaver, now: Date): Promise<void> {
  const booked = await tx
    .select({ sessionId: coachingBookings.sessionId })
    .from(coachingBookings)
    .where(and(eq(coachingBookings.tenantId, tenantId), eq(coachingBookings.personId, id)))
    .orderBy(coachingBookings.sessionId)
  for (const { sessionId } of booked) {
    const session = await lockSession(tx, { tenantId, id: sessionId })
    if (!session) continue
    await announceSession(tx, session, 'promoted', await leaveSession(tx, session, id, now), now)
  }
  await callOffLed(tx, { tenantId, ids: [id] }, now)
  const isLed = and(eq(coachingSessions.tenantId, tenantId), eq(coachingSessions.personId, id))
  const titles = sql`(select coalesce(jsonb_object_agg(key, value || '{"about": ""}'), '{}') from jsonb_each(${coachingSessions.words}))`
  await tx.update(coachingSessions).set({ words: titles, place: '', link: '', cancelReason: '' }).where(isLed)
}

/** Calls off what these people lead and that has not begun, and notifies everybody in it: nobody is left to lead it. */
export async function callOffLed(
  tx: Database,
  { tenantId, ids }: { tenantId: string; ids: readonly string[] },
  now: Date,
): Promise<void> {
  const led = await tx
    .select()
    .from(coachingSessions)
    .where(
      and(
        eq(coachingSessions.tenantId, tenantId),
        inArray(coachingSessions.personId, [...ids]),
        isNull(coachingSessions.cancelledAt),
        gt(coachingSessions.startsAt, now),
      ),
    )
    .orderBy(coachingSessions.id)
    .for('update')
  for (const session of led) await callOff(tx, session, '', now)
}

/** Gives somebody who comes back the seats that became free while waiting: a disabled account is passed over. */
export async function fillSeatsOf(tx: Database, { tenantId, id }: Leaver, now: Date): Promise<void> {
  const waited = await tx
    .select({ sessionId: coachingBookings.sessionId })
    .from(coachingBookings)
    .where(
      and(
        eq(coachingBookings.tenantId, tenantId),
        eq(coachingBookings.personId, id),
        isNull(coachingBookings.seatAt),
      ),
    )
    .orderBy(coachingBookings.sessionId)
  for (const { sessionId } of waited) {
    const session = await lockSession(tx, { tenantId, id: sessionId })
    if (session) await announceSession(tx, session, 'promoted', await fillSeats(tx, session, now), now)
  }
}
