import { withNotes } from '#shared/content/translations/translate.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { EditStore } from './edit-store.ts'

/**
 * The same edits, which note for every word that they change what it was translated from, so that the table of texts knows what is out of
 * date. All files of words are read when it is opened: one that is not known is not there.
 */
export function notingTranslations(edits: EditStore, languages: readonly Language[]): EditStore {
  return {
    ...edits,
    edit(note, wishes, isRepeated) {
      const { texts } = edits.store.getState()
      const all = withNotes(texts, wishes, { languages, writable: languages })
      for (const { file } of all.slice(wishes.length))
        if (!(file in edits.store.getState().base)) edits.take(file, { hash: null, text: null })
      return edits.edit(note, all, isRepeated)
    },
  }
}
