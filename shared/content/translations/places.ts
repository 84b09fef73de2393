import { LANGUAGE_CODES, type Language } from '../../domain/languages.ts'
import { keysOf } from '../pointer.ts'

/** The words of a mission in one language; with an empty folder those of the adventure itself. */
export const textFileOf = (folder: string, language: Language): string => `${below(folder)}${language}.json`

/** Beside them: the source texts that they were translated from. */
export const sourcesFileOf = (folder: string, language: Language): string =>
  `${below(folder)}sources/${language}.json`

const below = (folder: string): string => (folder === '' ? 'text/' : `${folder}/text/`)

/** A file of words, or of what they were translated from. */
export interface TextPlace {
  folder: string
  language: Language
  isSources: boolean
}

const TEXT = /^(?:([^/]+)\/)?text\/(sources\/)?([a-z]+)\.json$/

/** @param path inside of the adventure's folder; null for every other file */
export function textPlaceOf(path: string): TextPlace | null {
  const [whole, folder = '', sources, code] = TEXT.exec(path) ?? []
  const language = LANGUAGE_CODES.find((one) => one === code)
  return whole === undefined || !language ? null : { folder, language, isSources: sources !== undefined }
}

/** One text of an adventure, in all languages: `harbour#/tasks/first-day/name`, or `#/name` of the adventure itself. */
export const unitId = (folder: string, pointer: string): string => `${folder}#${pointer}`

/** The part of its task that a text is of, as `lamp` of the cards; null: of no part. */
export function partOfTask(pointer: string): string | null {
  const [tasks, , group, part] = keysOf(pointer)
  return tasks === 'tasks' && group !== undefined ? (part ?? null) : null
}
