import type { FastifyRequest } from 'fastify'
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
export async function findPageTenant(
  { hostname }: FastifyRequest,
  findTenant: FindTenant,
): Promise<Tenant | null> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, null)
  })
  const tenant = await Promise.race([findTenant(hostname).catch(() => null), tooLate])
  clearTimeout(timer)
  return tenant
}
