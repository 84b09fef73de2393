import type { readTenant } from '#shared/contract/tenant-settings.ts'
import type { VisitOf } from '#server/http/route.ts'

/** What the calls about a tenant's settings are handed: an admin's. */
export type TenantVisit = VisitOf<typeof readTenant>
