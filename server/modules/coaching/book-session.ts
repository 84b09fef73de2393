import { and, eq, sql } from 'drizzle-orm'
import type { MyPlace } from '#shared/contract/coaching-sessions.ts'
import { leaveUntil } from '#shared/domain/coaching-sessions.ts'
import type { Database } from '#server/db/database.ts'
import { coachingBookings, coachingSessions } from '#server/db/schema/coaching.ts'
import { people } from '#server/db/schema/people.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { leaveSession, lockSession } from '#server/play/coaching-sessions.ts'
import { announceSession } from '#server/play/session-news.ts'
import { BOOKINGS } from './count-bookings.ts'
import { isOfferedTo, showPlace } from './my-sessions.ts'
import { mustHaveSessions, type CoachingVisit } from './visit.ts'

const REFUSED: Readonly<Record<string, string>> = { cancelled: 'session-cancelled', over: 'session-over' }

/** @throws Problem 404 for what is not offered, 409 for what is cancelled or has begun */
export async function book(sessionId: string, visit: CoachingVisit): Promise<MyPlace> {
  mustHaveSessions(visit)
  const { db, player, now } = visit
  const { tenantId, id: personId } = player
  const known = await readPlace(sessionId, visit)
  if (!known && !(await isOffered(sessionId, visit))) throw notFound()
  const [answer] = await db
    .select({ state: sql<string>`state` })
    .from(sql`book_coaching_seat(${tenantId}, ${sessionId}, ${personId}, ${now.toISOString()}) as state`)
  const state = answer?.state ?? 'gone'
  const code = REFUSED[state]
  if (code !== undefined) throw new Problem(409, code)
  const place = await readPlace(sessionId, visit)
  if (!place) throw notFound()
  return place
}

/** The seat goes to the one who waits longest. A second call changes nothing. @throws Problem 404 where it is not the player's to see, 409 where it is too late */
export async function leave(sessionId: string, visit: CoachingVisit): Promise<void> {
  mustHaveSessions(visit)
  const { db, player, now } = visit
  await db.transaction(async (tx) => {
    const session = await lockSession(tx, { tenantId: player.tenantId, id: sessionId })
    const [booking] = session ? await tx.select().from(coachingBookings).where(isMine(sessionId, visit)) : []
    // left in another tab, or twice
    if (!booking && session && (await isOffered(sessionId, { ...visit, db: tx }))) return
    if (!session || !booking) throw notFound()
    if (session.startsAt <= now) throw new Problem(409, 'session-over')
    // what is cancelled keeps nobody
    const until = session.cancelledAt === null ? leaveUntil({ ...session, ...booking }) : session.startsAt
    if (now >= until) throw new Problem(409, 'too-late-to-leave')
    const promoted = await leaveSession(tx, session, player.id, now)
    await announceSession(tx, session, 'promoted', promoted, now)
  })
}

async function isOffered(sessionId: string, visit: CoachingVisit): Promise<boolean> {
  const { db, player } = visit
  const [row] = await db
    .select({ id: coachingSessions.id })
    .from(coachingSessions)
    .innerJoin(
      people,
      and(eq(people.tenantId, coachingSessions.tenantId), eq(people.id, coachingSessions.personId)),
    )
    .where(
      and(
        eq(coachingSessions.tenantId, player.tenantId),
        eq(coachingSessions.id, sessionId),
        isOfferedTo(visit),
      ),
    )
  return row !== undefined
}

async function readPlace(sessionId: string, visit: CoachingVisit): Promise<MyPlace | null> {
  const db: Database = visit.db
  const [row] = await db
    .select({
      session: coachingSessions,
      booking: coachingBookings,
      place: BOOKINGS.place,
    })
    .from(coachingBookings)
    .innerJoin(
      coachingSessions,
      and(
        eq(coachingSessions.tenantId, coachingBookings.tenantId),
        eq(coachingSessions.id, coachingBookings.sessionId),
      ),
    )
    .where(isMine(sessionId, visit))
  return row ? showPlace(row.session, row.booking, row.place) : null
}

function isMine(sessionId: string, { player }: CoachingVisit) {
  return and(
    eq(coachingBookings.tenantId, player.tenantId),
    eq(coachingBookings.sessionId, sessionId),
    eq(coachingBookings.personId, player.id),
  )
}
