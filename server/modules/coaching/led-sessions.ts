import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type {
  LedSession,
  Participant,
  readLedSessions,
  readLedSession,
} from '#shared/contract/coaching-sessions.ts'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { coachingBookings, coachingSessions } from '#server/db/schema/coaching.ts'
import { avatars, people } from '#server/db/schema/people.ts'
import { notFound, refusedField } from '#server/http/problem.ts'
import { avatarAddress } from '#server/lib/profiles.ts'
import { shownFace } from '#server/lib/shown-face.ts'
import { LEADER, showSession } from '#server/play/coaching-sessions.ts'
import { readLedTeams } from '#server/policies/must-lead.ts'
import { coachingPointsIn } from '#server/rewards/coaching-reward.ts'
import { BOOKINGS } from './count-bookings.ts'
import { mustHaveSessions, readerOf, type CoachingVisit } from './visit.ts'

const LONGEST_MS = 400 * DAY_MS
const SHOWN = 500

/** @throws Problem 422 for a time that is too long */
export async function readLed(
  { from, to }: HandlerInput<typeof readLedSessions>['query'],
  visit: CoachingVisit,
): Promise<Reply<typeof readLedSessions>> {
  mustHaveSessions(visit)
  const [begin, end] = [new Date(from), new Date(to)]
  if (end.getTime() - begin.getTime() > LONGEST_MS) throw refusedField('to', 'is more than 400 days later')
  const rows = await selectLed(visit)
    .where(and(isLedBy(visit), lt(coachingSessions.startsAt, end), gt(coachingSessions.endsAt, begin)))
    .orderBy(asc(coachingSessions.startsAt), asc(coachingSessions.id))
    .limit(SHOWN)
  return {
    sessions: rows.map((row) => showLed(row, visit)),
    teams: await readLedTeams(visit.db, visit.player),
    points: coachingPointsIn(visit.tenant.params),
    timeZone: visit.player.timeZone,
  }
}

/** @throws Problem 404 */
export async function readOneLed(id: string, visit: CoachingVisit): Promise<Reply<typeof readLedSession>> {
  mustHaveSessions(visit)
  return { session: await findLed(id, visit), people: await readParticipants(id, visit) }
}

/** @throws Problem 404 for what somebody else leads */
export async function findLed(id: string, visit: CoachingVisit): Promise<LedSession> {
  const [row] = await selectLed(visit).where(and(isLedBy(visit), eq(coachingSessions.id, id)))
  if (!row) throw notFound()
  return showLed(row, visit)
}

export function isLedBy({ player }: CoachingVisit) {
  return and(eq(coachingSessions.tenantId, player.tenantId), eq(coachingSessions.personId, player.id))
}

function selectLed({ db }: CoachingVisit) {
  return db
    .select({
      session: coachingSessions,
      leader: LEADER,
      booked: BOOKINGS.seated,
      waiting: BOOKINGS.waiting,
      said: BOOKINGS.said,
      teams: sql<string[]>`array(select named.team_id::text from coaching_session_teams named
        where named.tenant_id = ${coachingSessions.tenantId} and named.session_id = ${coachingSessions.id} order by 1)`,
    })
    .from(coachingSessions)
    .innerJoin(
      people,
      and(eq(people.tenantId, coachingSessions.tenantId), eq(people.id, coachingSessions.personId)),
    )
    .$dynamic()
}

type LedRow = Awaited<ReturnType<typeof selectLed>>[number]

function showLed(
  { session, leader, booked, waiting, said, ...row }: LedRow,
  visit: CoachingVisit,
): LedSession {
  const { seats, audience } = session
  return {
    ...showSession(session, leader, readerOf(visit)),
    ...{ seats, audience, teams: row.teams, booked, waiting, isAttendanceSaid: said > 0 },
  }
}

async function readParticipants(id: string, { db, player }: CoachingVisit): Promise<Participant[]> {
  const rows = await db
    .select({
      booking: coachingBookings,
      person: { id: people.id, displayName: people.displayName, avatarSprite: shownFace() },
      picture: avatars.version,
    })
    .from(coachingBookings)
    .innerJoin(
      people,
      and(eq(people.tenantId, coachingBookings.tenantId), eq(people.id, coachingBookings.personId)),
    )
    .leftJoin(avatars, and(eq(avatars.tenantId, people.tenantId), eq(avatars.personId, people.id)))
    .where(and(eq(coachingBookings.tenantId, player.tenantId), eq(coachingBookings.sessionId, id)))
    .orderBy(
      sql`${coachingBookings.seatAt} is null`,
      sql`case when ${coachingBookings.seatAt} is not null then lower(${people.displayName}) end`,
      coachingBookings.number,
    )
  const seated = rows.filter(({ booking }) => booking.seatAt !== null).length
  return rows.map(({ booking: { seatAt, hasCome, points }, person, picture }, index) => ({
    ...person,
    avatar: picture === null ? null : avatarAddress(person.id, picture),
    place: seatAt === null ? index - seated + 1 : null,
    ...{ hasCome, points },
  }))
}
