import { createContext, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { ContentFinding } from '#shared/contract/content.ts'
import type { MadeMission } from '#shared/contract/content-scenes.ts'
import { isLanguage, type Language } from '#shared/domain/languages.ts'
import type { Autosave } from '#src/outbox/edits/autosave.ts'
import type { Bench } from './bench.ts'
import type { Desk, DeskState } from './desk.ts'
import type { DraftStorage } from '#src/outbox/edits/draft-storage.ts'
import type { EditState, EditStore } from '#src/outbox/edits/edit-store.ts'
import type { LiveScene } from './moves.ts'
import type { Thing } from './scene-file.ts'

/** One adventure on the bench of the person who makes it. */
export interface Editor {
  folder: string
  edits: EditStore
  save: Autosave
  storage: Pick<DraftStorage, 'store'>
  desk: Desk
  missions: readonly MadeMission[]
  /** Paths of the draft, as the server has it. */
  files: readonly string[]
  rootMission: string
  languages: readonly Language[]
  /** Of the last check. */
  findings: readonly ContentFinding[]
  /** Scenes are only looked at: the window is too narrow to edit in, or the file of this one is not here yet or broken. */
  isReadOnly: boolean
  /** Something in the scene.json that is open is wrong: what was built last is shown. */
  isBroken: boolean
  lens: Bench['lens']
}

export const EditorContext = createContext<Editor | null>(null)

/** @throws outside of the editor */
export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('there is no editor around')
  return editor
}

export function useEdits<T>(pick: (state: EditState) => T): T {
  return useStore(useEditor().edits.store, pick)
}

export function useDesk<T>(pick: (state: DeskState) => T): T {
  return useStore(useEditor().desk.store, pick)
}

/** The one that is open; null where it is not there any more. */
export function useMission(): MadeMission | null {
  const { missions } = useEditor()
  const id = useDesk(({ mission }) => mission)
  return missions.find((one) => one.id === id) ?? null
}

/** What all of the editor shows of the scene that is open, computed once. */
export interface OpenScene {
  /** As it stands now; null where nothing is drawn. */
  liveScene: LiveScene | null
  /** What can be selected, in reading order. */
  things: readonly Thing[]
  /** How a thing is called, in the language of the page. */
  nameOf: (thing: Thing) => string
}

export const OpenSceneContext = createContext<OpenScene>({
  liveScene: null,
  things: [],
  nameOf: ({ id }) => id,
})
/** The same with what a finger is about to do: a new one with each of its moves. */
export const LiveSceneContext = createContext<LiveScene | null>(null)

/** The scene that is open, with what a finger is about to do; null where nothing is drawn. */
export function useLiveScene(): LiveScene | null {
  return useContext(LiveSceneContext)
}

/** The same as it stands, whatever a finger does. */
export function useStillScene(): LiveScene | null {
  return useContext(OpenSceneContext).liveScene
}

export function useThings(): readonly Thing[] {
  return useContext(OpenSceneContext).things
}

export function useNameOf(): (thing: Thing) => string {
  return useContext(OpenSceneContext).nameOf
}

/** What commands work on, as it stands now. */
export function useBench(): Bench {
  const { edits, save, desk, lens, missions, files } = useEditor()
  const mission = useMission()
  const liveScene = useStillScene()
  const things = useThings()
  return useMemo(
    () => ({ edits, save, desk, lens, missions, files, mission, liveScene, things }),
    [edits, save, desk, lens, missions, files, mission, liveScene, things],
  )
}

/** The language of the page. */
export function useEditLanguage(): Language {
  const { i18n } = useTranslation()
  return isLanguage(i18n.language) ? i18n.language : 'en'
}
