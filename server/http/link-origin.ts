import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { tenantHosts } from '#server/db/schema/tenants.ts'
import type { Tenant } from './visit.ts'

/**
 * Where mailed links of this tenant lead: the host that was asked, if the tenant owns it, else the public one. Of what a
 * request claims, only a host name from our own table gets through, and never a port.
 */
export async function linkOrigin(
  db: Database,
  tenant: Tenant,
  request: { hostname: string; socket: { localPort?: number | undefined } },
  publicUrl: URL | null,
): Promise<string> {
  const { localPort } = request.socket
  const protocol = publicUrl?.protocol ?? 'http:'
  const port = publicUrl?.port ?? String(localPort ?? '')
  const at = (host: string) => new URL(`${protocol}//${host}${port === '' ? '' : `:${port}`}`).origin

  const asked = request.hostname.toLowerCase().replace(/\.$/, '')
  const [own] = await db
    .select({ host: tenantHosts.host })
    .from(tenantHosts)
    .where(and(eq(tenantHosts.tenantId, tenant.id), eq(tenantHosts.host, asked)))
  if (own) return at(own.host)
  return publicUrl?.origin ?? at('localhost')
}
