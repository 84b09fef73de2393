import type { FastifyRequest } from 'fastify'
import { resolveSoon } from '#server/lib/resolve-soon.ts'
import { hashToken } from '#server/lib/tokens.ts'
import { sessionTokenOf } from './cookies.ts'
import type { Services } from './request.ts'
import { findPlayer } from './session.ts'
import type { Player, Tenant } from './visit.ts'

/** The page must come also while the storage is away: it waits so long to know who opens it (ms). */
const TIMEOUT_MS = 500

/** Who opens the page; null where nobody is signed in, and where the storage is away or too slow. Never rejects. */
export async function findPagePlayer(
  request: FastifyRequest,
  tenant: Tenant,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<Player | null> {
  const token = sessionTokenOf(request)
  if (token === undefined) return null
  return resolveSoon(findPlayer(db, tenant, hashToken(token), clock()), TIMEOUT_MS)
}
