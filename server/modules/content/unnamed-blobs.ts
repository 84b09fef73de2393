import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { contentBlobs } from '#server/db/schema/content.ts'
import type { BlobStore } from '#server/lib/files/blobs.ts'

/** Rows of one transaction. */
export const BLOBS_AT_ONCE = 500

/**
 * Deletes the bytes of those hashes that have no row. For as long as it takes, each has one, which holds back an upload of the same
 * bytes; the upload then finds them gone and puts them there again. A transaction that comes to nothing leaves no row, as before.
 */
export async function deleteUnnamed(
  db: Database,
  blobs: BlobStore,
  tenantId: string,
  hashes: readonly string[],
): Promise<void> {
  const sorted = [...hashes].sort()
  for (let from = 0; from < sorted.length; from += BLOBS_AT_ONCE) {
    const some = sorted.slice(from, from + BLOBS_AT_ONCE)
    await db.transaction(async (tx) => {
      const rows = await tx
        .insert(contentBlobs)
        .values(some.map((hash) => ({ tenantId, hash, bytes: 0, seenAt: new Date(0) })))
        .onConflictDoNothing()
        .returning({ hash: contentBlobs.hash })
      const held = rows.map(({ hash }) => hash)
      for (const hash of held) await blobs.delete(tenantId, hash)
      if (held.length === 0) return
      const areHeld = and(eq(contentBlobs.tenantId, tenantId), inArray(contentBlobs.hash, held))
      await tx.delete(contentBlobs).where(areHeld)
    })
  }
}
