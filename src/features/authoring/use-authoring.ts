import { createContext, useContext, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { PlayerProps } from '#kinds/define/client.tsx'
import type { MovesReply } from '#shared/contract/attempts.ts'
import type { playWritten } from '#shared/contract/content-plays.ts'
import type { ContentFinding } from '#shared/contract/content.ts'
import type { CallInput } from '#shared/contract/endpoint.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { TaskMove } from '#shared/scene/tasks/task.ts'
import type { LatePart } from '#src/lib/late-part.ts'
import type { Autosave } from '#src/outbox/edits/autosave.ts'
import type { DraftStorage } from '#src/outbox/edits/draft-storage.ts'
import type { EditState, EditStore } from '#src/outbox/edits/edit-store.ts'
import type { ClearedPlaces } from './cleared-places.ts'

/** What plays a task beside its form: players have it from elsewhere. */
export interface DraftPlayer {
  Player: ComponentType<PlayerProps>
  /** Of an attempt that no server has. */
  newId: () => string
  /** Says who answers the moves of such an attempt. @returns how to stop */
  answerMoves: (attemptId: string, answer: (moves: readonly TaskMove[]) => Promise<MovesReply>) => () => void
  /** Files that were chosen in such an attempt: none of them leaves this device. */
  filesOf: (
    attemptId: string,
  ) => readonly NonNullable<CallInput<typeof playWritten>['body']['arrived']>[number][]
}

export interface BuiltPlayProps {
  /** The build of the last check that came to something; null where there is none just now. */
  buildId: string | null
  mission: string
  task: string
  language: Language
  title: string
}

/** What plays a task in the game itself, as the last check built it: of a book and a package there is no other player. */
export interface BuiltPlayer {
  Play: LatePart<BuiltPlayProps>
  buildId: string | null
}

/** The tasks of one adventure, as the person who is here writes them. */
export interface Authoring {
  folder: string
  edits: EditStore
  /** Places that were taken out since the page was opened. */
  cleared: ClearedPlaces
  save: Autosave
  storage: DraftStorage
  languages: readonly Language[]
  /** Hashes of the files of the draft, by path. */
  files: ReadonlyMap<string, string>
  /** Where a file of the draft is looked at. */
  addressOf: (path: string) => string
  /** Sends bytes that an edit makes part of the draft. @returns their hash. Rejects with a `Failure` */
  send: (bytes: Blob) => Promise<string>
  /** Puts bytes in place of what the draft has under a path, or where it has nothing. Rejects with a `Failure`. */
  replace: (path: string, bytes: Blob) => Promise<void>
  /** The words of a file of the draft; null where it cannot be read. */
  readText: (path: string, signal: AbortSignal) => Promise<string | null>
  /** Of the last check. */
  findings: readonly ContentFinding[]
  player: DraftPlayer
  /** Null for those who only translate. */
  built: BuiltPlayer | null
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

/** Files of the draft, and those that an edit has made part of it which has not arrived yet: nothing may take their paths. */
export function useFilesSoon(): ReadonlySet<string> {
  const { files } = useAuthoring()
  const texts = useEdits((state) => state.texts)
  return new Set([...files.keys(), ...Object.keys(texts).filter((path) => texts[path] !== null)])
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
