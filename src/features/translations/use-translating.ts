import { createContext, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { bundled, type TextWish } from '#shared/content/translations/notes.ts'
import { translateWishes, type TextChange } from '#shared/content/translations/translate.ts'
import { createUnitReader, type Unit } from '#shared/content/translations/units.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { Autosave } from '#src/outbox/edits/autosave.ts'
import type { DraftStorage } from '#src/outbox/edits/draft-storage.ts'
import type { EditStore } from '#src/outbox/edits/edit-store.ts'

/** The texts of one adventure, as the person who is here translates them. */
export interface Translating {
  folder: string
  edits: EditStore
  save: Autosave
  storage: DraftStorage
  /** Of the adventure; all others are translated from the first. */
  languages: readonly Language[]
  /** Those that this person may write. */
  writable: readonly Language[]
}

export const TranslatingContext = createContext<Translating | null>(null)

/** @throws outside of where texts are translated */
export function useTranslating(): Translating & { source: Language } {
  const translating = useContext(TranslatingContext)
  if (!translating) throw new Error('nothing is translated here')
  return { ...translating, source: translating.languages[0] ?? 'en' }
}

/** All texts as they are now, unsent ones too; those that did not change are the same objects. */
export function useUnits(): readonly Unit[] {
  const { edits, languages } = useTranslating()
  const read = useMemo(() => createUnitReader(languages), [languages])
  const texts = useStore(edits.store, (state) => state.texts)
  return useMemo(() => read(texts), [read, texts])
}

/** The languages of the adventure, that of the page first. */
export function useSpoken(): readonly Language[] {
  const { i18n } = useTranslation()
  const { languages } = useTranslating()
  return useMemo(
    () => languages.toSorted((a, b) => Number(b === i18n.language) - Number(a === i18n.language)),
    [languages, i18n.language],
  )
}

/** One entry of the history. @param of what is typed: letters that follow each other are one */
export function changeTexts(
  { edits, languages, writable }: Pick<Translating, 'edits' | 'languages' | 'writable'>,
  changes: readonly TextChange[],
  of?: string,
): void {
  const { texts } = edits.store.getState()
  const wishes = translateWishes(texts, changes, { languages, writable })
  enterWishes(edits, wishes, of === undefined ? [`${changes.length}`] : [of], of !== undefined)
}

/** All files of words were read when it was opened: one that is not known is not there. */
export function enterWishes(
  edits: EditStore,
  wishes: readonly TextWish[],
  things: readonly string[],
  isRepeated = false,
): void {
  for (const { file } of wishes)
    if (!(file in edits.store.getState().base)) edits.take(file, { hash: null, text: null })
  const some = bundled(edits.store.getState().texts, wishes)
  edits.edit({ word: 'translated', things, mission: '' }, some, isRepeated)
}
