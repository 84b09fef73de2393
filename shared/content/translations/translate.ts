import type { Language } from '../../domain/languages.ts'
import { isJsonObject, type Json } from '../json.ts'
import { valueAt } from '../pointer.ts'
import { isBlank } from './flags.ts'
import { notedSource, wishesOfNotes, type Note, type TextWish } from './notes.ts'
import { textFileOf, textPlaceOf } from './places.ts'
import { wordsIn, type DraftTexts } from './units.ts'

/** The languages of an adventure, the one that all others are translated from first. */
export interface Speaks {
  languages: readonly Language[]
  /** Those whose files may be written. */
  writable: readonly Language[]
}

export interface TextChange {
  folder: string
  pointer: string
  language: Language
  to: string
  /** What it was translated from, where that is not the text of now. */
  madeFrom?: string
}

/** Changes texts, and notes what was translated from what. */
export function translateWishes(
  texts: DraftTexts,
  changes: readonly TextChange[],
  speaks: Speaks,
): TextWish[] {
  const notes: Note[] = []
  const wishes = changes.flatMap(({ folder, pointer, language, to, madeFrom }): TextWish[] => {
    const file = textFileOf(folder, language)
    // nothing is not worth a place in the file
    if (to === '' && valueAt(wordsIn(texts, file), pointer) === undefined) return []
    const wish = { file, pointer, to }
    notes.push(...notesOf(texts, wish, speaks, madeFrom))
    return [wish]
  })
  return [...wishes, ...wishesOfNotes(texts, notes, speaks.languages)]
}

/** Says that translations are right for the texts of now. */
export function confirmWishes(
  texts: DraftTexts,
  confirmed: readonly Pick<TextChange, 'folder' | 'pointer' | 'language'>[],
  { languages }: Pick<Speaks, 'languages'>,
): TextWish[] {
  const [first] = languages
  const notes = confirmed.flatMap(({ folder, pointer, language }): Note[] => {
    const source = first && valueAt(wordsIn(texts, textFileOf(folder, first)), pointer)
    return typeof source === 'string' && language !== first ? [{ folder, pointer, language, source }] : []
  })
  return wishesOfNotes(texts, notes, languages)
}

/** An editor that knows nothing of translations passes what it writes through here. */
export function withNotes(texts: DraftTexts, wishes: readonly TextWish[], speaks: Speaks): TextWish[] {
  const notes = wishes.flatMap((wish) => notesOf(texts, wish, speaks))
  return [...wishes, ...wishesOfNotes(texts, notes, speaks.languages)]
}

/** What a wish about words makes worth noting. */
function notesOf(texts: DraftTexts, wish: TextWish, speaks: Speaks, madeFrom?: string): Note[] {
  const place = textPlaceOf(wish.file)
  const [first] = speaks.languages
  if (!place || place.isSources || first === undefined) return []
  const { folder, language } = place
  const { pointer, to } = wish
  const before = valueAt(wordsIn(texts, wish.file), pointer)
  if (language === first) return notesOfSource(texts, { folder, pointer, before, to }, speaks)
  const isText = typeof to === 'string' || (to === undefined && !isJsonObject(before))
  // what is taken out takes along what is known of all below it
  if (!isText) return to === undefined ? [{ folder, pointer, language }] : []
  const source = madeFrom ?? valueAt(wordsIn(texts, textFileOf(folder, first)), pointer)
  const isTranslated = typeof source === 'string' && !isBlank(to)
  return [{ folder, pointer, language, ...(isTranslated && { source }) }]
}

interface SourceChange {
  folder: string
  pointer: string
  before: Json | undefined
  to: Json | undefined
}

/** The text of the first language changes: what others say was translated from the one before, unless it is older still. */
function notesOfSource(
  texts: DraftTexts,
  { folder, pointer, before, to }: SourceChange,
  { languages, writable }: Speaks,
): Note[] {
  const [first, ...others] = languages
  if (first === undefined || typeof before !== 'string' || isBlank(before) || before === to) return []
  return others.flatMap((language): Note[] => {
    const translation = valueAt(wordsIn(texts, textFileOf(folder, language)), pointer)
    const isTranslated = typeof translation === 'string' && !isBlank(translation)
    const isNoted = notedSource(texts, { folder, pointer, language }, first) !== undefined
    const isDue = writable.includes(language) && isTranslated && !isNoted
    return isDue ? [{ folder, pointer, language, source: before }] : []
  })
}
