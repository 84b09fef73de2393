import { and, eq } from 'drizzle-orm'
import type { editDraft } from '#shared/contract/content.ts'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import { applyEdits } from '#shared/domain/apply-edits.ts'
import type { FileEdit } from '#shared/domain/drafts.ts'
import { contentEdits } from '#server/db/schema/content.ts'
import { Problem, refusedField } from '#server/http/problem.ts'
import { hashesOf, lockDraft, readFiles, writeChange } from './drafts.ts'
import type { MakerVisit } from './visit.ts'

/** @throws Problem 404, 409 `file-changed`, 422 */
export async function edit(
  folder: string,
  { id, edits }: HandlerInput<typeof editDraft>['body'],
  visit: MakerVisit,
): Promise<Reply<typeof editDraft>> {
  const { db, tenant } = visit
  return db.transaction(async (tx) => {
    const draft = await lockDraft(tx, folder, visit)
    const isTaken = and(
      eq(contentEdits.tenantId, tenant.id),
      eq(contentEdits.folder, folder),
      eq(contentEdits.id, id),
    )
    // its answer was lost
    const wasTaken = (await tx.$count(contentEdits, isTaken)) > 0
    if (wasTaken) return { revision: draft.revision, files: await readFiles(tx, folder, visit) }
    const before = await hashesOf(tx, folder, visit)
    const written = edits.map(asWritten)
    const { files: after, conflicts, mistake } = applyEdits(before, written)
    if (mistake) throw refusedField(mistake.path, mistake.message)
    if (conflicts) throw new Problem(409, 'file-changed', { conflicts })
    const revision = await writeChange(tx, draft, { id, edits: written, before, after }, visit)
    return { revision, files: await readFiles(tx, folder, visit) }
  })
}

/** Names come from all systems; some write an é as two letters. */
function asWritten(edit: FileEdit): FileEdit {
  const path = edit.path.normalize('NFC')
  return edit.kind === 'move' ? { ...edit, path, to: edit.to.normalize('NFC') } : { ...edit, path }
}
