import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { uploadTotals } from '#server/db/schema/uploads.ts'

/**
 * Adds to what a tenant has on the disk, or takes away from it where fewer bytes than 0 are added. Locks the row: what one tenant
 * brings is counted one after the other.
 * @returns bytes of all of it, these and what was built included
 */
export async function changeTotal(tx: Database, tenantId: string, bytes: number): Promise<number> {
  const [total] = await tx
    .insert(uploadTotals)
    .values({ tenantId, bytes })
    .onConflictDoUpdate({
      target: uploadTotals.tenantId,
      set: { bytes: sql`${uploadTotals.bytes} + ${bytes}` },
    })
    .returning()
  return total ? total.bytes + total.built : 0
}

/**
 * Adds to what builds have made for a tenant, unless it would have more than so many bytes then.
 * @returns whether there is room for it
 */
export async function addBuilt(
  db: Database,
  tenantId: string,
  bytes: number,
  most: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const total = await changeTotal(tx, tenantId, 0)
    if (bytes > 0 && total + bytes > most) return false
    const isIt = eq(uploadTotals.tenantId, tenantId)
    await tx
      .update(uploadTotals)
      .set({ built: sql`${uploadTotals.built} + ${bytes}` })
      .where(isIt)
    return true
  })
}

/** What builds have made for a tenant, as it was counted anew. */
export async function setBuilt(db: Database, tenantId: string, built: number): Promise<void> {
  await db.update(uploadTotals).set({ built }).where(eq(uploadTotals.tenantId, tenantId))
}
