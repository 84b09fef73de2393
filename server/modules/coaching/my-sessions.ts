import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { MyPlace, OfferedSession, readCoachingSessions } from '#shared/contract/coaching-sessions.ts'
import type { Reply } from '#shared/contract/endpoint.ts'
import { leaveUntil } from '#shared/domain/coaching-sessions.ts'
import {
  calendarAddresses,
  coachingBookings,
  coachingSessions,
  coachingSessionTeams,
} from '#server/db/schema/coaching.ts'
import { avatars, people } from '#server/db/schema/people.ts'
import { teamMembers, teams } from '#server/db/schema/teams.ts'
import { avatarAddress } from '#server/lib/profiles.ts'
import { shownFace } from '#server/lib/shown-face.ts'
import { LEADER, selectSessions, showSession } from '#server/play/coaching-sessions.ts'
import { coachingPointsIn } from '#server/rewards/coaching-reward.ts'
import { BOOKINGS } from './count-bookings.ts'
import { mustHaveSessions, readerOf, type CoachingVisit } from './visit.ts'

const SHOWN_AHEAD = 100
const SHOWN_PAST = 50

/** What is offered to me or booked by me, and what I had a seat in. */
export async function readMySessions(visit: CoachingVisit): Promise<Reply<typeof readCoachingSessions>> {
  mustHaveSessions(visit)
  const [ahead, past, [address]] = await Promise.all([
    readAhead(visit),
    readPast(visit),
    visit.db
      .select({ since: calendarAddresses.createdAt })
      .from(calendarAddresses)
      .where(
        and(
          eq(calendarAddresses.tenantId, visit.player.tenantId),
          eq(calendarAddresses.personId, visit.player.id),
        ),
      ),
  ])
  return { ahead, past, calendarSince: address?.since.toISOString() ?? null }
}

/** Of a session: its leader leads on, it is not cancelled, and the player is among those it is for. */
export function isOfferedTo({ player: { tenantId, id } }: CoachingVisit): SQL {
  const { audience, personId: leaderId, id: sessionId } = coachingSessions
  const isInNamedTeam = sql`exists (
    select from ${coachingSessionTeams}
      join ${teams} on ${teams.tenantId} = ${coachingSessionTeams.tenantId} and ${teams.id} = ${coachingSessionTeams.teamId}
      join ${teamMembers} on ${teamMembers.tenantId} = ${teams.tenantId} and ${teamMembers.teamId} = ${teams.id}
      where ${coachingSessionTeams.tenantId} = ${tenantId} and ${coachingSessionTeams.sessionId} = ${sessionId}
        and ${teams.archivedAt} is null and ${teamMembers.personId} = ${id})`
  return sql`(${coachingSessions.cancelledAt} is null and ${leaderId} <> ${id}
    and (${people.role} = 'leader' or 'leader' = any (${people.moreRoles})) and not ${people.isDisabled}
    and case ${audience} when 'everybody' then true when 'mine' then leads(${tenantId}, ${leaderId}, ${id}) else ${isInNamedTeam} end)`
}

const isMine = ({ player }: CoachingVisit) =>
  and(
    eq(coachingBookings.tenantId, coachingSessions.tenantId),
    eq(coachingBookings.sessionId, coachingSessions.id),
    eq(coachingBookings.personId, player.id),
  )

async function readAhead(visit: CoachingVisit): Promise<OfferedSession[]> {
  const { db, player, now } = visit
  const rows = await db
    .select({
      session: coachingSessions,
      name: LEADER,
      face: { id: people.id, avatarSprite: shownFace() },
      picture: avatars.version,
      taken: BOOKINGS.seated,
      waiting: BOOKINGS.waiting,
      place: BOOKINGS.place,
      booking: coachingBookings,
    })
    .from(coachingSessions)
    .innerJoin(
      people,
      and(eq(people.tenantId, coachingSessions.tenantId), eq(people.id, coachingSessions.personId)),
    )
    .leftJoin(avatars, and(eq(avatars.tenantId, people.tenantId), eq(avatars.personId, people.id)))
    .leftJoin(coachingBookings, isMine(visit))
    .where(
      and(
        eq(coachingSessions.tenantId, player.tenantId),
        gt(coachingSessions.endsAt, now),
        // who waits when it begins waits no more
        or(
          isOfferedTo(visit),
          isNotNull(coachingBookings.seatAt),
          and(isNotNull(coachingBookings.personId), gt(coachingSessions.startsAt, now)),
        ),
      ),
    )
    .orderBy(asc(coachingSessions.startsAt), asc(coachingSessions.id))
    .limit(SHOWN_AHEAD)
  const points = coachingPointsIn(visit.tenant.params)
  return rows.map(({ session, name, face, picture, taken, waiting, place, booking }) => {
    const shown = showSession(session, name, readerOf(visit))
    return {
      ...shown,
      leaderFace: { ...face, displayName: shown.leader, avatar: avatarAddress(face.id, picture) },
      ...{ seats: session.seats, seatsLeft: Math.max(0, session.seats - taken), waiting, points },
      mine: booking && showPlace(session, booking, place),
    }
  })
}

export function showPlace(
  session: typeof coachingSessions.$inferSelect,
  booking: typeof coachingBookings.$inferSelect,
  place: number,
): MyPlace {
  if (booking.seatAt === null) return { state: 'waiting', place }
  return { state: 'booked', leaveUntil: leaveUntil({ ...session, ...booking }).toISOString() }
}

async function readPast(visit: CoachingVisit): Promise<Reply<typeof readCoachingSessions>['past']> {
  const { db, player, now } = visit
  const rows = await db
    .select({ session: coachingSessions, leader: LEADER, booking: coachingBookings })
    .from(coachingBookings)
    .innerJoin(
      coachingSessions,
      and(
        eq(coachingSessions.tenantId, coachingBookings.tenantId),
        eq(coachingSessions.id, coachingBookings.sessionId),
      ),
    )
    .innerJoin(
      people,
      and(eq(people.tenantId, coachingSessions.tenantId), eq(people.id, coachingSessions.personId)),
    )
    .where(
      and(
        eq(coachingBookings.tenantId, player.tenantId),
        eq(coachingBookings.personId, player.id),
        isNotNull(coachingBookings.seatAt),
        isNull(coachingSessions.cancelledAt),
        lte(coachingSessions.endsAt, now),
      ),
    )
    .orderBy(desc(coachingSessions.startsAt), desc(coachingSessions.id))
    .limit(SHOWN_PAST)
  return rows.map(({ session, leader, booking: { hasCome, points } }) => ({
    ...showSession(session, leader, readerOf(visit)),
    ...{ hasCome, points },
  }))
}

/** One that I am offered, take part in or lead. */
export async function findMySession(sessionId: string, visit: CoachingVisit) {
  const { db, player } = visit
  const [row] = await selectSessions(db)
    .leftJoin(coachingBookings, isMine(visit))
    .where(
      and(
        eq(coachingSessions.tenantId, player.tenantId),
        eq(coachingSessions.id, sessionId),
        or(
          isOfferedTo(visit),
          isNotNull(coachingBookings.personId),
          eq(coachingSessions.personId, player.id),
        ),
      ),
    )
  return row
}
