import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import { rolesOf } from '#shared/domain/role-sets.ts'
import { type Role } from '#shared/domain/roles.ts'
import type { Database } from '#server/db/database.ts'
import { adventures, enrolments } from '#server/db/schema/adventures.ts'
import { deviceTokens } from '#server/db/schema/push.ts'
import { people, sessions } from '#server/db/schema/people.ts'
import { prepared } from '#server/db/prepared.ts'
import { versionSeenBy } from '#server/db/version-seen.ts'
import { hasAgreed } from '#server/lib/agreement.ts'
import { hashToken, makeToken } from '#server/lib/tokens.ts'
import type { Player, Tenant } from './visit.ts'

/** How long a session lives unused, and how long at most. */
export function sessionLife(role: Role): { idleMs: number; absoluteMs: number } {
  return role === 'player'
    ? { idleMs: 12 * HOUR_MS, absoluteMs: 30 * DAY_MS }
    : { idleMs: HOUR_MS, absoluteMs: 12 * HOUR_MS }
}

/** How exactly it is known when a session was last used: a write for every read would be waste. */
const SEEN_STEP_MS = MINUTE_MS

/** The session comes first and alone: without statistics the planner might begin with everybody of the tenant. */
const findSession = prepared((db) => {
  const session = db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.tenantId, sql.placeholder('tenantId')),
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
      ),
    )
    .limit(1)
    .as('session')
  return db
    .select({
      createdAt: session.createdAt,
      seenAt: session.seenAt,
      browserZone: session.timeZone,
      id: people.id,
      role: people.role,
      moreRoles: people.moreRoles,
      language: people.language,
      isPlainLanguage: sql<boolean>`coalesce((${people.accommodations} ->> 'isPlainLanguage')::boolean, false)`,
      profileZone: people.timeZone,
      isDisabled: people.isDisabled,
      agreedAt: people.agreedAt,
      agreedVersion: people.agreedVersion,
      adventureId: adventures.id,
      versionId: versionSeenBy(people.id),
    })
    .from(session)
    .innerJoin(people, and(eq(people.tenantId, session.tenantId), eq(people.id, session.personId)))
    .leftJoin(
      enrolments,
      and(
        eq(enrolments.tenantId, people.tenantId),
        eq(enrolments.personId, people.id),
        sql`${enrolments.isActive}`,
      ),
    )
    .leftJoin(
      adventures,
      and(eq(adventures.tenantId, enrolments.tenantId), eq(adventures.id, enrolments.adventureId)),
    )
    .prepare('find_session')
})

/** Who carries this token; null where the session is unknown, over, or its person disabled. */
export async function findPlayer(
  db: Database,
  tenant: Tenant,
  tokenHash: string,
  now: Date,
): Promise<Player | null> {
  const [row] = await findSession(db).execute({ tenantId: tenant.id, tokenHash })
  if (!row || row.isDisabled || isOver(row, now)) return null
  const isNews = now.getTime() - row.seenAt.getTime() > SEEN_STEP_MS
  if (isNews) await markSeen(db, tenant.id, tokenHash, now)
  return {
    id: row.id,
    tenantId: tenant.id,
    role: row.role,
    roles: rolesOf(row),
    language: row.language,
    isPlainLanguage: row.isPlainLanguage,
    timeZone: row.profileZone ?? row.browserZone ?? tenant.timeZone,
    hasAgreed: hasAgreed(row, tenant),
    sessionEndsAt: endOf({ ...row, seenAt: isNews ? now : row.seenAt }),
    adventure: row.adventureId !== null ? { id: row.adventureId, versionId: row.versionId } : null,
  }
}

/** Whether a session is still there for this person, whom nobody has disabled. It does not count as used by that. */
export async function isStillSignedIn(
  db: Database,
  { id, tenantId }: Pick<Player, 'id' | 'tenantId'>,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const [row] = await findSession(db).execute({ tenantId, tokenHash })
  return row !== undefined && row.id === id && !row.isDisabled && !isOver(row, now)
}

interface Lived {
  role: Role
  createdAt: Date
  seenAt: Date
}

function endOf({ role, createdAt, seenAt }: Lived): Date {
  const { idleMs, absoluteMs } = sessionLife(role)
  return new Date(Math.min(seenAt.getTime() + idleMs, createdAt.getTime() + absoluteMs))
}

function isOver(session: Lived, now: Date): boolean {
  return now > endOf(session)
}

async function markSeen(db: Database, tenantId: string, tokenHash: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ seenAt: now })
    .where(and(eq(sessions.tenantId, tenantId), eq(sessions.tokenHash, tokenHash), lt(sessions.seenAt, now)))
}

interface NewSession {
  tenantId: string
  personId: string
  timeZone: string | null
  /** What the browser calls itself. */
  userAgent: string | null
  now: Date
}

const USER_AGENT_LENGTH = 300

/** Returns the token for the cookie; only its hash is kept. */
export async function storeSession(db: Database, session: NewSession): Promise<string> {
  const token = makeToken()
  const { tenantId, personId, timeZone, userAgent, now } = session
  await db.insert(sessions).values({
    tenantId,
    tokenHash: hashToken(token),
    personId,
    timeZone,
    userAgent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
    createdAt: now,
    seenAt: now,
  })
  return token
}

/** Nobody who signed out is notified in that browser any more: somebody else may use it next. */
export async function dropSession(db: Database, tenantId: string, tokenHash: string): Promise<void> {
  await db
    .delete(deviceTokens)
    .where(and(eq(deviceTokens.tenantId, tenantId), eq(deviceTokens.sessionHash, tokenHash)))
  await db.delete(sessions).where(and(eq(sessions.tenantId, tenantId), eq(sessions.tokenHash, tokenHash)))
}

interface SessionsOf {
  tenantId: string
  personId: string
  /** Of the session that stays; null: none does. */
  exceptHash: string | null
}

/** Ends what a person has open elsewhere, or everything. */
export async function dropSessionsOf(
  db: Pick<Database, 'delete'>,
  { tenantId, personId, exceptHash }: SessionsOf,
): Promise<void> {
  const isTheirs = and(eq(sessions.tenantId, tenantId), eq(sessions.personId, personId))
  const isOther = exceptHash === null ? undefined : ne(sessions.tokenHash, exceptHash)
  const isOtherToken = exceptHash === null ? undefined : ne(deviceTokens.sessionHash, exceptHash)
  const isTheirToken = and(eq(deviceTokens.tenantId, tenantId), eq(deviceTokens.personId, personId))
  await db.delete(deviceTokens).where(and(isTheirToken, isOtherToken))
  await db.delete(sessions).where(and(isTheirs, isOther))
}

/** Ends all that these people have open. */
export async function dropSessionsOfAll(
  db: Pick<Database, 'delete'>,
  tenantId: string,
  personIds: readonly string[],
): Promise<void> {
  const isTheirToken = inArray(deviceTokens.personId, [...personIds])
  await db.delete(deviceTokens).where(and(eq(deviceTokens.tenantId, tenantId), isTheirToken))
  const isTheirs = inArray(sessions.personId, [...personIds])
  await db.delete(sessions).where(and(eq(sessions.tenantId, tenantId), isTheirs))
}

/** Forgets sessions that nobody can use any more. */
export async function dropOldSessions(db: Database, now: Date): Promise<void> {
  const { idleMs } = sessionLife('player')
  await db.delete(sessions).where(lt(sessions.seenAt, new Date(now.getTime() - idleMs)))
}
