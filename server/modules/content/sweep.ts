import { and, isNotNull, lt, sql } from 'drizzle-orm'
import { DAY_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { contentBuilds, contentDrafts, contentEdits, contentRefusals } from '#server/db/schema/content.ts'
import { contentPreviews } from '#server/db/schema/previews.ts'
import { contentSchedules } from '#server/db/schema/trials.ts'
import type { Files } from '#server/lib/files/open-files.ts'
import { dropBuilds } from './drop-builds.ts'
import { countBuilt, freeArt, sweepArt, sweepCache, sweepFolder } from './sweep-art.ts'
import { sweepPresences } from './presence.ts'
import { sweepBlobs, sweepStrays } from './sweep-blobs.ts'

/** What was made of pictures and is shown by no version any more may be on open pages, and come back. */
const ART_RETENTION_MS = 30 * DAY_MS

/** Changes of a draft that stay at least: the last so many, and all of so long. */
const EDITS_AT_LEAST = 1000
const EDITS_RETENTION_MS = 30 * DAY_MS

/** What was made of pictures before may take so many bytes; what was used last stays. */
const MOST_CACHED_BYTES = 4 * 1024 ** 3

/**
 * Deletes bytes that no draft has named for a day, and no version that is kept, builds that nobody will publish, and art of no version
 * after a month; of each draft's changes those of a month stay, and the last 1000. What goes wrong in one part holds up no other.
 * @throws AggregateError of what went wrong, at the end
 */
export async function sweepContent(db: Database, files: Files, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS)
  const { work, blobs } = files.content
  const errors: unknown[] = []
  for (const part of [
    () => sweepBuilds(db, files, before),
    () => sweepEdits(db, new Date(now.getTime() - EDITS_RETENTION_MS)),
    () => sweepRefusals(db, before),
    () => sweepPresences(db, now),
    () => sweepBlobs(db, files, before),
    () => sweepStrays(db, files, before),
    () => sweepFolder(work, before.getTime(), () => false),
    () => blobs.sweepArrivals(before.getTime()),
    () => sweepArt(db, files, now.getTime() - ART_RETENTION_MS),
    () => countBuilt(db, files),
    () => sweepCache(files.content.cache, MOST_CACHED_BYTES),
  ]) {
    await part().catch((error: unknown) => errors.push(error))
  }
  if (errors.length > 0) throw new AggregateError(errors, 'parts of the sweep of content failed')
}

/** The newest of each draft stays, what a preview shows, and what is to be published at a moment. What they alone have made goes with them. */
async function sweepBuilds(db: Database, files: Files, before: Date): Promise<void> {
  const isLeft = and(
    lt(contentBuilds.createdAt, before),
    isNotNull(contentBuilds.endedAt),
    sql`(${contentBuilds.scheduleId} is not null or exists (select from ${contentBuilds} as newer
      where newer.tenant_id = ${contentBuilds.tenantId} and newer.folder = ${contentBuilds.folder}
        and newer.created_at > ${contentBuilds.createdAt} and newer.schedule_id is null))`,
    sql`not exists (select from ${contentSchedules} where ${contentSchedules.tenantId} = ${contentBuilds.tenantId}
      and ${contentBuilds.id} in (${contentSchedules.buildId}, ${contentSchedules.id}))`,
    sql`not exists (select from ${contentPreviews} where ${contentPreviews.tenantId} = ${contentBuilds.tenantId}
      and ${contentPreviews.buildId} = ${contentBuilds.id})`,
  )
  for (const [tenantId, left] of await dropBuilds(db, isLeft)) await freeArt(db, files, tenantId, left)
}

async function sweepRefusals(db: Database, before: Date): Promise<void> {
  await db.delete(contentRefusals).where(lt(contentRefusals.at, before))
}

/** A call is repeated within minutes; the files of a draft are not made of its changes. */
async function sweepEdits(db: Database, before: Date): Promise<void> {
  await db.delete(contentEdits).where(
    and(
      lt(contentEdits.at, before),
      sql`${contentEdits.revision} <= (select revision - ${EDITS_AT_LEAST} from ${contentDrafts} as draft
        where draft.tenant_id = ${contentEdits.tenantId} and draft.folder = ${contentEdits.folder})`,
    ),
  )
}
