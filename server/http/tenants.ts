import type { Database } from '#server/db/database.ts'
import { tenantHosts, tenants } from '#server/db/schema/tenants.ts'
import type { Clock } from '#server/lib/clock.ts'
import { Problem } from './problem.ts'
import type { Tenant } from './visit.ts'

/** How long a process, this one too, may go on with a tenant's old settings. */
const FRESH_MS = 5000

export type FindTenant = (host: string) => Promise<Tenant>

interface Houses {
  byHost: ReadonlyMap<string, Tenant>
  otherwise: Tenant | undefined
}

/** Finds the tenant by host name, without a port; the default one answers for hosts that nobody claims. */
export function tenantFinder(db: Database, clock: Clock): FindTenant {
  let known: Promise<Houses> | null = null
  let readAt = 0

  function readTenants(): Promise<Houses> {
    const now = clock().getTime()
    if (known && Math.abs(now - readAt) < FRESH_MS) return known
    const reading = readHouses(db)
    known = reading
    readAt = now
    reading.catch(() => {
      known = null
    })
    return reading
  }

  return async (host) => {
    const { byHost, otherwise } = await readTenants()
    const tenant = byHost.get(host.toLowerCase().replace(/\.$/, '')) ?? otherwise
    if (!tenant) {
      known = null
      throw new Problem(503, 'no-tenant', { message: 'No tenant is set up yet.' })
    }
    return tenant
  }
}

async function readHouses(db: Database): Promise<Houses> {
  const [all, hosts] = await Promise.all([db.select().from(tenants), db.select().from(tenantHosts)])
  const byHost = new Map<string, Tenant>()
  for (const { host, tenantId } of hosts) {
    const tenant = all.find(({ id }) => id === tenantId)
    if (tenant) byHost.set(host, tenant)
  }
  return { byHost, otherwise: all.find(({ isDefault }) => isDefault) }
}
