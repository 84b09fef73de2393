import { and, eq, inArray, isNotNull, isNull, lt, not, or } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { attempts } from '#server/db/schema/play.ts'
import { uploads } from '#server/db/schema/uploads.ts'
import type { Files } from '#server/lib/files/open-files.ts'
import { dropUpload, isHandedIn } from './rows.ts'

/** How long a file that has not arrived whole may be continued. */
const CONTINUED_FOR_MS = 7 * DAY_MS
/** How long one that has arrived may wait to be laid to the rest; and what lies on the disk unknown, to become known. */
const CLAIMED_WITHIN_MS = DAY_MS
/** So many at once; the next sweep takes the rest. */
const AT_ONCE = 500

/** Deletes what was begun and left, what was taken away when the server died, and what nothing names. */
export async function sweepUploads(db: Database, files: Files, now: Date): Promise<void> {
  const before = (ms: number): Date => new Date(now.getTime() - ms)
  const left = await db
    .select({ tenantId: uploads.tenantId, id: uploads.id })
    .from(uploads)
    .innerJoin(attempts, and(eq(attempts.tenantId, uploads.tenantId), eq(attempts.id, uploads.attemptId)))
    .where(
      or(
        and(isNull(uploads.checkedAt), lt(uploads.seenAt, before(CONTINUED_FOR_MS))),
        and(isNull(uploads.checkedAt), isNotNull(attempts.finishedAt), lt(uploads.seenAt, before(HOUR_MS))),
        and(
          isNotNull(uploads.checkedAt),
          lt(uploads.seenAt, before(CLAIMED_WITHIN_MS)),
          not(isHandedIn(uploads.id)),
        ),
      ),
    )
    .limit(AT_ONCE)
  for (const row of left) await dropUpload(db, files, row)
  await sweepDisk(db, files, before(CLAIMED_WITHIN_MS))
}

async function sweepDisk(db: Database, { folder }: Files, before: Date): Promise<void> {
  const old = [...(await folder.list())].filter(([, writtenAt]) => writtenAt < before.getTime())
  for (let from = 0; from < old.length; from += AT_ONCE) {
    const ids = old.slice(from, from + AT_ONCE).map(([id]) => id)
    const rows = await db
      .select({ id: uploads.id, isPicture: uploads.isPicture })
      .from(uploads)
      .where(inArray(uploads.id, ids))
    const known = new Map(rows.map((row) => [row.id, row]))
    for (const id of ids) {
      const row = known.get(id)
      if (!row) await folder.remove(id)
      // what was sent goes when it was encoded anew
      else if (row.isPicture) await folder.removeOriginal(id)
    }
  }
}
