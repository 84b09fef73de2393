import type { Database } from '#server/db/database.ts'
import { tenantHosts, tenants } from '#server/db/schema/tenants.ts'
import type { Clock } from '#server/lib/clock.ts'
import { noFileParams, type ReadFileParams } from '#server/lib/file-params.ts'
import { resolveTenant } from '#server/lib/resolved-tenant.ts'
import { Problem } from './problem.ts'
import type { Tenant } from './visit.ts'

/** How long a process, this one too, may go on with a tenant's old settings. */
const FRESH_MS = 5000

/** Older ones are read again, and nobody waits for it: on a busy storage all requests would, every few seconds. */
const RENEW_MS = 2000

export type FindTenant = (host: string) => Promise<Tenant>

interface KnownTenants {
  byHost: ReadonlyMap<string, Tenant>
  otherwise: Tenant | undefined
}

interface Read {
  knownTenants: Promise<KnownTenants>
  at: number
}

/** Finds the tenant by host name, without a port; the default one answers for hosts that nobody claims. */
export function tenantFinder(
  db: Database,
  clock: Clock,
  readFileParams: ReadFileParams = noFileParams,
): FindTenant {
  let known: Read | null = null
  let isRenewing = false

  function read(at: number): Read {
    const knownTenants = readKnownTenants(db, readFileParams)
    knownTenants.catch(() => {
      if (known?.knownTenants === knownTenants) known = null
    })
    return { knownTenants, at }
  }

  async function renew(at: number): Promise<void> {
    isRenewing = true
    const renewed = read(at)
    try {
      await renewed.knownTenants
      known = renewed
    } catch {
      // anyone who comes when the old ones are too old meets the failure
    } finally {
      isRenewing = false
    }
  }

  function readTenants(): Promise<KnownTenants> {
    const now = clock().getTime()
    const age = known ? Math.abs(now - known.at) : Infinity
    if (!known || age >= FRESH_MS) known = read(now)
    else if (age >= RENEW_MS && !isRenewing) void renew(now)
    return known.knownTenants
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

async function readKnownTenants(db: Database, readFileParams: ReadFileParams): Promise<KnownTenants> {
  const [rows, hosts, fileParams] = await Promise.all([
    db.select().from(tenants),
    db.select().from(tenantHosts),
    readFileParams(),
  ])
  const all = rows.map((row) => resolveTenant(row, fileParams))
  const byHost = new Map<string, Tenant>()
  for (const { host, tenantId } of hosts) {
    const tenant = all.find(({ id }) => id === tenantId)
    if (tenant) byHost.set(host, tenant)
  }
  return { byHost, otherwise: all.find(({ isDefault }) => isDefault) }
}
