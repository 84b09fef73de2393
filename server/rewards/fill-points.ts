import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'

/** Sums up the ledger of each tenant that was there before there were sums; later ones are kept by each award. */
export async function fillPoints(db: Database): Promise<void> {
  await db.execute(sql`
    select rebuild_points(tenant.id) from tenants tenant
      where exists (select from ledger_entries where tenant_id = tenant.id and points <> 0)
        and not exists (select from point_totals where tenant_id = tenant.id)`)
}
