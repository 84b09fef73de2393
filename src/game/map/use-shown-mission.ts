import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Mission, MissionState } from '#shared/contract/missions.ts'
import { MOBILE } from '#shared/domain/mobile.ts'
import { readDefaultAssistant } from '#shared/domain/switches.ts'
import type { Adventure, MissionNode } from '#shared/scene/adventure.ts'
import type { SceneDescription } from '#shared/scene/description.ts'
import type { SceneLayout } from '#shared/scene/layout.ts'
import { compiledScene } from '#src/features/missions/compiled-scene.ts'
import { isLoose, looseLayoutQuery } from '#src/features/missions/loose-scene.ts'
import { missionScene } from '#src/features/missions/scene.ts'
import { viewId } from '#src/features/missions/views.ts'
import { useSceneWords } from '#src/features/missions/use-scene-words.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { useMedia } from '#src/lib/use-media.ts'
import { useScene } from '#src/stage/use-scene.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { useGoBack } from '../hud/use-go-back.ts'
import { useOpenMission } from '../use-enter-place.ts'
import { useOwnFacts } from './use-own-facts.ts'
import { useFreshTree } from '../use-fresh-tree.ts'
import { useMission, useMissionStates, type Trouble } from '../use-mission.ts'
import { PLAYER, SHOP } from '#src/navigation/paths.ts'
import { useOpenIntroduction } from '#src/navigation/use-task-navigation.ts'
import { placePress } from './locked-place.ts'

interface ShownMission {
  node: MissionNode | undefined
  mission: Mission | undefined
  states: readonly MissionState[]
  scene: SceneDescription | null
  /** Why nothing is shown. */
  trouble: Trouble | null
  retry: () => void
}

/** Loads a mission and shows it on the stage: a press on a place enters the mission or opens the task that it stands for. */
export function useShownMission(missionId: string, { isShownLocked = false } = {}): ShownMission {
  const { adventure } = useAdventure()
  const switches = usePlatform((platform) => platform.switches)
  const defaultAssistant = usePlatform(({ params }) => readDefaultAssistant(params))
  const words = useSceneWords(useReasons())
  const nodes = adventure.missions
  const node = nodes.get(missionId)
  const { mission, trouble, retry, ...known } = useMission(missionId)
  const hasMissions = mission !== undefined && mission.missions.length > 0
  const { states, hasStates, ...ofChildren } = useMissionStates(missionId, hasMissions)
  const layout = useLayout(node, adventure)
  const own = useOwnFacts()
  const isLocked = trouble !== null && typeof trouble === 'object'
  const blocker = !node ? 'gone' : isShownLocked && isLocked ? null : trouble
  useFreshTree(mission?.missions)

  const isKnown = layout !== undefined && (!hasMissions || hasStates) && blocker === null
  const scene = useMemo(
    () =>
      node && mission && isKnown
        ? missionScene({ node, layout, mission, states, nodes, defaultAssistant, own }, switches, words)
        : null,
    [node, mission, isKnown, layout, states, nodes, switches, words, defaultAssistant, own],
  )
  const openMission = useOpenMission()
  const navigate = useNavigate()
  const openIntroduction = useOpenIntroduction()
  const onPlace = placePress(missionId, mission ?? {}, (id) => {
    if (nodes.has(id)) openMission(id)
    else if (mission?.tasks.some((task) => task.id === id)) openIntroduction(id, missionId)
  })
  const onElement = (id: string) => {
    const path = VIEW_PATHS.get(id)
    if (path) void navigate(path)
    else onPlace(id)
  }
  useScene(scene, onElement, useGoBack(), known.isOutdated || ofChildren.isOutdated)
  return { node, mission, states, scene, trouble: blocker, retry }
}

const VIEW_PATHS = new Map([
  [viewId('shop'), SHOP],
  [viewId('my-space'), PLAYER],
])

/** Undefined while loose pictures are looked at; null where there is nothing to lay out, or it failed. */
function useLayout(node: MissionNode | undefined, adventure: Adventure): SceneLayout | null | undefined {
  const isPhone = useMedia(MOBILE)
  const wants = node !== undefined && isLoose(node)
  const { data, isError } = useQuery({
    ...looseLayoutQuery(node, adventure, isPhone),
    enabled: wants,
  })
  if (!wants) return compiledScene(node, adventure, isPhone)
  return isError ? null : data
}
