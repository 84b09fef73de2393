import { contentDrafts } from '#server/db/schema/content.ts'
import { Problem } from '#server/http/problem.ts'
import { isDraft, lockDraft } from './drafts.ts'
import type { MakerVisit } from './visit.ts'

/** @throws Problem 404, 409 `draft-changed` */
export async function discard(folder: string, revision: number, visit: MakerVisit): Promise<void> {
  await visit.db.transaction(async (tx) => {
    const draft = await lockDraft(tx, folder, visit)
    if (draft.revision !== revision) throw new Problem(409, 'draft-changed')
    await tx.delete(contentDrafts).where(isDraft(visit.tenant, folder))
  })
}
