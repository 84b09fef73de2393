import { and, eq, inArray } from 'drizzle-orm'
import { contentBlobs } from '#server/db/schema/content.ts'
import { batches } from './drafts.ts'
import type { MakerVisit } from './visit.ts'

/** Bytes of each blob that the tenant has, by hash. */
export async function sizesOf(
  hashes: readonly string[],
  { db, tenant }: Pick<MakerVisit, 'db' | 'tenant'>,
): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for (const some of batches([...new Set(hashes)])) {
    const rows = await db
      .select({ hash: contentBlobs.hash, bytes: contentBlobs.bytes })
      .from(contentBlobs)
      .where(and(eq(contentBlobs.tenantId, tenant.id), inArray(contentBlobs.hash, some)))
    for (const { hash, bytes } of rows) sizes.set(hash, bytes)
  }
  return sizes
}
