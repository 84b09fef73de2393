import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { tenantHosts } from '#server/db/schema/tenants.ts'
import { asciiDomain } from '#server/lib/ascii-domain.ts'
import { TenantRefusal } from './refusal.ts'

/** A host name as requests name it: small letters, Punycode, no port. @throws TenantRefusal host-wrong */
export function hostOf(written: string, reserved: readonly string[]): string {
  const trimmed = written.trim().toLowerCase().replace(/\.$/, '')
  const host = trimmed === 'localhost' ? trimmed : asciiDomain(trimmed)
  if (host === null)
    throw new TenantRefusal('host-wrong', `“${written}” is no host name like learn.example.org.`, [written])
  if (reserved.includes(host))
    throw new TenantRefusal('host-wrong', `${host} is the server’s own: no tenant can have it.`, [written])
  return host
}

export async function readHosts(db: Database, tenantId: string): Promise<string[]> {
  const rows = await db
    .select({ host: tenantHosts.host })
    .from(tenantHosts)
    .where(eq(tenantHosts.tenantId, tenantId))
    .orderBy(asc(tenantHosts.host))
  return rows.map(({ host }) => host)
}

/** Gives a tenant these host names, and no others. In the caller's transaction. @throws TenantRefusal hosts-taken */
export async function writeHosts(tx: Database, tenantId: string, hosts: readonly string[]): Promise<void> {
  const wanted = [...new Set(hosts)]
  if (wanted.length > 0) {
    await tx
      .insert(tenantHosts)
      .values(wanted.map((host) => ({ host, tenantId })))
      .onConflictDoNothing()
    const others = await tx
      .select({ host: tenantHosts.host })
      .from(tenantHosts)
      .where(and(inArray(tenantHosts.host, wanted), ne(tenantHosts.tenantId, tenantId)))
    const taken = others.map(({ host }) => host)
    if (taken.length > 0)
      throw new TenantRefusal('hosts-taken', `Another tenant has ${taken.join(', ')}.`, taken)
  }
  const before = await readHosts(tx, tenantId)
  const dropped = before.filter((host) => !wanted.includes(host))
  if (dropped.length > 0) await tx.delete(tenantHosts).where(inArray(tenantHosts.host, dropped))
}
