import { createContext, useContext, useEffectEvent, useLayoutEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ContentFinding } from '#shared/contract/content.ts'
import type { MadeMission } from '#shared/contract/content-scenes.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { Autosave } from '#src/outbox/edits/autosave.ts'
import type { ElementLayout } from '#shared/scene/layout.ts'
import type { Bench } from './bench.ts'
import { elementsOf } from './describe.ts'
import type { Desk, DeskState, LiveWishes } from './desk.ts'
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
  /** That check was of the draft as it is now. */
  isChecked: boolean
  /** Who changed a file last; null for oneself, in another tab or on another device, and where nobody knows. */
  changedBy: (path: string) => string | null
  /** Scenes are only looked at: the window is too narrow to edit in, or the file of this one is not here yet or broken. */
  isReadOnly: boolean
  /** Something in the scene.json that is open is wrong: what was built last is shown. */
  isBroken: boolean
  lens: Bench['lens']
  art: Bench['art']
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

/** Renders with each move of a finger of which something else is picked. */
export function useLive<T>(pick: (live: LiveWishes) => T): T {
  return useStore(useEditor().desk.live, pick)
}

/** The one that is open; null where it is not there any more. */
export function useMission(): MadeMission | null {
  const { missions } = useEditor()
  const id = useDesk(({ mission }) => mission)
  const isMobile = useDesk((state) => state.isMobile)
  const mission = missions.find((one) => one.id === id) ?? null
  return isMobile && mission?.mobile ? onPhones(mission) : mission
}

const phones = new WeakMap<MadeMission, MadeMission>()

/** The mission with what phones are shown for its scene; the same object for the same mission. */
function onPhones(mission: MadeMission): MadeMission {
  const known = phones.get(mission)
  if (known) return known
  const made = { ...mission, ...mission.mobile }
  phones.set(mission, made)
  return made
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

/** The scene with what a finger is about to do, and the one that it began with: a new one with each of its moves. */
interface LiveState {
  of: LiveScene | null
  scene: LiveScene | null
  /** Places that stand otherwise in it. */
  moved: readonly ElementLayout[]
}

const NOTHING_MOVED: readonly ElementLayout[] = []

export const createLiveStore = (): StoreApi<LiveState> =>
  createStore<LiveState>(() => ({ of: null, scene: null, moved: NOTHING_MOVED }))

/** Compared once for all that follow it. */
export function liveStateOf(of: LiveScene | null, scene: LiveScene | null): LiveState {
  if (!of || !scene || of === scene) return { of, scene, moved: NOTHING_MOVED }
  const before = elementsOf(of.layout)
  return { of, scene, moved: elementsOf(scene.layout).filter((one, index) => one !== before[index]) }
}

/** A store, not the scene: for each value of a context React looks through all that stands below it. */
export const LiveSceneContext = createContext(createLiveStore())

/** The scene that is open, with what a finger is about to do; null where nothing is drawn. */
export function useLiveScene(): LiveScene | null {
  const still = useStillScene()
  const { of, scene } = useStore(useContext(LiveSceneContext))
  // what a finger did to another one is over
  return of === still ? scene : still
}

/** What is picked of it: anyone who picks a word or a number is rendered when that changes alone, and not with each move of a finger. */
export function useOfLiveScene<Picked extends string | number | boolean>(
  pick: (scene: LiveScene | null) => Picked,
): Picked {
  const still = useStillScene()
  return useStore(useContext(LiveSceneContext), ({ of, scene }) => pick(of === still ? scene : still))
}

/**
 * Follows the scene past React, for it changes with each move of a finger: now, and whenever something in it moves.
 * @param follow is given the scene, and the places that stand otherwise than before the finger came
 * @param watch what else it is followed for; returns how to stop
 */
export function useEachMove(
  follow: (scene: LiveScene, moved: readonly ElementLayout[]) => void,
  watch?: (run: () => void) => () => void,
): void {
  const still = useStillScene()
  const live = useContext(LiveSceneContext)
  const run = useEffectEvent(() => {
    const { of, scene, moved } = live.getState()
    if (of !== still) {
      if (still) follow(still, NOTHING_MOVED)
    } else if (scene) follow(scene, moved)
  })
  // what it writes to may be new with every rendering
  useLayoutEffect(() => run())
  useLayoutEffect(() => {
    const stops = [live.subscribe(() => run()), watch?.(() => run())]
    return () => stops.forEach((stop) => stop?.())
  }, [live, watch])
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
  const { edits, save, desk, lens, art, missions, files } = useEditor()
  const mission = useMission()
  const liveScene = useStillScene()
  const things = useThings()
  return useMemo(
    () => ({ edits, save, desk, lens, art, missions, files, mission, liveScene, things }),
    [edits, save, desk, lens, art, missions, files, mission, liveScene, things],
  )
}

/** The language in which names are read and written: that of the page, or where the adventure has no words in it, its first. */
export function useEditLanguage(): Language {
  const { i18n } = useTranslation()
  const { languages } = useEditor()
  return languages.find((one) => one === i18n.language) ?? languages[0] ?? 'en'
}
