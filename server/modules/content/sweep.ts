import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { DAY_MS } from '#shared/domain/durations.ts'
import { artOf, type PublishedAdventure } from '#shared/scene/published.ts'
import type { Database } from '#server/db/database.ts'
import { adventureVersions } from '#server/db/schema/adventures.ts'
import {
  adventurePublications,
  contentBlobs,
  contentBuilds,
  contentFiles,
} from '#server/db/schema/content.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import type { Files } from '#server/lib/files/open-files.ts'
import { changeTotal } from '#server/lib/files/total.ts'

/** What was made of pictures and is shown by no version any more may be on open pages, and come back. */
const ART_RETENTION_MS = 30 * DAY_MS

/** Deletes bytes that no draft has named for a day, and no version that is kept, builds that nobody will publish, and art of no version after a month. */
export async function sweepContent(db: Database, files: Files, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS)
  await sweepBuilds(db, before)
  await sweepBlobs(db, files, before)
  await sweepStrays(db, files, before)
  await sweepFolder(files.content.work, before.getTime(), () => false)
  await files.content.blobs.sweepArrivals(before.getTime())
  await sweepArt(db, files, now.getTime() - ART_RETENTION_MS)
}

/** The newest of each draft stays. */
async function sweepBuilds(db: Database, before: Date): Promise<void> {
  await db.delete(contentBuilds).where(
    and(
      lt(contentBuilds.createdAt, before),
      isNotNull(contentBuilds.endedAt),
      sql`exists (select from ${contentBuilds} as newer where newer.tenant_id = ${contentBuilds.tenantId}
        and newer.folder = ${contentBuilds.folder} and newer.created_at > ${contentBuilds.createdAt})`,
    ),
  )
}

async function sweepBlobs(db: Database, { content }: Files, before: Date): Promise<void> {
  const named = db
    .select({ one: sql`1` })
    .from(contentFiles)
    .where(and(eq(contentFiles.tenantId, contentBlobs.tenantId), eq(contentFiles.hash, contentBlobs.hash)))
  const isLeft = and(lt(contentBlobs.seenAt, before), notExists(named))
  const left = await db
    .select({ tenantId: contentBlobs.tenantId, hash: contentBlobs.hash })
    .from(contentBlobs)
    .where(isLeft)
  for (const tenantId of new Set(left.map((one) => one.tenantId))) {
    const published = await publishedHashes(db, tenantId)
    for (const { hash } of left.filter((one) => one.tenantId === tenantId && !published.has(one.hash))) {
      const isIt = and(eq(contentBlobs.tenantId, tenantId), eq(contentBlobs.hash, hash))
      await db.transaction(async (tx) => {
        // an upload of the same bytes waits, and brings them anew
        const [gone] = await tx.delete(contentBlobs).where(and(isIt, isLeft)).returning()
        if (!gone) return
        await changeTotal(tx, tenantId, -gone.bytes)
        await content.blobs.delete(tenantId, hash)
      })
    }
  }
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

/** Bytes without a row: the transaction that kept them broke off. */
async function sweepStrays(db: Database, { content }: Files, before: Date): Promise<void> {
  const known = new Set((await db.select({ id: tenants.id }).from(tenants)).map(({ id }) => id))
  for await (const { tenantId, hash, writtenMs } of content.blobs.list()) {
    if (writtenMs >= before.getTime()) continue
    if (!known.has(tenantId)) {
      await content.blobs.delete(tenantId, hash)
      continue
    }
    await db.transaction(async (tx) => {
      const isIt = and(eq(contentBlobs.tenantId, tenantId), eq(contentBlobs.hash, hash))
      // holds back an upload of the same bytes
      const rows = await tx
        .insert(contentBlobs)
        .values({ tenantId, hash, bytes: 0, seenAt: before })
        .onConflictDoNothing()
        .returning()
      if (rows.length === 0) return
      await content.blobs.delete(tenantId, hash)
      await tx.delete(contentBlobs).where(isIt)
    })
  }
}

async function sweepArt(db: Database, { content }: Files, beforeMs: number): Promise<void> {
  for (const { id } of await db.select({ id: tenants.id }).from(tenants)) {
    const folders = [content.art(id), content.packages(id)]
    if (!(await hasOld(folders, beforeMs))) continue
    const named = await namesOfArt(db, id)
    for (const folder of folders) {
      // an AVIF stays with the WebP that it was made of
      await sweepFolder(folder, beforeMs, (name) => named.has(name.replace(/\.avif$/, '.webp')))
    }
  }
}

async function hasOld(folders: readonly string[], beforeMs: number): Promise<boolean> {
  for (const folder of folders) {
    for (const name of await readdir(folder).catch(() => [])) {
      const found = await stat(join(folder, name)).catch(() => null)
      if (found && found.mtimeMs < beforeMs) return true
    }
  }
  return false
}

/** What every version and every build of a tenant names; of a folder, the folder. */
async function namesOfArt(db: Database, tenantId: string): Promise<Set<string>> {
  const names = new Set<string>()
  const note = (adventure: PublishedAdventure | null): void => {
    for (const url of adventure ? artOf(adventure) : []) names.add(url.split('/')[2] ?? '')
  }
  const isOfTenant = eq(adventureVersions.tenantId, tenantId)
  const versions = await db.select({ id: adventureVersions.id }).from(adventureVersions).where(isOfTenant)
  // one by one: all of them together may be large
  for (const { id } of versions) {
    const [row] = await db
      .select({ content: adventureVersions.content })
      .from(adventureVersions)
      .where(and(isOfTenant, eq(adventureVersions.id, id)))
    note(row?.content ?? null)
  }
  const builds = await db
    .select({ content: contentBuilds.content })
    .from(contentBuilds)
    .where(eq(contentBuilds.tenantId, tenantId))
  for (const { content } of builds) note(content)
  return names
}

async function sweepFolder(
  folder: string,
  beforeMs: number,
  isInUse: (name: string) => boolean,
): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (isInUse(name)) continue
    const found = await stat(join(folder, name)).catch(() => null)
    if (found && found.mtimeMs < beforeMs) await rm(join(folder, name), { recursive: true, force: true })
  }
}
