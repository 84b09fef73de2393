import { and, isNotNull, lt, sql } from 'drizzle-orm'
import { DAY_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { contentBuilds } from '#server/db/schema/content.ts'
import type { Files } from '#server/lib/files/open-files.ts'
import { sweepArt, sweepFolder } from './sweep-art.ts'
import { sweepBlobs, sweepStrays } from './sweep-blobs.ts'

/** What was made of pictures and is shown by no version any more may be on open pages, and come back. */
const ART_RETENTION_MS = 30 * DAY_MS

/**
 * Deletes bytes that no draft has named for a day, and no version that is kept, builds that nobody will publish, and art of no version
 * after a month. What goes wrong in one part holds up no other.
 * @throws AggregateError of what went wrong, at the end
 */
export async function sweepContent(db: Database, files: Files, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS)
  const { work, blobs } = files.content
  const errors: unknown[] = []
  for (const part of [
    () => sweepBuilds(db, before),
    () => sweepBlobs(db, files, before),
    () => sweepStrays(db, files, before),
    () => sweepFolder(work, before.getTime(), () => false),
    () => blobs.sweepArrivals(before.getTime()),
    () => sweepArt(db, files, now.getTime() - ART_RETENTION_MS),
  ]) {
    await part().catch((error: unknown) => errors.push(error))
  }
  if (errors.length > 0) throw new AggregateError(errors, 'parts of the sweep of content failed')
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
