import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useShallow } from 'zustand/react/shallow'
import type { MadeMission } from '#shared/contract/content-scenes.ts'
import { applyToScene, EMPTY_SCENE_FILE, readSceneFile, withoutWhole } from '#shared/content/preview.ts'
import { SCENE_VIEWS, type SceneLayout } from '#shared/scene/layout.ts'
import { lanternsOfLayer } from '#shared/scene/lanterns/layer-names.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import { elementsOf } from './describe.ts'
import type { LiveScene } from './moves.ts'
import { placeName } from './names.ts'
import { missionFileOf, readingOrder } from './order.ts'
import type { Texts } from '#src/outbox/edits/steps.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'
import { keyOf, withWishes, type Thing } from './scene-file.ts'
import { useEditLanguage, useEditor, useEdits, useMission } from './use-editor.ts'

interface StillScene {
  /** Null where nothing is drawn. */
  still: LiveScene | null
  /** The same with what a finger is about to do. */
  with: (wishes: readonly Wish[]) => LiveScene | null
}

/** The scene that is open as it stands now. */
export function useStill(): StillScene {
  const mission = useMission()
  const text = useEdits(({ texts }) => (mission ? texts[mission.sceneFile] : null))
  const said = useMemo(() => readSceneFile(text ?? null), [text])
  const built = useMemo(() => readSceneFile(mission?.said ?? null), [mission])
  const was = built ?? said ?? EMPTY_SCENE_FILE
  const drawn = useMemo(() => {
    if (!mission?.scene) return null
    return withoutWhole(mission.scene, was, mission.type === 'movingmap' ? 'moving' : 'static')
  }, [mission, was])
  const still = useMemo(() => {
    if (!mission || !drawn) return null
    // until the file is here, and while something in it is wrong, it says what was built of it
    const file = text === undefined ? was : (said ?? was)
    return {
      mission: mission.id,
      path: mission.sceneFile,
      file,
      layout: applyToScene(drawn, was, file),
    }
  }, [mission, drawn, text, said, was])
  return useMemo(
    () => ({
      still,
      with: (wishes) => {
        if (!still || !drawn || wishes.length === 0) return still
        const file = withWishes(still.file, wishes)
        return { ...still, file, layout: applyToScene(drawn, was, file, still) }
      },
    }),
    [drawn, still, was],
  )
}

/** What can be selected of a scene, in the order in which it is read: places as the mission has them, then the scenery, the nearest first. */
function thingsOf(mission: MadeMission, layout: SceneLayout, texts: Texts): Thing[] {
  const { missions, tasks } = readingOrder(mission, texts)
  const ranks = new Map(
    [...missions, ...tasks].toReversed().map((id, index, { length }) => [id, length - index]),
  )
  const rank = (id: string) => ranks.get(id) ?? Infinity
  const places = elementsOf(layout)
    .map(({ id }) => ({ id, rank: rank(id) }))
    .toSorted((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank))
  return [
    ...places.map(({ id }): Thing => ({ sort: 'elements', id })),
    // nobody has drawn lanterns, and they belong to the place to which they lead
    ...layout.layers
      .toReversed()
      .flatMap(({ name }): Thing[] => (lanternsOfLayer(name) === null ? [{ sort: 'layers', id: name }] : [])),
  ]
}

export function useThingList(): readonly Thing[] {
  const mission = useMission()
  const text = useEdits(({ texts }) => (mission ? texts[missionFileOf(mission.id)] : undefined))
  return useMemo(() => {
    if (!mission?.scene) return []
    return thingsOf(mission, mission.scene, text === undefined ? {} : { [missionFileOf(mission.id)]: text })
  }, [mission, text])
}

/** Of the texts those that name something: other edits name nothing anew. */
function wordsOf(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([path]) => path.includes('/text/')))
}

/** How things are called, in the language of the page; each is looked up once. */
export function useNames(): (thing: Thing) => string {
  const { t } = useTranslation()
  const percent = usePercent()
  const { missions } = useEditor()
  const language = useEditLanguage()
  const mission = useMission()
  const texts = useEdits(useShallow(({ texts: all }) => wordsOf(all)))
  return useMemo(() => {
    const look = ({ sort, id }: Thing): string => {
      if (sort !== 'elements' || !mission) return id
      const stage = mission.scene?.views?.find((one) => one.id === id)
      const view = SCENE_VIEWS.find((one) => one === stage?.view)
      if (!stage || !view) return placeName(mission, missions, id, language, texts)
      // several of one view take each other's place as the player gets on
      const name = t(`missions.view.${view}.name`)
      return stage.from === 0 ? name : `${name}, ${percent(stage.from)}`
    }
    return lookingOnce(look)
  }, [mission, missions, language, texts, t, percent])
}

/** What missions are called, as it is written now; as they were built where their words are not here. */
export function useMissionName(): (mission: MadeMission) => string {
  const { missions } = useEditor()
  const language = useEditLanguage()
  const texts = useEdits(useShallow(({ texts: all }) => wordsOf(all)))
  return (mission) => placeName(mission, missions, mission.id, language, texts)
}

function lookingOnce(look: (thing: Thing) => string): (thing: Thing) => string {
  const known = new Map<string, string>()
  return (thing) => {
    const key = keyOf(thing)
    const name = known.get(key) ?? look(thing)
    known.set(key, name)
    return name
  }
}
