import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { uploadTotals } from '#server/db/schema/uploads.ts'

/**
 * Adds to what a tenant has on the disk, or takes away from it where fewer bytes than 0 are added. Locks the row: what one tenant
 * brings is counted one after the other.
 * @returns bytes of all of it, these included
 */
export async function changeTotal(tx: Database, tenantId: string, bytes: number): Promise<number> {
  const [total] = await tx
    .insert(uploadTotals)
    .values({ tenantId, bytes })
    .onConflictDoUpdate({
      target: uploadTotals.tenantId,
      set: { bytes: sql`${uploadTotals.bytes} + ${bytes}` },
    })
    .returning({ bytes: uploadTotals.bytes })
  return total?.bytes ?? 0
}
