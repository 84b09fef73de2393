import { and, eq, sql } from 'drizzle-orm'
import type { CoachingSession } from '#shared/contract/coaching-sessions.ts'
import { LANGUAGE_CODES, type Language } from '#shared/domain/languages.ts'
import { readSwitches } from '#shared/domain/switches.ts'
import type { Database } from '#server/db/database.ts'
import { coachingSessions, type SessionWords } from '#server/db/schema/coaching.ts'
import { people } from '#server/db/schema/people.ts'
import { isRemovedAddress, REMOVED_NAME } from '#server/lib/removed-account.ts'
import type { ResolvedTenant } from '#server/lib/resolved-tenant.ts'

export type SessionRow = typeof coachingSessions.$inferSelect

/** Whose words are read: in this language, else the tenant’s, else whichever there are. */
export interface SessionReader {
  language: Language
  defaultLanguage: Language
}

export function hasSessions({ params }: Pick<ResolvedTenant, 'params'>): boolean {
  return readSwitches(params).coaching_sessions_enabled
}

export function wordsFor(
  words: Partial<Record<Language, SessionWords>>,
  { language, defaultLanguage }: SessionReader,
): SessionWords & { language: Language } {
  const order = [language, defaultLanguage, ...LANGUAGE_CODES]
  const found = order.find((one) => words[one] !== undefined) ?? language
  return { title: '', about: '', ...words[found], language: found }
}

/**
 * A session as everybody reads it who may see it.
 * @param leader null where the account was removed
 */
export function showSession(row: SessionRow, leader: string | null, reader: SessionReader): CoachingSession {
  const { id, words, place, link, startsAt, endsAt, timeZone, cancelledAt, cancelReason } = row
  return {
    ...{ id, ...wordsFor(words, reader), place, link, timeZone },
    leader: leader ?? REMOVED_NAME[reader.language],
    ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    ...{ isCancelled: cancelledAt !== null, reason: cancelReason },
  }
}

/** The name of a session’s leader in `people`; null where the account was removed. */
export const LEADER = sql<
  string | null
>`case when not ${isRemovedAddress(people.email)} then ${people.displayName} end`

/** Sessions with the name of who leads each; which ones, and in what order, is the caller's to say. */
export function selectSessions(db: Database) {
  return db
    .select({ session: coachingSessions, leader: LEADER })
    .from(coachingSessions)
    .innerJoin(
      people,
      and(eq(people.tenantId, coachingSessions.tenantId), eq(people.id, coachingSessions.personId)),
    )
    .$dynamic()
}

/** Locks one session, so that nobody books, leaves or changes it meanwhile. In the caller's transaction. */
export async function lockSession(
  tx: Database,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<SessionRow | undefined> {
  const [row] = await tx
    .select()
    .from(coachingSessions)
    .where(and(eq(coachingSessions.tenantId, tenantId), eq(coachingSessions.id, id)))
    .for('update')
  return row
}

/** Gives free seats to those who wait. @returns who got one */
export async function fillSeats(tx: Database, { tenantId, id }: SessionRow, now: Date): Promise<string[]> {
  const rows = await tx
    .select({ personId: sql<string>`person_id` })
    .from(sql`fill_coaching_seats(${tenantId}, ${id}, ${now.toISOString()}) as person_id`)
  return rows.map(({ personId }) => personId)
}

/** Takes somebody off a session. @returns who got the seat that became free */
export async function leaveSession(
  tx: Database,
  { tenantId, id }: Pick<SessionRow, 'tenantId' | 'id'>,
  personId: string,
  now: Date,
): Promise<string[]> {
  const rows = await tx
    .select({ personId: sql<string>`person_id` })
    .from(sql`leave_coaching_session(${tenantId}, ${id}, ${personId}, ${now.toISOString()}) as person_id`)
  return rows.map((row) => row.personId)
}
