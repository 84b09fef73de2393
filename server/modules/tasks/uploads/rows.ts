import { and, asc, count, eq, isNotNull, isNull, sql, sum } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { uploads, uploadTotals } from '#server/db/schema/uploads.ts'
import { Problem } from '#server/http/problem.ts'
import type { Files } from '#server/lib/files/open-files.ts'

export type UploadRow = typeof uploads.$inferSelect

type NewUpload = Pick<UploadRow, 'tenantId' | 'id' | 'personId' | 'attemptId' | 'name' | 'sort' | 'bytes'>

/**
 * Takes room for a file, as long as it is announced to be.
 * @throws Problem 422 too-many-files, player-full or tenant-full
 */
export async function addUpload(
  db: Database,
  upload: NewUpload,
  { most, mostFiles }: { most: Files['most']; mostFiles: number },
  now: Date,
): Promise<void> {
  const { tenantId, personId, attemptId, bytes } = upload
  await db.transaction(async (tx) => {
    // locks the row: files of one house begin one after the other
    const total = await changeTotal(tx, tenantId, bytes)
    if (total > most.tenant) throw new Problem(422, 'tenant-full')
    const [mine] = await tx
      .select({ bytes: sum(uploads.bytes) })
      .from(uploads)
      .where(and(eq(uploads.tenantId, tenantId), eq(uploads.personId, personId)))
    if (Number(mine?.bytes ?? 0) + bytes > most.player) throw new Problem(422, 'player-full')
    const [here] = await tx
      .select({ files: count() })
      .from(uploads)
      .where(and(eq(uploads.tenantId, tenantId), eq(uploads.attemptId, attemptId)))
    if ((here?.files ?? 0) >= mostFiles) throw new Problem(422, 'too-many-files')
    await tx.insert(uploads).values({ ...upload, createdAt: now, seenAt: now })
  })
}

async function changeTotal(db: Database, tenantId: string, bytes: number): Promise<number> {
  const [total] = await db
    .insert(uploadTotals)
    .values({ tenantId, bytes })
    .onConflictDoUpdate({
      target: uploadTotals.tenantId,
      set: { bytes: sql`${uploadTotals.bytes} + ${bytes}` },
    })
    .returning({ bytes: uploadTotals.bytes })
  return total?.bytes ?? 0
}

/** Gives its room back; what lies on the disk goes after it, and what a crash leaves there is swept. */
export async function dropUpload(
  db: Database,
  { folder }: Files,
  { tenantId, id }: Pick<UploadRow, 'tenantId' | 'id'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(uploads)
      .where(and(eq(uploads.tenantId, tenantId), eq(uploads.id, id)))
      .returning({ bytes: uploads.bytes })
    if (gone) await changeTotal(tx, tenantId, -gone.bytes)
  })
  await folder.remove(id)
}

type Place = Pick<UploadRow, 'tenantId' | 'attemptId'>

const isIn = ({ tenantId, attemptId }: Place) =>
  and(eq(uploads.tenantId, tenantId), eq(uploads.attemptId, attemptId))

/** The oldest first. */
export async function uploadsOf(db: Database, place: Place): Promise<UploadRow[]> {
  return db.select().from(uploads).where(isIn(place)).orderBy(asc(uploads.createdAt), asc(uploads.id))
}

/** Those that may be handed in. */
export async function checkedUploadsOf(db: Database, place: Place): Promise<UploadRow[]> {
  return db
    .select()
    .from(uploads)
    .where(and(isIn(place), isNotNull(uploads.checkedAt)))
}

export async function findUpload(db: Database, place: Place, id: string): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(isIn(place), eq(uploads.id, id)))
  return row
}

/** One whose bytes may still come. */
export async function findArriving(
  db: Database,
  { tenantId, id }: Pick<UploadRow, 'tenantId' | 'id'>,
): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.tenantId, tenantId), eq(uploads.id, id), isNull(uploads.checkedAt)))
  return row
}
