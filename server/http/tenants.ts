import type { Database } from '#server/db/database.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import type { Clock } from '#server/lib/clock.ts'
import { Problem } from './problem.ts'
import type { Tenant } from './visit.ts'

/** How long another process may show a tenant's old settings. */
const FRESH_MS = 5000

export type FindTenant = (host: string) => Promise<Tenant>

/** Finds the tenant by host name, without a port; the default one answers for hosts that nobody claims. */
export function tenantFinder(db: Database, clock: Clock): FindTenant {
  let known: Promise<Tenant[]> | null = null
  let readAt = 0

  function readTenants(): Promise<Tenant[]> {
    const now = clock().getTime()
    if (known && Math.abs(now - readAt) < FRESH_MS) return known
    const reading = Promise.resolve(db.select().from(tenants).orderBy(tenants.createdAt))
    known = reading
    readAt = now
    reading.catch(() => {
      known = null
    })
    return reading
  }

  return async (host) => {
    const all = await readTenants()
    const name = host.toLowerCase().replace(/\.$/, '')
    const tenant = all.find(({ hosts }) => hosts.includes(name)) ?? all.find(({ isDefault }) => isDefault)
    if (!tenant) {
      known = null
      throw new Problem(503, 'no-tenant', { message: 'No tenant is set up yet.' })
    }
    return tenant
  }
}
