import type { Database } from '#server/db/database.ts'
import { contentDrafts } from '#server/db/schema/content.ts'
import { Problem } from '#server/http/problem.ts'
import type { MakerVisit } from './visit.ts'

/** A draft without files, at revision 0. @throws Problem 409 */
export async function createDraft(
  tx: Database,
  { id, folder, isAsPublished }: { id: string; folder: string; isAsPublished: boolean },
  { tenant, player, now }: MakerVisit,
): Promise<void> {
  const [row] = await tx
    .insert(contentDrafts)
    .values({
      ...{ tenantId: tenant.id, folder, id, revision: 0, createdAt: now, changedAt: now },
      changedBy: player.id,
      // what players see was built of the same files
      publishedRevision: isAsPublished ? 1 : null,
    })
    .onConflictDoNothing()
    .returning({ id: contentDrafts.id })
  if (!row) throw new Problem(409, 'folder-taken')
}
