import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { ContentFinding } from '#shared/contract/content.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { Autosave } from '#src/outbox/edits/autosave.ts'
import type { DraftStorage } from '#src/outbox/edits/draft-storage.ts'
import type { EditState, EditStore } from '#src/outbox/edits/edit-store.ts'

/** The tasks of one adventure, as the person who is here writes them. */
export interface Authoring {
  folder: string
  edits: EditStore
  save: Autosave
  storage: DraftStorage
  languages: readonly Language[]
  /** Hashes of the files of the draft, by path. */
  files: ReadonlyMap<string, string>
  /** Where a file of the draft is looked at. */
  addressOf: (path: string) => string
  /** Brings bytes into the draft under a path that nothing has. Rejects with a `Failure`. */
  bring: (path: string, bytes: Blob) => Promise<void>
  /** Of the last check. */
  findings: readonly ContentFinding[]
  /** Players play it already: what judges their answers matters to somebody. */
  isPlayed: boolean
}

export const AuthoringContext = createContext<Authoring | null>(null)

/** @throws outside of where tasks are written */
export function useAuthoring(): Authoring {
  const authoring = useContext(AuthoringContext)
  if (!authoring) throw new Error('no tasks are written here')
  return authoring
}

export function useEdits<T>(pick: (state: EditState) => T): T {
  return useStore(useAuthoring().edits.store, pick)
}

/** The languages of the adventure, that of the page first. */
export function useNameLanguages(): readonly Language[] {
  const { i18n } = useTranslation()
  const { languages } = useAuthoring()
  return languages.toSorted((a, b) => Number(b === i18n.language) - Number(a === i18n.language))
}
