import { resolveParams, type AppParam } from '#shared/domain/switches.ts'
import type { tenants } from '#server/db/schema/tenants.ts'

type TenantRow = typeof tenants.$inferSelect

export interface ResolvedTenant extends TenantRow {
  /** The static ones and the tenant's own: what the product goes by. */
  params: AppParam[]
  /** The tenant's own, as they are in the database. */
  databaseParams: readonly AppParam[]
  /** The static ones. */
  fileParams: readonly AppParam[]
}

export function resolveTenant(row: TenantRow, fileParams: readonly AppParam[]): ResolvedTenant {
  return { ...row, params: resolveParams(fileParams, row.params), databaseParams: row.params, fileParams }
}
