import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'

/**
 * Sums up the ledger of each tenant whose sums are not those of its ledger: it was there before there were sums, and another server may
 * have kept those of later awards already.
 */
export async function fillPoints(db: Database): Promise<void> {
  await db.execute(sql`
    select rebuild_points(tenant.id) from tenants tenant
      where (select coalesce(sum(points), 0) from ledger_entries where tenant_id = tenant.id)
        <> (select coalesce(sum(points), 0) from point_totals where tenant_id = tenant.id and period = 'all')`)
}
