import { and, eq, lt } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { operators, operatorSessions } from '#server/db/schema/operators.ts'
import { isSecureRequest } from '#server/http/secure-request.ts'
import { hashToken, makeToken } from '#server/lib/tokens.ts'

/** How long a session lives unused, and how long at most. */
const IDLE_MS = 30 * MINUTE_MS
const ABSOLUTE_MS = 12 * HOUR_MS
/** How exactly it is known when it was last used. */
const SEEN_STEP_MS = MINUTE_MS

/** Of its own, beside that of players: an operator is nobody of a tenant. `__Host-` binds it to this very host, over https. */
function cookieName(request: FastifyRequest): string {
  return isSecureRequest(request) ? '__Host-waymark-operator' : 'waymark-operator'
}

/** Never sent from another site. */
const cookieOf = (request: FastifyRequest) =>
  ({ path: '/', sameSite: 'strict', httpOnly: true, secure: isSecureRequest(request) }) as const

export interface SignedInOperator {
  id: string
  email: string
  /** What the row of the session is known by. */
  sessionHash: string
}

/** Null where nobody is signed in. */
export async function findOperator(
  db: Database,
  request: FastifyRequest,
  now: Date,
): Promise<SignedInOperator | null> {
  const token = request.cookies[cookieName(request)]
  if (token === undefined) return null
  const sessionHash = hashToken(token)
  const isIt = eq(operatorSessions.tokenHash, sessionHash)
  const [row] = await db
    .select({
      id: operators.id,
      email: operators.email,
      createdAt: operatorSessions.createdAt,
      seenAt: operatorSessions.seenAt,
    })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(isIt)
  if (!row) return null
  const endsAt = Math.min(row.seenAt.getTime() + IDLE_MS, row.createdAt.getTime() + ABSOLUTE_MS)
  if (now.getTime() > endsAt) return null
  if (now.getTime() - row.seenAt.getTime() > SEEN_STEP_MS)
    await db
      .update(operatorSessions)
      .set({ seenAt: now })
      .where(and(isIt, lt(operatorSessions.seenAt, now)))
  return { id: row.id, email: row.email, sessionHash }
}

/** Signs an operator in, whatever the browser carried before. */
export async function beginSession(
  db: Database,
  operatorId: string,
  reply: FastifyReply,
  now: Date,
): Promise<void> {
  const token = makeToken()
  await endSession(db, reply)
  await db
    .insert(operatorSessions)
    .values({ tokenHash: hashToken(token), operatorId, createdAt: now, seenAt: now })
  const { request } = reply
  void reply.setCookie(cookieName(request), token, { ...cookieOf(request), maxAge: ABSOLUTE_MS / 1000 })
}

export async function endSession(db: Database, reply: FastifyReply): Promise<void> {
  const { request } = reply
  const token = request.cookies[cookieName(request)]
  if (token === undefined) return
  await db.delete(operatorSessions).where(eq(operatorSessions.tokenHash, hashToken(token)))
  void reply.clearCookie(cookieName(request), cookieOf(request))
}

/** Forgets sessions that nobody can use any more. */
export async function dropOldOperatorSessions(db: Database, now: Date): Promise<void> {
  await db.delete(operatorSessions).where(lt(operatorSessions.seenAt, new Date(now.getTime() - IDLE_MS)))
}
