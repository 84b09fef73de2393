import type { ChildMission, Mission, MissionState } from '#shared/contract/missions.ts'
import type { Task } from '#shared/contract/tasks.ts'
import type { Unmet } from '#shared/contract/unmet.ts'
import { isStoryKind } from '#shared/domain/mission-kinds.ts'
import { nextToPlay, type PlayState } from '#shared/domain/next-to-play.ts'
import { missionStatus } from '#shared/domain/progress.ts'
import type { MissionNode } from '#shared/scene/adventure.ts'
import type { ElementState, PlaceSign } from '#shared/scene/description.ts'

/** A mission that is reached from another, or a task that is played in it, as every view of that mission shows it. */
export interface Place {
  id: string
  name: string
  /** What it looks like. */
  description?: string | undefined
  kind: 'mission' | 'task'
  sign: PlaceSign
  unmet: readonly Unmet[]
  /** Percent. */
  progress: number
  activePlayers: number
  /** Names of teammates among them. */
  mates?: readonly string[] | undefined
  tasks: number
  tasksToDo: number
  picture: string | null
  /** Of a task that was handed in to a leader, while its stars are to come, or it was sent back. */
  leader?: 'awaits' | 'sentBack'
}

/** What is known of a mission, and the tree that it stands in. */
export interface PlaceFacts {
  node: MissionNode
  mission: Mission
  states: readonly MissionState[]
  nodes: ReadonlyMap<string, MissionNode>
}

/** In the designer's order, missions first. */
export function placesOf({ node, mission, states, nodes }: PlaceFacts): Place[] {
  const sign = node.kind === 'staticmap' ? 'state' : 'percent'
  return [
    ...mission.missions.map((child) => {
      const state = states.find(({ id }) => id === child.missionId)
      return childPlace(child, state, nodes.get(child.missionId), sign)
    }),
    ...mission.tasks.map((task) => taskPlace(task, sign)),
  ]
}

/** The same without what stands in no list. */
export function listedPlaces(facts: PlaceFacts): Place[] {
  return placesOf(facts).filter(({ sign }) => sign !== 'secret')
}

export function placeState({ unmet, progress }: Place): ElementState {
  return unmet.length > 0 ? 'locked' : missionStatus(progress)
}

export function nextPlace(places: readonly Place[]): Place | undefined {
  return nextToPlay(places, playState)
}

/** Whether it waits for its player: a story until it was heard, all else until it is done. */
export function isOpenToPlay(place: Place): boolean {
  if (place.sign === 'welcome' || place.sign === 'secret') {
    return place.unmet.length === 0 && place.progress < 100
  }
  return ['begun', 'new'].includes(playState(place))
}

/** Art without a task has nothing to play. */
function playState({ unmet, progress, tasks }: Place): PlayState {
  if (unmet.length > 0) return 'locked'
  if (progress >= 100 || tasks === 0) return 'done'
  return progress > 0 ? 'begun' : 'new'
}

function childPlace(
  child: ChildMission,
  state: MissionState | undefined,
  node: MissionNode | undefined,
  sign: PlaceSign,
): Place {
  return {
    ...child,
    id: child.missionId,
    name: child.missionName,
    description: child.missionDescription,
    kind: 'mission',
    sign: node && isStoryKind(node.kind) ? STORY_SIGNS[node.kind] : sign,
    progress: state?.progress ?? 0,
    activePlayers: state?.activePlayers ?? 0,
    mates: state?.mates,
    picture: node?.thumbnail ?? null,
  }
}

const STORY_SIGNS = { onboarding: 'welcome', easter_egg: 'secret' } as const

function taskPlace(task: Task, sign: PlaceSign): Place {
  const isDone = task.is_completed
  const { review } = task
  return {
    ...task,
    kind: 'task',
    sign,
    progress: isDone ? 100 : Math.min(task.progress, 99),
    activePlayers: 0,
    tasks: 1,
    tasksToDo: isDone ? 0 : 1,
    ...(review?.stars === null && { leader: 'awaits' }),
    ...(review?.mayRepeat && { leader: 'sentBack' }),
  }
}
