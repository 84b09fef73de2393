import type { CopyOf } from '#shared/domain/drafts.ts'
import type { Database } from '#server/db/database.ts'
import { contentDrafts } from '#server/db/schema/content.ts'
import { Problem } from '#server/http/problem.ts'
import { findDraft } from './drafts.ts'
import type { MakerVisit } from './visit.ts'

/**
 * A draft without files, at revision 0.
 * @returns false where the same call has made it meanwhile
 * @throws Problem 409 `folder-taken` where another one has
 */
export async function createDraft(
  tx: Database,
  {
    id,
    folder,
    isAsPublished,
    copy,
  }: { id: string; folder: string; isAsPublished: boolean; copy?: CopyOf | null },
  visit: MakerVisit,
): Promise<boolean> {
  const { tenant, player, now } = visit
  const [row] = await tx
    .insert(contentDrafts)
    .values({
      ...{ tenantId: tenant.id, folder, id, revision: 0, createdAt: now, changedAt: now },
      ...(copy && { libraryFolder: copy.folder, libraryFiles: copy.files }),
      changedBy: player.id,
      // the files of the release, which players see as well
      publishedRevision: isAsPublished ? 1 : null,
    })
    .onConflictDoNothing()
    .returning({ id: contentDrafts.id })
  if (row) return true
  if ((await findDraft(tx, folder, visit))?.id === id) return false
  throw new Problem(409, 'folder-taken')
}
