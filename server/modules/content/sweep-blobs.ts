import { and, asc, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/database.ts'
import {
  adventurePublications,
  contentBlobs,
  contentBuilds,
  contentFiles,
} from '#server/db/schema/content.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import type { Files } from '#server/lib/files/open-files.ts'
import { changeTotal } from '#server/lib/files/total.ts'
import { BLOBS_AT_ONCE, deleteUnnamed } from './unnamed-blobs.ts'

/** Deletes bytes that no draft has named since then, and no build and no publication was made of. */
export async function sweepBlobs(db: Database, files: Files, before: Date): Promise<void> {
  const owners = await db
    .selectDistinct({ tenantId: contentBlobs.tenantId })
    .from(contentBlobs)
    .where(isLeft(db, before))
  for (const { tenantId } of owners) {
    const published = await publishedHashes(db, tenantId)
    for await (const some of leftOf(db, tenantId, before)) {
      const hashes = some.filter((hash) => !published.has(hash))
      const gone = await forget(db, tenantId, hashes, before)
      // only now: had the transaction broken off, rows would name bytes that are gone
      await deleteUnnamed(db, files.content.blobs, tenantId, gone)
    }
  }
}

function isLeft(db: Database, before: Date) {
  const named = db
    .select({ one: sql`1` })
    .from(contentFiles)
    .where(and(eq(contentFiles.tenantId, contentBlobs.tenantId), eq(contentFiles.hash, contentBlobs.hash)))
  return and(lt(contentBlobs.seenAt, before), notExists(named))
}

async function* leftOf(db: Database, tenantId: string, before: Date): AsyncGenerator<string[]> {
  for (let last = ''; ;) {
    const rows = await db
      .select({ hash: contentBlobs.hash })
      .from(contentBlobs)
      .where(and(eq(contentBlobs.tenantId, tenantId), gt(contentBlobs.hash, last), isLeft(db, before)))
      .orderBy(asc(contentBlobs.hash))
      .limit(BLOBS_AT_ONCE)
    if (rows.length === 0) return
    last = rows.at(-1)?.hash ?? ''
    yield rows.map(({ hash }) => hash)
  }
}

/** @returns those whose rows are gone; what an edit names just now, or an upload brings, stays */
async function forget(
  db: Database,
  tenantId: string,
  hashes: readonly string[],
  before: Date,
): Promise<string[]> {
  if (hashes.length === 0) return []
  return db.transaction(async (tx) => {
    const areThese = (some: readonly string[]) =>
      and(eq(contentBlobs.tenantId, tenantId), inArray(contentBlobs.hash, [...some]))
    const locked = await tx
      .select({ hash: contentBlobs.hash })
      .from(contentBlobs)
      .where(areThese(hashes))
      .orderBy(asc(contentBlobs.hash))
      .for('update', { skipLocked: true })
    if (locked.length === 0) return []
    // looks again: a draft may have named one before it was locked
    const gone = await tx
      .delete(contentBlobs)
      .where(and(areThese(locked.map(({ hash }) => hash)), isLeft(tx, before)))
      .returning({ hash: contentBlobs.hash, bytes: contentBlobs.bytes })
    const bytes = gone.reduce((sum, one) => sum + one.bytes, 0)
    if (gone.length > 0) await changeTotal(tx, tenantId, -bytes)
    return gone.map(({ hash }) => hash)
  })
}

/** What builds and publications were made of: a draft may be begun from it again. */
async function publishedHashes(db: Database, tenantId: string): Promise<Set<string>> {
  const hashIn = (files: AnyPgColumn) => ({ hash: sql<string>`(jsonb_each_text(${files})).value` })
  const published = await db
    .selectDistinct(hashIn(adventurePublications.files))
    .from(adventurePublications)
    .where(eq(adventurePublications.tenantId, tenantId))
  const built = await db
    .selectDistinct(hashIn(contentBuilds.files))
    .from(contentBuilds)
    .where(eq(contentBuilds.tenantId, tenantId))
  const rows = [...published, ...built]
  return new Set(rows.map(({ hash }) => hash))
}

/** Bytes without a row: the transaction that was to name them broke off, or their tenant is gone. */
export async function sweepStrays(db: Database, { content }: Files, before: Date): Promise<void> {
  const known = new Set((await db.select({ id: tenants.id }).from(tenants)).map(({ id }) => id))
  let some: { tenantId: string; hashes: string[] } = { tenantId: '', hashes: [] }
  const flush = async (tenantId: string) => {
    await deleteUnnamed(db, content.blobs, some.tenantId, some.hashes)
    some = { tenantId, hashes: [] }
  }
  for await (const { tenantId, hash, writtenMs } of content.blobs.list()) {
    if (writtenMs >= before.getTime()) continue
    if (!known.has(tenantId)) {
      await content.blobs.delete(tenantId, hash)
      continue
    }
    if (some.tenantId !== tenantId || some.hashes.length >= BLOBS_AT_ONCE) await flush(tenantId)
    some.hashes.push(hash)
  }
  await flush('')
}
