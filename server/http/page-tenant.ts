import type { FastifyRequest } from 'fastify'
import { resolveSoon } from '#server/lib/resolve-soon.ts'
import type { FindTenant } from './tenants.ts'
import type { Tenant } from './visit.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a request for the page itself; null where the storage is away, too slow, or has no tenant. */
    pageTenant: Tenant | null
  }
}

/** The page must come also while the storage is away: it waits so long for its tenant (ms). */
const TIMEOUT_MS = 500

/** Never rejects. */
export function findPageTenant({ hostname }: FastifyRequest, findTenant: FindTenant): Promise<Tenant | null> {
  return resolveSoon(findTenant(hostname), TIMEOUT_MS)
}
