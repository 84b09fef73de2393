import type { ChildMission, Mission, MissionState } from '#shared/contract/missions.ts'
import type { Task } from '#shared/contract/tasks.ts'
import type { Unmet } from '#shared/contract/unmet.ts'
import { nextToPlay, type PlayState } from '#shared/domain/next-to-play.ts'
import { missionStatus } from '#shared/domain/progress.ts'
import type { Switches } from '#shared/domain/switches.ts'
import type { MissionNode } from '#shared/scene/adventure.ts'
import type { ElementState, SceneDescription, SceneElement } from '#shared/scene/description.ts'
import type { SceneLayout } from '#shared/scene/layout.ts'
import { blankLayout, placeholderElement } from './placeholder.ts'

interface SpokenPlace {
  name: string
  state: ElementState
  /** Percent. */
  progress: number
  activePlayers: number
  unmet: readonly Unmet[]
}

/** How a scene speaks of a place: the whole sentence, and how it stands without its name. `useSceneWords` fills it. */
export type SceneWords = (place: SpokenPlace) => Pick<SceneElement, 'spoken' | 'stateText'>

interface Place {
  id: string
  name: string
  unmet: readonly Unmet[]
  progress: number
  activePlayers: number
  /** Art without a task: shown, but nothing to play yet. */
  isEmpty: boolean
}

/** The map: one element for every child mission. */
export function mapScene(
  node: MissionNode,
  mission: Mission,
  states: readonly MissionState[],
  switches: Switches,
  words: SceneWords,
): SceneDescription {
  const places = mission.missions.map((child) => childPlace(child, states))
  return sceneOf(node, node.kind === 'movingmap' ? 'moving' : 'static', places, switches, words)
}

/** One scene with a click point for every task (allInOne). */
export function tasksScene(
  node: MissionNode,
  mission: Mission,
  switches: Switches,
  words: SceneWords,
): SceneDescription {
  return sceneOf(node, 'static', mission.tasks.map(taskPlace), switches, words)
}

function childPlace(child: ChildMission, states: readonly MissionState[]): Place {
  const state = states.find(({ id }) => id === child.id)
  return {
    ...child,
    progress: state?.progress ?? 0,
    activePlayers: state?.activePlayers ?? 0,
    isEmpty: child.tasks === 0,
  }
}

function taskPlace(task: Task): Place {
  return {
    ...task,
    progress: task.is_completed ? 100 : Math.min(task.progress, 99),
    activePlayers: 0,
    isEmpty: false,
  }
}

function sceneOf(
  node: MissionNode,
  kind: SceneDescription['kind'],
  places: readonly Place[],
  switches: Switches,
  words: SceneWords,
): SceneDescription {
  const layout = node.scene ?? blankLayout(node.background)
  const nextId = nextToPlay(places, playState)?.id
  return {
    id: node.id,
    kind,
    name: node.name,
    size: layout.size,
    safe: layout.safe,
    align: node.align,
    background: layout.background,
    layers: layout.layers,
    elements: places.map((place, index) =>
      elementOf(place, index, layout, nextId === place.id, switches, words),
    ),
    weather: { hasSnow: switches.snow, hasClouds: switches.cloud },
  }
}

function elementOf(
  place: Place,
  index: number,
  layout: SceneLayout,
  isNext: boolean,
  switches: Switches,
  words: SceneWords,
): SceneElement {
  const state = stateOf(place)
  return {
    id: place.id,
    layout:
      layout.elements.find(({ id }) => id === place.id) ?? placeholderElement(place.id, index, layout.size),
    state,
    progress: place.progress,
    name: place.name,
    ...words({ ...place, state }),
    isNext,
    isBlinking: !switches.isDisableMissionBlinking && ['begun', 'new'].includes(playState(place)),
  }
}

function stateOf(place: Place): ElementState {
  return place.unmet.length > 0 ? 'locked' : missionStatus(place.progress)
}

/** Art without a task has nothing to play. */
function playState({ unmet, progress, isEmpty }: Place): PlayState {
  if (unmet.length > 0) return 'locked'
  if (progress >= 100 || isEmpty) return 'done'
  return progress > 0 ? 'begun' : 'new'
}
