import type { Reply } from '#shared/contract/endpoint.ts'
import type { readTenantUsage } from '#shared/contract/tenant-usage.ts'
import { readUsage, tenantRoom } from '#server/lib/quotas.ts'
import type { TenantVisit } from './visit.ts'

export async function readUsed({
  db,
  tenant,
  files,
  now,
}: TenantVisit): Promise<Reply<typeof readTenantUsage>> {
  const { people, invitations, storageBytes, mailsToday } = await readUsage(db, tenant.id, now)
  const { quotas } = tenant
  return {
    people: { used: people + invitations, invited: invitations, most: quotas.people ?? null },
    storage: { used: storageBytes, most: tenantRoom(files, quotas) },
    mails: { used: mailsToday, most: quotas.mailsPerDay ?? null },
  }
}
