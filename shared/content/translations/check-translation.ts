import type { Language } from '../../domain/languages.ts'
import { isJsonObject, isSameJson, parseJsonObject, type Json, type JsonObject } from '../json.ts'
import { textPlaceOf } from './places.ts'
import { leavesOf } from './units.ts'

/** A file as somebody who only translates wants it; null: gone. */
interface TranslatedFile {
  path: string
  before: string | null
  after: string | null
}

interface Allowed {
  languages: readonly Language[]
  /** Whether the adventure has a text there, in any language. */
  isText: (folder: string, pointer: string) => boolean
}

/** Why somebody who only translates may not write a file so. */
export type TranslationMistake = 'other-file' | 'no-texts' | 'unknown-text'

/**
 * Somebody who translates into a language changes the texts of that language that the adventure has, and what they were translated from:
 * no other file, nothing that is no text, and nothing that is said nowhere else.
 */
export function translationMistake(
  { path, before, after }: TranslatedFile,
  { languages, isText }: Allowed,
): TranslationMistake | null {
  const place = textPlaceOf(path)
  if (!place || !languages.includes(place.language)) return 'other-file'
  const [old, next] = [treeOf(before), treeOf(after)]
  if (!next || !old) return 'no-texts'
  const [was, is] = [old, next].map((tree) => new Map(leavesOf(tree)))
  if (!was || !is || !isSameJson(withoutTexts(old), withoutTexts(next))) return 'no-texts'
  for (const pointer of new Set([...was.keys(), ...is.keys()])) {
    if (was.get(pointer) === is.get(pointer)) continue
    if (place.isSources && pointer === '/from') continue
    const text = place.isSources ? /^\/texts(\/.*)$/.exec(pointer)?.[1] : pointer
    if (text === undefined || !isText(place.folder, text)) return 'unknown-text'
  }
  return null
}

function treeOf(text: string | null): JsonObject | undefined {
  return text === null ? {} : parseJsonObject(text)
}

/** What is left without texts, and without what is empty for that: that nobody who translates may touch. */
function withoutTexts(tree: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]): [string, Json][] => {
      if (typeof value === 'string' && key !== '$schema') return []
      if (!isJsonObject(value) || Object.keys(value).length === 0) return [[key, value]]
      const rest = withoutTexts(value)
      return Object.keys(rest).length > 0 ? [[key, rest]] : []
    }),
  )
}
