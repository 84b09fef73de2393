import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { coachingBookings } from '#server/db/schema/coaching.ts'
import { notFound, Problem, refusedField } from '#server/http/problem.ts'
import { lockSession } from '#server/play/coaching-sessions.ts'
import { rewardComing } from '#server/rewards/coaching-reward.ts'
import { findLed } from './led-sessions.ts'
import { mustHaveSessions, type CoachingVisit } from './visit.ts'

/**
 * Says who came of those with a seat, and gives them their points, once.
 * @throws Problem 404, 409 before the start, for what is cancelled and for who has the points already and is missing, 422 for who has no seat
 */
export async function sayWhoCame(id: string, came: readonly string[], visit: CoachingVisit): Promise<void> {
  mustHaveSessions(visit)
  await findLed(id, visit)
  const { db, player, tenant, now } = visit
  await db.transaction(async (tx) => {
    const session = await lockSession(tx, { tenantId: player.tenantId, id })
    if (!session) throw notFound()
    if (session.cancelledAt !== null) throw new Problem(409, 'session-cancelled')
    if (session.startsAt > now) throw new Problem(409, 'session-not-begun')
    const isSeated = and(
      eq(coachingBookings.tenantId, session.tenantId),
      eq(coachingBookings.sessionId, id),
      isNotNull(coachingBookings.seatAt),
    )
    const seated = await tx.select().from(coachingBookings).where(isSeated)
    const names = new Set(seated.map(({ personId }) => personId))
    if (!came.every((one) => names.has(one))) throw refusedField('came', 'not all of them have a seat')
    if (seated.some(({ personId, hasCome }) => hasCome === true && !came.includes(personId)))
      throw new Problem(409, 'attendance-given')
    const fresh = seated.flatMap(({ personId, hasCome }) =>
      hasCome !== true && came.includes(personId) ? [personId] : [],
    )
    const points = await rewardComing(tx, { tenant, sessionId: id, personIds: fresh }, now)
    await tx
      .update(coachingBookings)
      .set({ hasCome: false })
      .where(and(isSeated, inArray(coachingBookings.personId, absent(seated, came))))
    await tx
      .update(coachingBookings)
      .set({ hasCome: true, points })
      .where(and(isSeated, inArray(coachingBookings.personId, fresh)))
  })
}

function absent(seated: readonly { personId: string }[], came: readonly string[]): string[] {
  return seated.flatMap(({ personId }) => (came.includes(personId) ? [] : [personId]))
}
