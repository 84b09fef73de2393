import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { tenants } from '#server/db/schema/tenants.ts'

/**
 * Sums up the ledger of each tenant once: it was there before there were sums, and another server may have kept those of later awards
 * already. That it was done is remembered, for to look reads the whole ledger.
 * @returns how many tenants were looked at
 */
export async function fillPoints(db: Database): Promise<number> {
  const due = await db.select({ id: tenants.id }).from(tenants).where(eq(tenants.arePointsSummed, false))
  for (const { id } of due) {
    await db.transaction(async (tx) => {
      await tx.execute(sql`
        select recount_points(${id}) where
          (select coalesce(sum(points), 0) from ledger_entries where tenant_id = ${id})
          <> (select coalesce(sum(points), 0) from point_totals where tenant_id = ${id} and period = 'all')`)
      await tx
        .update(tenants)
        .set({ arePointsSummed: true })
        .where(and(eq(tenants.id, id), eq(tenants.arePointsSummed, false)))
    })
  }
  return due.length
}
