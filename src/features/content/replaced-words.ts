import { textPlaceOf } from '#shared/content/translations/places.ts'
import type { DraftEdit } from '#shared/contract/content.ts'
import type { Replaced } from './note-replaced.ts'

/** What notes of translations change along with files that are replaced: nothing, unless words are among them. Rejects with a `Failure`. */
export async function notesBeside(folder: string, replaced: readonly Replaced[]): Promise<DraftEdit[]> {
  const hasWords = replaced.some(({ path, from }) => from !== null && textPlaceOf(path)?.isSources === false)
  // who brings pictures does without
  return hasWords ? (await import('./note-replaced.ts')).noteReplaced(folder, replaced) : []
}
