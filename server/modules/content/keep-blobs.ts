import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { contentBlobs } from '#server/db/schema/content.ts'
import { Problem } from '#server/http/problem.ts'
import type { ArrivedBlob } from '#server/lib/files/blobs.ts'
import { changeTotal } from '#server/lib/files/total.ts'
import type { MakerVisit } from './visit.ts'

/** Rows of one statement. */
const AT_ONCE = 1000

/**
 * Makes bytes that have arrived the tenant's, in the caller's transaction: their rows hold back the sweep. What the tenant has
 * already counts once.
 * @throws Problem 422 `tenant-full`
 */
export async function keepBlobs(
  tx: Database,
  arrived: readonly ArrivedBlob[],
  { tenant, files, now }: MakerVisit,
): Promise<void> {
  // in one order: another upload may bring the same at the same time
  const unlike = new Map(arrived.map((blob) => [blob.hash, blob]))
  const wanted = [...unlike.values()].sort((a, b) => (a.hash < b.hash ? -1 : 1))
  let added = 0
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const rows = await tx
      .insert(contentBlobs)
      .values(
        wanted
          .slice(from, from + AT_ONCE)
          .map(({ hash, bytes }) => ({ tenantId: tenant.id, hash, bytes, seenAt: now })),
      )
      .onConflictDoUpdate({ target: [contentBlobs.tenantId, contentBlobs.hash], set: { seenAt: now } })
      .returning({ bytes: contentBlobs.bytes, isNew: sql<boolean>`xmax = 0` })
    for (const { bytes, isNew } of rows) if (isNew) added += bytes
  }
  if (added > 0) {
    const total = await changeTotal(tx, tenant.id, added)
    if (total > files.most.tenant) throw new Problem(422, 'tenant-full')
  }
  for (const blob of wanted) await files.content.blobs.keep(tenant.id, blob)
}

/** What becomes of bytes that arrived, whatever happens to them: those that were not kept go. */
export async function droppingRest<Result>(
  arrived: readonly ArrivedBlob[],
  { files }: Pick<MakerVisit, 'files'>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } finally {
    for (const blob of arrived) await files.content.blobs.drop(blob)
  }
}
