import { createContext, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { ContentFinding } from '#shared/contract/content.ts'
import type { MadeMission } from '#shared/contract/content-scenes.ts'
import { applyToScene, EMPTY_SCENE_FILE, readSceneFile } from '#shared/content/preview.ts'
import { isLanguage, type Language } from '#shared/domain/languages.ts'
import { SCENE_VIEWS, type SceneLayout } from '#shared/scene/layout.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import type { Autosave } from './autosave.ts'
import type { Bench } from './commands.ts'
import type { Desk, DeskState } from './desk.ts'
import type { DraftStorage } from './draft-storage.ts'
import type { EditState, EditStore } from './edit-store.ts'
import { elementsOf } from './describe.ts'
import type { LiveScene } from './moves.ts'
import { placeName } from './names.ts'
import { missionFileOf, readingOrder } from './order.ts'
import type { Texts } from './rules/steps.ts'
import { sceneFileOf, withWishes, type Thing } from './scene-file.ts'

/** One adventure on the bench of the person who makes it. */
export interface Editor {
  folder: string
  edits: EditStore
  save: Autosave
  storage: Pick<DraftStorage, 'store'>
  desk: Desk
  missions: readonly MadeMission[]
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

/** The scene that is open as it stands now; null where nothing is drawn. @param isLive with what a finger is about to do */
export function useLiveScene(isLive = false): LiveScene | null {
  const mission = useMission()
  const text = useEdits(({ texts }) => (mission ? texts[sceneFileOf(mission.id)] : null))
  const live = useDesk((state) => (isLive ? state.live : NONE))
  const said = useMemo(() => readSceneFile(text ?? null), [text])
  const built = useMemo(() => readSceneFile(mission?.said ?? null), [mission])
  return useMemo(() => {
    if (!mission?.scene) return null
    const was = built ?? said ?? EMPTY_SCENE_FILE
    // until the file is here, and while something in it is wrong, it says what was built of it
    const now = text === undefined ? was : (said ?? was)
    const file = withWishes(now, live)
    return { mission: mission.id, file, layout: applyToScene(mission.scene, was, file) }
  }, [mission, text, said, built, live])
}

const NONE: DeskState['live'] = []

/** What can be selected of a scene, in the order in which it is read: places as the mission has them, then the scenery, the nearest first. */
function thingsOf(mission: MadeMission, layout: SceneLayout, texts: Texts): Thing[] {
  const { missions, tasks } = readingOrder(mission, texts)
  const order = [...missions, ...tasks]
  const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  const places = elementsOf(layout).toSorted((a, b) => rank(a.id) - rank(b.id))
  return [
    ...places.map(({ id }): Thing => ({ sort: 'elements', id })),
    ...layout.layers.toReversed().map(({ name }): Thing => ({ sort: 'layers', id: name })),
  ]
}

export function useThings(): readonly Thing[] {
  const mission = useMission()
  const text = useEdits(({ texts }) => (mission ? texts[missionFileOf(mission.id)] : undefined))
  return useMemo(() => {
    if (!mission?.scene) return []
    return thingsOf(mission, mission.scene, text === undefined ? {} : { [missionFileOf(mission.id)]: text })
  }, [mission, text])
}

/** What commands work on, as it stands now. */
export function useBench(): Bench {
  const { edits, save, desk, lens } = useEditor()
  const mission = useMission()
  const liveScene = useLiveScene()
  const things = useThings()
  return useMemo(
    () => ({ edits, save, desk, lens, mission, liveScene, things }),
    [edits, save, desk, lens, mission, liveScene, things],
  )
}

/** The language of the page. */
export function useEditLanguage(): Language {
  const { i18n } = useTranslation()
  return isLanguage(i18n.language) ? i18n.language : 'en'
}

/** How a thing is called, in the language of the page. */
export function useNameOf(): (thing: Thing) => string {
  const { t } = useTranslation()
  const percent = usePercent()
  const { missions } = useEditor()
  const language = useEditLanguage()
  const mission = useMission()
  const texts = useEdits((state) => state.texts)
  return useMemo(
    () =>
      ({ sort, id }) => {
        if (sort !== 'elements' || !mission) return id
        const stage = mission.scene?.views?.find((one) => one.id === id)
        const view = SCENE_VIEWS.find((one) => one === stage?.view)
        if (!stage || !view) return placeName(mission, missions, id, language, texts)
        // several of one view take each other's place as the player gets on
        const name = t(`missions.view.${view}.name`)
        return stage.from === 0 ? name : `${name}, ${percent(stage.from)}`
      },
    [mission, missions, language, texts, t, percent],
  )
}
