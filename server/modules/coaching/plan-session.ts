import { and, eq, inArray } from 'drizzle-orm'
import type {
  LedSession,
  planCoachingSession,
  repeatCoachingSession,
  SessionPlan,
} from '#shared/contract/coaching-sessions.ts'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import { LONGEST_SESSION_MS, PLANNED_AHEAD_MS } from '#shared/domain/coaching-sessions.ts'
import { weeksLater } from '#shared/domain/zoned-time.ts'
import type { Database } from '#server/db/database.ts'
import { coachingSessions, coachingSessionTeams } from '#server/db/schema/coaching.ts'
import { notFound, Problem, refusedField } from '#server/http/problem.ts'
import { idOfKey } from '#server/lib/id-of-key.ts'
import { fillSeats, lockSession, wordsFor, type SessionRow } from '#server/play/coaching-sessions.ts'
import { announceSession, callOff, participantsOf } from '#server/play/session-news.ts'
import { scheduleReminders } from '#server/play/session-reminders.ts'
import { readLedTeams } from '#server/policies/must-lead.ts'
import { findLed } from './led-sessions.ts'
import { mustHaveSessions, readerOf, type CoachingVisit } from './visit.ts'

type Planned = HandlerInput<typeof planCoachingSession>['body']

/** Once a key, however often it is sent. @throws Problem 422 */
export async function plan({ key, ...wanted }: Planned, visit: CoachingVisit): Promise<LedSession> {
  mustHaveSessions(visit)
  const { db, player, now } = visit
  const id = idOfKey(player.tenantId, player.id, 'session', key)
  if ((await countOf(db, [id], visit)) > 0) return findLed(id, visit)
  await mustFit(wanted, visit)
  const { title, about } = wanted
  const row = {
    ...{ tenantId: player.tenantId, id, personId: player.id, createdAt: now, changedAt: now },
    ...{ words: { [readerOf(visit).language]: { title, about } }, ...columnsOf(wanted) },
  }
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(coachingSessions)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: coachingSessions.id })
    // the same call came twice at once
    if (made.length === 0) return
    await writeTeams(tx, row, wanted)
    await scheduleReminders(tx, [row], now)
  })
  return findLed(id, visit)
}

/** @throws Problem 404, 422, or 409 for what is cancelled or has begun, and for fewer seats than are taken */
export async function change(id: string, wanted: SessionPlan, visit: CoachingVisit): Promise<LedSession> {
  mustHaveSessions(visit)
  const { db, now } = visit
  await findLed(id, visit)
  await mustFit(wanted, visit)
  await db.transaction(async (tx) => {
    const before = await lockOpen(tx, id, visit)
    const people = await participantsOf(tx, before)
    if (people.filter(({ hasSeat }) => hasSeat).length > wanted.seats) throw new Problem(409, 'seats-taken')
    const columns = columnsOf(wanted)
    const isMoved =
      !isSameMoment(before.startsAt, columns.startsAt) || !isSameMoment(before.endsAt, columns.endsAt)
    const isElsewhere = before.place !== columns.place || before.link !== columns.link
    const [session] = await tx
      .update(coachingSessions)
      .set({
        ...columns,
        ...{ words: newWords(before, wanted, visit), sequence: before.sequence + 1, changedAt: now },
        ...(isMoved && { movedAt: now }),
      })
      .where(isIt(before))
      .returning()
    if (!session) throw notFound()
    await tx
      .delete(coachingSessionTeams)
      .where(and(eq(coachingSessionTeams.tenantId, session.tenantId), eq(coachingSessionTeams.sessionId, id)))
    await writeTeams(tx, session, wanted)
    if (isMoved) await scheduleReminders(tx, [session], now)
    if (isMoved || isElsewhere) {
      await announceSession(
        tx,
        session,
        'changed',
        people.map(({ personId }) => personId),
        now,
      )
    }
    await announceSession(tx, session, 'promoted', await fillSeats(tx, session, now), now)
  })
  return findLed(id, visit)
}

/** Weekly by the clocks of its zone; once a key. @throws Problem 404, or 422 for what would lie too far ahead, or is for teams that are another's now */
export async function repeat(
  id: string,
  { weeks, key }: HandlerInput<typeof repeatCoachingSession>['body'],
  visit: CoachingVisit,
): Promise<number> {
  mustHaveSessions(visit)
  const { teams, audience: isFor } = await findLed(id, visit)
  const { db, player, now } = visit
  const led = teams.length > 0 ? (await readLedTeams(visit.db, visit.player)).map((team) => team.id) : []
  const mine = teams.filter((team) => led.includes(team))
  if (isFor === 'teams' && mine.length === 0) throw refusedField('teams', 'are not yours any more')
  return db.transaction(async (tx) => {
    const first = await lockSession(tx, { tenantId: player.tenantId, id })
    if (!first) throw notFound()
    const ids = Array.from({ length: weeks }, (_, index) => idOfKey(player.tenantId, id, key, String(index)))
    const known = await countOf(tx, ids, visit)
    if (known > 0) return known
    const { words, place, link, timeZone, seats, audience, tenantId, personId } = first
    const copies = ids
      .map((copy, index) => ({
        ...{ tenantId, id: copy, personId, createdAt: now, changedAt: now },
        ...{ words, place, link, timeZone, seats, audience },
        startsAt: weeksLater(timeZone, first.startsAt, index + 1),
        endsAt: weeksLater(timeZone, first.endsAt, index + 1),
      }))
      .filter(({ startsAt }) => startsAt > now)
    const last = copies.at(-1)
    if (!last) throw refusedField('weeks', 'all lie in the past')
    mustBeAhead(last.startsAt, now)
    await tx.insert(coachingSessions).values(copies)
    for (const copy of copies) await writeTeams(tx, copy, { teams: mine })
    await scheduleReminders(tx, copies, now)
    return copies.length
  })
}

/** How many of these there are. */
function countOf(db: Database, ids: string[], { player }: CoachingVisit): Promise<number> {
  return db.$count(
    coachingSessions,
    and(eq(coachingSessions.tenantId, player.tenantId), inArray(coachingSessions.id, ids)),
  )
}

/** Everybody in it is told why. @throws Problem 404, or 409 for what is cancelled or has begun */
export async function cancel(id: string, reason: string, visit: CoachingVisit): Promise<void> {
  mustHaveSessions(visit)
  await findLed(id, visit)
  await visit.db.transaction(async (tx) => callOff(tx, await lockOpen(tx, id, visit), reason, visit.now))
}

async function lockOpen(tx: Database, id: string, { player, now }: CoachingVisit): Promise<SessionRow> {
  const session = await lockSession(tx, { tenantId: player.tenantId, id })
  if (!session) throw notFound()
  if (session.cancelledAt !== null) throw new Problem(409, 'session-cancelled')
  if (session.startsAt <= now) throw new Problem(409, 'session-over')
  return session
}

async function mustFit(
  { startsAt, endsAt, place, link, audience, teams }: SessionPlan,
  visit: CoachingVisit,
) {
  const [start, end] = [new Date(startsAt), new Date(endsAt)]
  if (start <= visit.now) throw refusedField('startsAt', 'lies in the past')
  mustBeAhead(start, visit.now)
  const length = end.getTime() - start.getTime()
  if (length <= 0) throw refusedField('endsAt', 'is not after the start')
  if (length > LONGEST_SESSION_MS) throw refusedField('endsAt', 'is more than a day after the start')
  if (place === '' && link === '') throw refusedField('place', 'say where, or at which link')
  if ((audience === 'teams') !== teams.length > 0)
    throw refusedField('teams', 'name some where it is for teams')
  const mine = teams.length > 0 ? (await readLedTeams(visit.db, visit.player)).map(({ id }) => id) : []
  if (!teams.every((id) => mine.includes(id))) throw refusedField('teams', 'are not all yours')
}

function mustBeAhead(start: Date, now: Date): void {
  if (start.getTime() - now.getTime() > PLANNED_AHEAD_MS) throw refusedField('startsAt', 'lies too far ahead')
}

function columnsOf({ place, link, startsAt, endsAt, timeZone, seats, audience }: SessionPlan) {
  return { place, link, startsAt: new Date(startsAt), endsAt: new Date(endsAt), timeZone, seats, audience }
}

/** What was not changed keeps its other languages. */
function newWords({ words }: SessionRow, { title, about }: SessionPlan, visit: CoachingVisit) {
  const reader = readerOf(visit)
  const shown = wordsFor(words, reader)
  const isSame = shown.title === title && shown.about === about
  return isSame ? words : { [reader.language]: { title, about } }
}

async function writeTeams(
  tx: Database,
  { tenantId, id }: Pick<SessionRow, 'tenantId' | 'id'>,
  { teams }: Pick<SessionPlan, 'teams'>,
): Promise<void> {
  if (teams.length === 0) return
  const rows = [...new Set(teams)].map((teamId) => ({ tenantId, sessionId: id, teamId }))
  await tx.insert(coachingSessionTeams).values(rows)
}

const isSameMoment = (one: Date, other: Date): boolean => one.getTime() === other.getTime()

function isIt({ tenantId, id }: SessionRow) {
  return and(eq(coachingSessions.tenantId, tenantId), eq(coachingSessions.id, id))
}
