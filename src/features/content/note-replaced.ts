import { languagesIn } from '#shared/content/languages-in.ts'
import { textPlaceOf } from '#shared/content/translations/places.ts'
import { notesOfReplaced } from '#shared/content/translations/replaced.ts'
import { readDraftTexts } from '#shared/contract/content-texts.ts'
import type { DraftEdit } from '#shared/contract/content.ts'
import { isFailure } from '#src/lib/failure.ts'
import { ask } from '#src/lib/http.ts'
import { sendBlobs } from './send-bytes.ts'

/** A file that becomes another one as a whole. */
export interface Replaced {
  path: string
  /** Of what it replaces; null where there was none. */
  from: string | null
  /** The text of the new one; what it rejects with, other than a `Failure`, leaves all of them without notes. */
  read: () => Promise<string>
}

/**
 * Sends what the notes of translations say once these files of words are in the draft (decision 180).
 * @returns the edits that belong to the same change. Rejects with a `Failure`
 */
export async function noteReplaced(folder: string, replaced: readonly Replaced[]): Promise<DraftEdit[]> {
  const { files } = await ask(readDraftTexts, { params: { folder } }, {})
  const before = Object.fromEntries(files.map(({ path, text }) => [path, text]))
  const words = replaced.filter(({ path }) => textPlaceOf(path) !== null)
  const texts = await Promise.all(words.map(async ({ path, read }) => [path, await read()] as const)).catch(
    (error: unknown) => {
      if (isFailure(error)) throw error
      return null
    },
  )
  // the file that the device cannot read any more has been sent, and is not refused for want of notes
  if (texts === null) return []
  const notes = Object.entries(notesOfReplaced(before, Object.fromEntries(texts), languagesIn(files)))
  const hashes = await sendBlobs(notes.map(([, text]) => new Blob([text])))
  return notes.flatMap(([path], index): DraftEdit[] => {
    const hash = hashes[index]
    const from = files.find((file) => file.path === path)?.hash ?? null
    return hash === undefined ? [] : [{ kind: 'put', path, hash, from }]
  })
}
