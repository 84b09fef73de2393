import type { ChildMission, Mission } from '#shared/contract/missions.ts'
import type { Task } from '#shared/contract/tasks.ts'
import type { Adventure, MissionNode } from '#shared/scene/adventure.ts'
import { plainFields } from '#src/features/missions/plain-fields.ts'

/** Fakes typed by the contract; a test says only what it is about. */
export function aTask(given: Partial<Task> = {}): Task {
  return {
    id: 'long-passphrases',
    missionId: 'harbour',
    name: 'Long passphrases',
    type: 'learning-pill',
    is_completed: false,
    points: 60,
    currency: 8,
    earned: null,
    congrats: '',
    params: { isLeaderAcceptRequired: false, isShowCorrectAnswerHidden: false },
    minutes: 3,
    competences: [],
    goal: 'Know what makes a password last.',
    hasQuestions: true,
    picture: null,
    progress: 0,
    unmet: [],
    ...given,
  }
}

export function aChild(given: Partial<ChildMission> = {}): ChildMission {
  return {
    ...plainFields('harbour', 'Harbour'),
    tasks: 3,
    tasksToDo: 3,
    minutesToDo: 9,
    unmet: [],
    ...given,
  }
}

export function aMission(given: Partial<Mission> = {}): Mission {
  return { ...plainFields('isles', 'Lantern Isles'), unmet: [], tasks: [], missions: [], ...given }
}

export function aNode(given: Partial<MissionNode> = {}): MissionNode {
  return {
    id: 'isles',
    name: 'Lantern Isles',
    kind: 'movingmap',
    parentId: null,
    childIds: [],
    backgrounds: [],
    video: null,
    sound: [],
    taskBackground: null,
    taskBackgroundDone: null,
    images: null,
    thumbnail: null,
    assistant: null,
    align: 'center',
    scene: null,
    mobileScene: null,
    ...given,
  }
}

/** The first node is the root. */
export function anAdventure(nodes: readonly MissionNode[] = [aNode()]): Adventure {
  return {
    rootId: nodes[0]?.id ?? '',
    hubId: nodes[0]?.id ?? '',
    missions: new Map(nodes.map((node) => [node.id, node])),
    isGraphicsForMobile: false,
  }
}
