import { and, desc, eq, gte, ne } from 'drizzle-orm'
import type { MySession } from '#shared/contract/settings.ts'
import { sessions } from '#server/db/schema/people.ts'
import { notFound } from '#server/http/problem.ts'
import { dropSessionsOf, sessionLife } from '#server/http/session.ts'
import type { MyVisit } from './confirm-password.ts'
import { readUserAgent } from './user-agent.ts'

/** Those that can still be used, the last used first. */
export async function readMySessions(visit: MyVisit): Promise<MySession[]> {
  const { db, now, player, session } = visit
  const { idleMs, absoluteMs } = sessionLife(player.role)
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        isMine(visit),
        gte(sessions.seenAt, new Date(now.getTime() - idleMs)),
        gte(sessions.createdAt, new Date(now.getTime() - absoluteMs)),
      ),
    )
    .orderBy(desc(sessions.seenAt), sessions.id)
  return rows.map(({ id, userAgent, createdAt, seenAt, tokenHash }) => ({
    id,
    ...readUserAgent(userAgent),
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isCurrent: tokenHash === session.hash,
  }))
}

/** @throws Problem 404 for what is none of mine, or the one that asks */
export async function endMySession(id: string, visit: MyVisit): Promise<void> {
  const { db, session } = visit
  const isOther = session.hash === null ? undefined : ne(sessions.tokenHash, session.hash)
  const ended = await db
    .delete(sessions)
    .where(and(isMine(visit), eq(sessions.id, id), isOther))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw notFound()
}

export async function endMyOtherSessions({ db, player, session }: MyVisit): Promise<void> {
  await dropSessionsOf(db, { tenantId: player.tenantId, personId: player.id, exceptHash: session.hash })
}

function isMine({ player }: MyVisit) {
  return and(eq(sessions.tenantId, player.tenantId), eq(sessions.personId, player.id))
}
