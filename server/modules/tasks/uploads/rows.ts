import { and, asc, count, eq, isNotNull, isNull, not, sql, sum, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { attempts } from '#server/db/schema/play.ts'
import { uploads } from '#server/db/schema/uploads.ts'
import { Problem } from '#server/http/problem.ts'
import type { Files } from '#server/lib/files/open-files.ts'
import { changeTotal } from '#server/lib/files/total.ts'

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

/** Whether the state of its attempt names a file. */
export function isHandedIn(id: string | typeof uploads.id): SQL {
  return sql`coalesce(${attempts.state} -> 'files' @> jsonb_build_array(jsonb_build_object('id', ${id}::text)), false)`
}

/**
 * Gives its room back; what lies on the disk goes after it, and what a crash leaves there is swept. What is handed in stays.
 * The attempt's row is the lock, and its revision goes on: a move that was worked out with this file is worked out again without.
 * @returns whether it is gone
 */
export async function dropUpload(
  db: Database,
  { folder }: Files,
  { tenantId, id }: Pick<UploadRow, 'tenantId' | 'id'>,
): Promise<boolean> {
  const isIt = and(eq(uploads.tenantId, tenantId), eq(uploads.id, id))
  const isGone = await db.transaction(async (tx) => {
    const [row] = await tx.select({ attemptId: uploads.attemptId }).from(uploads).where(isIt)
    if (!row) return true
    const isItsAttempt = and(eq(attempts.tenantId, tenantId), eq(attempts.id, row.attemptId))
    const locked = await tx
      .update(attempts)
      .set({ revision: sql`${attempts.revision} + 1` })
      .where(and(isItsAttempt, not(isHandedIn(id))))
      .returning({ id: attempts.id })
    if (locked.length === 0) return false
    const [gone] = await tx.delete(uploads).where(isIt).returning({ bytes: uploads.bytes })
    if (gone) await changeTotal(tx, tenantId, -gone.bytes)
    return true
  })
  if (isGone) await folder.remove(id)
  return isGone
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
