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

/** What a mission shows and is known of it. */
export interface SceneFacts {
  node: MissionNode
  /** Its compiled art, or how the loose pictures of its tree were laid out; null where it has none. */
  layout: SceneLayout | null
  mission: Mission
  states: readonly MissionState[]
}

/** One element for every mission that is reached from here, and for every task that is played here. */
export function missionScene(facts: SceneFacts, switches: Switches, words: SceneWords): SceneDescription {
  const { node, mission, states } = facts
  const places = [
    ...mission.missions.map((child) => childPlace(child, states)),
    ...mission.tasks.map(taskPlace),
  ]
  const layout = facts.layout ?? blankLayout()
  const nextId = nextToPlay(places, playState)?.id
  return {
    id: node.id,
    kind: node.kind === 'movingmap' ? 'moving' : 'static',
    name: node.name,
    size: layout.size,
    safe: layout.safe,
    align: node.align,
    background: layout.background,
    layers: layout.layers,
    elements: places.map((place, index) =>
      elementOf(place, index, layout, nextId === place.id, switches, words),
    ),
    weather: { hasSnow: switches.snow, hasClouds: switches.cloud, hasBubbles: switches.bubbles },
  }
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
