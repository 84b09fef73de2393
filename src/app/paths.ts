import { missionPath } from '#shared/domain/mission-kinds.ts'
import type { Adventure, MissionNode } from '#shared/scene/adventure.ts'

export const LOGIN = '/app/login'
export const HOME = '/app'

export function pathOfMission(mission: MissionNode): string {
  return missionPath(mission.kind, mission.id, mission.name)
}

export function pathOfRoot({ missions, rootId }: Adventure): string {
  const root = missions.get(rootId)
  return root ? pathOfMission(root) : HOME
}

export function pathOfIntroduction(taskId: string, missionId: string): string {
  return `/app/game/plot/task-introduction/${encodeURIComponent(taskId)}/${encodeURIComponent(missionId)}`
}

export function pathOfTask(taskId: string): string {
  return `/app/game/plot/task/${encodeURIComponent(taskId)}/1`
}

export function pathOfList(missionId: string, parentId: string): string {
  return `/app/game/plot/list/${encodeURIComponent(missionId)}/${encodeURIComponent(parentId)}`
}

/** The list of the root: with what lies below it, that is every task. */
export function pathOfAllTasks({ rootId }: Adventure): string {
  return pathOfList(rootId, rootId)
}

const IN_GAME = '/app/game/'

/** Only an in-app path of the game is worth remembering; anything else is dropped. */
export function isInGame(path: string): boolean {
  return path.startsWith(IN_GAME)
}
