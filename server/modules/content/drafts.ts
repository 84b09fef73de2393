import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { DraftFile } from '#shared/contract/content.ts'
import { MOST_DRAFT_BYTES, MOST_DRAFT_FILES, type CopyOf, type FileEdit } from '#shared/domain/drafts.ts'
import type { Database } from '#server/db/database.ts'
import { contentBlobs, contentDrafts, contentEdits, contentFiles } from '#server/db/schema/content.ts'
import { people } from '#server/db/schema/people.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { movedBase } from './moved-base.ts'
import type { MakerVisit } from './visit.ts'

interface OfTenant {
  tenant: { id: string }
}

export type DraftRow = typeof contentDrafts.$inferSelect

export function isDraft({ id }: { id: string }, folder: string) {
  return and(eq(contentDrafts.tenantId, id), eq(contentDrafts.folder, folder))
}

export function isFileOf({ id }: { id: string }, folder: string) {
  return and(eq(contentFiles.tenantId, id), eq(contentFiles.folder, folder))
}

type OfLibrary = Pick<DraftRow, 'libraryFolder' | 'libraryFiles'>

/** What it is a copy of; null: of nothing. */
export function copyOf({ libraryFolder, libraryFiles }: OfLibrary): CopyOf | null {
  return libraryFolder === null ? null : { folder: libraryFolder, files: libraryFiles ?? {} }
}

export async function findDraft(
  db: Database,
  folder: string,
  { tenant }: OfTenant,
): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(contentDrafts).where(isDraft(tenant, folder))
  return row
}

/** Changes of one draft come one after the other. @throws Problem 404 */
export async function lockDraft(tx: Database, folder: string, { tenant }: OfTenant): Promise<DraftRow> {
  const [row] = await tx.select().from(contentDrafts).where(isDraft(tenant, folder)).for('update')
  if (!row) throw notFound()
  return row
}

/** The hash of each file, by path. */
export async function hashesOf(
  db: Database,
  folder: string,
  { tenant }: OfTenant,
): Promise<Map<string, string>> {
  const rows = await db
    .select({ path: contentFiles.path, hash: contentFiles.hash })
    .from(contentFiles)
    .where(isFileOf(tenant, folder))
  return new Map(rows.map(({ path, hash }) => [path, hash]))
}

/** By path. */
export async function readFiles(db: Database, folder: string, { tenant }: OfTenant): Promise<DraftFile[]> {
  const rows = await db
    .select({
      path: contentFiles.path,
      hash: contentFiles.hash,
      bytes: contentBlobs.bytes,
      at: contentFiles.at,
      by: people.displayName,
    })
    .from(contentFiles)
    .innerJoin(
      contentBlobs,
      and(eq(contentBlobs.tenantId, contentFiles.tenantId), eq(contentBlobs.hash, contentFiles.hash)),
    )
    .innerJoin(people, and(eq(people.tenantId, contentFiles.tenantId), eq(people.id, contentFiles.personId)))
    .where(isFileOf(tenant, folder))
    // by the letters' numbers, whatever language the database sorts in
    .orderBy(asc(sql`${contentFiles.path} collate "C"`))
  return rows.map(({ path, hash, bytes, at, by }) => ({
    ...{ path, hash, bytes },
    changed: { at: at.toISOString(), by },
  }))
}

interface Change {
  /** The caller's id of it. */
  id: string
  edits: readonly FileEdit[]
  before: ReadonlyMap<string, string>
  after: ReadonlyMap<string, string>
}

/** Rows of one statement. */
const AT_ONCE = 1000

/**
 * Writes a change as the next revision of a draft that is locked. Its bytes are the tenant's already.
 * @throws Problem 422 `draft-too-large`, or `refused-fields` where bytes are not here
 */
export async function writeChange(
  tx: Database,
  draft: Pick<DraftRow, 'folder' | 'revision'> & Partial<OfLibrary>,
  { id, edits, before, after }: Change,
  visit: MakerVisit,
): Promise<number> {
  const { tenant, player, now } = visit
  const { folder, revision: last, libraryFolder = null, libraryFiles = null } = draft
  const revision = last + 1
  const tenantId = tenant.id
  const gone = [...before.keys()].filter((path) => !after.has(path))
  const written = [...after].filter(([path, hash]) => before.get(path) !== hash)
  const hashes = [...new Set(written.map(([, hash]) => hash))]
  await mustBeHere(tx, hashes, edits, tenantId)
  for (const paths of batches(gone)) {
    await tx.delete(contentFiles).where(and(isFileOf(tenant, folder), inArray(contentFiles.path, paths)))
  }
  for (const rows of batches(written)) {
    await tx
      .insert(contentFiles)
      .values(
        rows.map(([path, hash]) => ({
          ...{ tenantId, folder, path, hash, revision, personId: player.id, at: now },
        })),
      )
      .onConflictDoUpdate({
        target: [contentFiles.tenantId, contentFiles.folder, contentFiles.path],
        set: { hash: sql`excluded.hash`, revision, personId: player.id, at: now },
      })
  }
  const left = [...before].filter(([path, hash]) => after.get(path) !== hash).map(([, hash]) => hash)
  for (const some of batches([...new Set(left)].sort())) {
    // an undo brings them back
    const areThese = and(eq(contentBlobs.tenantId, tenantId), inArray(contentBlobs.hash, some))
    await tx.update(contentBlobs).set({ seenAt: now }).where(areThese)
  }
  await mustFit(tx, folder, tenant)
  await tx
    .insert(contentEdits)
    .values({ tenantId, folder, id, revision, personId: player.id, edits, at: now })
  const copied = copyOf({ libraryFolder, libraryFiles })
  const moved = copied && (await movedBase(copied, after, visit))
  await tx
    .update(contentDrafts)
    .set({ revision, changedAt: now, changedBy: player.id, ...(moved && { libraryFiles: moved }) })
    .where(isDraft(tenant, folder))
  return revision
}

async function mustBeHere(
  tx: Database,
  hashes: readonly string[],
  edits: readonly FileEdit[],
  tenantId: string,
): Promise<void> {
  const here = new Set<string>()
  for (const some of batches(hashes)) {
    const rows = await tx
      .select({ hash: contentBlobs.hash })
      .from(contentBlobs)
      .where(and(eq(contentBlobs.tenantId, tenantId), inArray(contentBlobs.hash, some)))
      .orderBy(contentBlobs.hash)
      .for('key share')
    for (const { hash } of rows) here.add(hash)
  }
  const fields = edits.flatMap((edit, index) =>
    edit.kind !== 'put' || here.has(edit.hash) || !hashes.includes(edit.hash)
      ? []
      : [{ path: `edits.${index}.hash`, message: 'is not here' }],
  )
  if (fields.length > 0) throw new Problem(422, 'refused-fields', { fields: fields.slice(0, 20) })
}

async function mustFit(tx: Database, folder: string, tenant: { id: string }): Promise<void> {
  const [sums] = await tx
    .select({
      files: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${contentBlobs.bytes}), 0)::float8`,
    })
    .from(contentFiles)
    .innerJoin(
      contentBlobs,
      and(eq(contentBlobs.tenantId, contentFiles.tenantId), eq(contentBlobs.hash, contentFiles.hash)),
    )
    .where(isFileOf(tenant, folder))
  if (!sums || sums.files > MOST_DRAFT_FILES || sums.bytes > MOST_DRAFT_BYTES) {
    throw new Problem(422, 'draft-too-large')
  }
}

/** As many as one statement takes. */
export function* batches<One>(all: readonly One[]): Generator<One[]> {
  for (let from = 0; from < all.length; from += AT_ONCE) yield all.slice(from, from + AT_ONCE)
}
