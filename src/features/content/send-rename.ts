import type { DraftEdit, DraftFile } from '#shared/contract/content.ts'
import { Failure } from '#src/lib/failure.ts'
import { SETTINGS, settingsAfter, type Rename } from './rules/renames.ts'
import { readFileText, sendBlob } from './send-bytes.ts'

/**
 * Sends adventure.json as it is when something is renamed and what players reached stays with it.
 * @returns the change of it that belongs to the rename. Rejects with a `Failure`; one of status 422 where the file cannot be read
 */
export async function sendRename(folder: string, rename: Rename, settings: DraftFile): Promise<DraftEdit[]> {
  const text = await readFileText(folder, SETTINGS, new AbortController().signal)
  const after = text === null ? null : settingsAfter(text, rename)
  if (after === null) throw new Failure(422, SETTINGS, { code: 'settings-unreadable', message: '' })
  const hash = await sendBlob(new Blob([after]), {})
  return [{ kind: 'put', path: SETTINGS, hash, from: settings.hash }]
}
