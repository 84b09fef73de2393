import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '#server/db/database.ts'
import { contentBuilds, contentDrafts } from '#server/db/schema/content.ts'
import { Problem } from '#server/http/problem.ts'
import type { Files } from '#server/lib/files/open-files.ts'
import { enqueue, type JobHandlers } from '#server/lib/jobs.ts'
import { dropBuilds } from './drop-builds.ts'
import { isDraft, lockDraft } from './drafts.ts'
import { freeArt } from './sweep-art.ts'
import type { MakerVisit } from './visit.ts'

const ART_OF_DISCARDED = 'content-art'
const Left = z.object({ names: z.array(z.string()), untilMs: z.number() })

/** What was built of it and never published gives its room back. @throws Problem 404, 409 `draft-changed` */
export async function discard(folder: string, revision: number, visit: MakerVisit): Promise<void> {
  const { db, tenant, now } = visit
  await db.transaction(async (tx) => {
    const draft = await lockDraft(tx, folder, visit)
    if (draft.revision !== revision) throw new Problem(409, 'draft-changed')
    const areIts = and(eq(contentBuilds.tenantId, tenant.id), eq(contentBuilds.folder, folder))
    const left = (await dropBuilds(tx, areIts)).get(tenant.id)
    await tx.delete(contentDrafts).where(isDraft(tenant, folder))
    // every version is read for it
    if (left) await enqueue(tx, { tenantId: tenant.id, kind: ART_OF_DISCARDED, payload: left }, now)
  })
}

/** Deletes the art of drafts that were discarded. */
export function discardedJobs(db: Database, files: Files): JobHandlers {
  return {
    [ART_OF_DISCARDED]: ({ tenantId, payload }) => freeArt(db, files, tenantId, z.parse(Left, payload)),
  }
}
