import type { ChildMission, Mission, MissionState } from '#shared/contract/missions.ts'
import type { Task } from '#shared/contract/tasks.ts'
import type { Unmet } from '#shared/contract/unmet.ts'
import type { Language } from '#shared/domain/languages.ts'
import { isStoryKind, type MissionKind } from '#shared/domain/mission-kinds.ts'
import type { MissionNode } from '#shared/scene/adventure.ts'
import type { GalleryAdventure, GalleryMission } from '#shared/scene/gallery.ts'
import { plainFields } from '#src/features/missions/plain-fields.ts'
import type { SceneFacts } from '#src/features/missions/scene.ts'
import type { Desk } from './desk.ts'
import { shownStateOf, type ShownState } from './shown-state.ts'

/** Percent of what has been begun. */
const BEGUN = 40
/** Percent of what stands so. */
export const PROGRESS: Record<ShownState, number> = {
  waiting: 0,
  hover: 0,
  locked: 0,
  inProgress: BEGUN,
  finished: 100,
}

/** What the server would say of a mission to a player for whom everything in it stands as it is looked at. */
export function missionFacts(
  adventure: GalleryAdventure,
  mission: GalleryMission,
  { states, language, assistant }: Pick<Desk, 'states' | 'language' | 'assistant'>,
  isPhone = false,
): SceneFacts {
  const stateOf = (id: string) => shownStateOf(states, id)
  const known = new Map(adventure.missions.map((one) => [one.id, one]))
  const name = (id: string) => nameIn(known.get(id)?.names ?? {}, language, id)
  const places = isGround(mission.type) ? { missions: [], tasks: [] } : mission
  const reached: ChildMission[] = places.missions.map((id) => ({
    ...plainFields(id, name(id)),
    tasks: 1,
    tasksToDo: 1,
    minutesToDo: 0,
    unmet: unmetOf(stateOf(id), mission.id, name(mission.id)),
  }))
  const tasks = places.tasks.map((task): Task => {
    const state = stateOf(task.id)
    return {
      ...UNREPORTED,
      id: task.id,
      missionId: mission.id,
      name: nameIn(task.names, language, task.id),
      is_completed: state === 'finished',
      progress: PROGRESS[state],
      unmet: unmetOf(state, mission.id, name(mission.id)),
    }
  })
  const withoutStates: Mission = {
    ...plainFields(mission.id, name(mission.id)),
    unmet: [],
    tasks,
    missions: reached,
  }
  return {
    node: nodeOf(mission, name(mission.id)),
    mission: withoutStates,
    states: mission.missions.map((id): MissionState => ({
      id,
      activePlayers: 0,
      progress: PROGRESS[stateOf(id)],
    })),
    nodes: new Map(adventure.missions.map((one) => [one.id, nodeOf(one, name(one.id))])),
    layout: (isPhone ? mission.mobileScene : null) ?? mission.scene,
    defaultAssistant: assistant,
  }
}

/** Whose drawing lies under a list, tiles or a story: nothing in it is pressed, and the stage has no place of it. */
export function isGround(kind: MissionKind): boolean {
  return kind === 'LMS' || kind === 'board' || isStoryKind(kind)
}

/** In the language, or in any that has it: a word that is missing is told among the findings. */
export function nameIn(names: GalleryMission['names'], language: Language, otherwise: string): string {
  return names[language] ?? Object.values(names)[0] ?? otherwise
}

/** A task's own, of which no scene shows anything. */
const UNREPORTED = {
  type: 'learning-pill',
  points: 0,
  currency: 0,
  earned: null,
  congrats: '',
  params: { isLeaderAcceptRequired: false, isShowCorrectAnswerHidden: false },
  minutes: 0,
  competences: [],
  goal: '',
  hasQuestions: false,
  picture: null,
} satisfies Partial<Task>

function unmetOf(state: ShownState, id: string, name: string): Unmet[] {
  return state === 'locked' ? [{ need: 'all', of: [{ kind: 'mission', id, name }] }] : []
}

function nodeOf(
  { id, type, missions, film, assistant, align, scene, mobileScene }: GalleryMission,
  name: string,
): MissionNode {
  return {
    id,
    name,
    kind: type,
    parentId: null,
    childIds: missions,
    backgrounds: [],
    video: film,
    // No gallery is heard.
    sound: [],
    taskBackground: null,
    taskBackgroundDone: null,
    images: null,
    thumbnail: null,
    assistant,
    align,
    scene,
    mobileScene,
  }
}
