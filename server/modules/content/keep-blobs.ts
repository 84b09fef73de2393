import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { contentBlobs } from '#server/db/schema/content.ts'
import { Problem } from '#server/http/problem.ts'
import type { ArrivedBlob } from '#server/lib/files/blobs.ts'
import { changeTotal } from '#server/lib/files/total.ts'
import { tenantRoom } from '#server/lib/quotas.ts'
import { deleteUnnamed } from './unnamed-blobs.ts'
import type { MakerVisit } from './visit.ts'

/** Rows of one statement. */
const AT_ONCE = 1000

/**
 * Does `work` in a transaction in which bytes that have arrived are the tenant's: their rows hold back the sweep. They lie in their
 * place before it begins, since it may begin more than once; where it comes to nothing they go again. What the tenant has already
 * counts once.
 * @throws Problem 422 `tenant-full`, and what `work` throws
 */
export async function keepingBlobs<Result>(
  arrived: readonly ArrivedBlob[],
  visit: MakerVisit,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  const { db, tenant, files } = visit
  // in one order: another upload may bring the same at the same time
  const unlike = new Map(arrived.map((blob) => [blob.hash, blob]))
  const wanted = [...unlike.values()].sort((a, b) => (a.hash < b.hash ? -1 : 1))
  for (const blob of wanted) await files.content.blobs.keep(tenant.id, blob)
  try {
    return await db.transaction(async (tx) => {
      await countBlobs(tx, wanted, visit)
      return work(tx)
    })
  } catch (error) {
    const hashes = wanted.map(({ hash }) => hash)
    // those that stay are found by the sweep
    await deleteUnnamed(db, files.content.blobs, tenant.id, hashes).catch(() => undefined)
    throw error
  }
}

async function countBlobs(
  tx: Database,
  wanted: readonly ArrivedBlob[],
  { tenant, files, now }: MakerVisit,
): Promise<void> {
  const { blobs } = files.content
  let added = 0
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const some = wanted.slice(from, from + AT_ONCE)
    const rows = await tx
      .insert(contentBlobs)
      .values(some.map(({ hash, bytes }) => ({ tenantId: tenant.id, hash, bytes, seenAt: now })))
      .onConflictDoUpdate({ target: [contentBlobs.tenantId, contentBlobs.hash], set: { seenAt: now } })
      .returning({
        hash: contentBlobs.hash,
        bytes: contentBlobs.bytes,
        isNew: sql<boolean>`xmax = 0`,
      })
    const fresh = new Map(rows.filter(({ isNew }) => isNew).map(({ hash, bytes }) => [hash, bytes]))
    for (const blob of some) {
      const bytes = fresh.get(blob.hash)
      if (bytes === undefined) continue
      added += bytes
      // a sweep that was just at it may have taken it away before the row was there
      if (!(await blobs.has(tenant.id, blob.hash))) await blobs.keep(tenant.id, blob)
    }
  }
  if (added === 0) return
  const total = await changeTotal(tx, tenant.id, added)
  if (total > tenantRoom(files, tenant.quotas)) throw new Problem(422, 'tenant-full')
}

/** What becomes of bytes that arrived, whatever happens to them: they are gone from where they arrived. */
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
