import { eq } from 'drizzle-orm'
import { adventures } from '#server/db/schema/adventures.ts'
import { wordsOf, type ReadableVersion } from '#server/play/read-reviews.ts'
import type { FiguresVisit } from './visit.ts'

/** Content and words of all adventures of the tenant, by adventure. */
export async function adventuresOf(
  visit: Pick<FiguresVisit, 'db' | 'tenant' | 'languages'>,
): Promise<ReadonlyMap<string, ReadableVersion>> {
  const rows = await visit.db
    .select({ id: adventures.id, versionId: adventures.versionId })
    .from(adventures)
    .where(eq(adventures.tenantId, visit.tenant.id))
    .orderBy(adventures.folder)
  const versions = await wordsOf(
    visit,
    rows.map(({ versionId }) => versionId),
  )
  return new Map(
    rows.flatMap(({ id, versionId }) => {
      const one = versions.get(versionId)
      return one ? [[id, one] as const] : []
    }),
  )
}
