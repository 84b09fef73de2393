import { and, eq } from 'drizzle-orm'
import type { editDraft } from '#shared/contract/content.ts'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import { applyEdits, type FileConflict } from '#shared/domain/apply-edits.ts'
import type { FileEdit } from '#shared/domain/drafts.ts'
import type { Database } from '#server/db/database.ts'
import { contentEdits, contentRefusals } from '#server/db/schema/content.ts'
import { Problem, refusedField } from '#server/http/problem.ts'
import { hashesOf, lockDraft, readFiles, writeChange, type DraftRow } from './drafts.ts'
import type { MakerVisit } from './visit.ts'

type Edit = HandlerInput<typeof editDraft>['body']

/**
 * A call that arrives twice has one outcome: a copy that was cut off may come after the one that was refused, when the files have become
 * again what they were.
 * @throws Problem 404, 409 `file-changed`, 422
 */
export async function edit(folder: string, body: Edit, visit: MakerVisit): Promise<Reply<typeof editDraft>> {
  const outcome = await visit.db.transaction(async (tx) => {
    const draft = await lockDraft(tx, folder, visit)
    const known = await outcomeOf(tx, folder, body.id, visit)
    if (known instanceof Problem) return known
    const revision = known === 'made' ? draft.revision : await tryEdit(tx, draft, body, visit)
    return revision instanceof Problem ? revision : { revision, files: await readFiles(tx, folder, visit) }
  })
  if (outcome instanceof Problem) throw outcome
  return outcome
}

/** What became of a call that arrived before; null: it did not. */
async function outcomeOf(
  tx: Database,
  folder: string,
  id: string,
  { tenant }: MakerVisit,
): Promise<'made' | Problem | null> {
  const isCall = (table: typeof contentEdits | typeof contentRefusals) =>
    and(eq(table.tenantId, tenant.id), eq(table.folder, folder), eq(table.id, id))
  if ((await tx.$count(contentEdits, isCall(contentEdits))) > 0) return 'made'
  const [refused] = await tx
    .select({ refusal: contentRefusals.refusal })
    .from(contentRefusals)
    .where(isCall(contentRefusals))
  return refused ? new Problem(refused.refusal.status, refused.refusal.code, refused.refusal) : null
}

/** @returns the revision that it made, or why it was refused, which is remembered */
async function tryEdit(
  tx: Database,
  draft: DraftRow,
  { id, edits }: Edit,
  visit: MakerVisit,
): Promise<number | Problem> {
  const { folder } = draft
  let met: FileConflict[] | undefined
  try {
    return await tx.transaction(async (inner) => {
      const before = await hashesOf(inner, folder, visit)
      const written = edits.map(asWritten)
      const { files: after, conflicts, mistake } = applyEdits(before, written)
      if (mistake) throw refusedField(mistake.path, mistake.message)
      if (conflicts) {
        met = conflicts
        throw new Problem(409, 'file-changed', { conflicts })
      }
      return writeChange(inner, draft, { id, edits: written, before, after }, visit)
    })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { status, code, fields } = error
    await tx.insert(contentRefusals).values({
      ...{ tenantId: visit.tenant.id, folder, id, at: visit.now },
      refusal: { status, code, ...(fields && { fields }), ...(met && { conflicts: met }) },
    })
    return error
  }
}

/** Names come from all systems; some write an é as two letters. */
function asWritten(edit: FileEdit): FileEdit {
  const path = edit.path.normalize('NFC')
  return edit.kind === 'move' ? { ...edit, path, to: edit.to.normalize('NFC') } : { ...edit, path }
}
