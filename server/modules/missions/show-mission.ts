import type { ChildMission, Mission, MissionState, MissionTasks } from '#shared/contract/missions.ts'
import type { PublishedMission } from '#shared/scene/published.ts'
import { childrenOf, type Content } from '#server/play/content.ts'
import { unmetOfMission } from '#server/play/locks.ts'
import { missionFields } from '#server/play/mission-fields.ts'
import type { PlayerContext } from '#server/play/player-context.ts'
import { missionProgress } from '#server/play/player-progress.ts'
import { showTask } from '#server/play/show-task.ts'

/** A mission with its tasks and the missions that are reached from it. Coins show where the shop is enabled. */
export function showMission(
  context: PlayerContext,
  mission: PublishedMission,
  isShopEnabled: boolean,
): Mission {
  const { id } = mission
  return {
    ...missionFields(mission, context.words),
    unmet: unmetOfMission(context, id),
    tasks: mission.tasks.map((task) => showTask(context, { missionId: id, task }, isShopEnabled)),
    missions: childrenOf(context.content, mission).map((child) => showChild(child, context)),
  }
}

function showChild(mission: PublishedMission, context: PlayerContext): ChildMission {
  const { id } = mission
  const { content, progress, words } = context
  const tasks = content.tasksBelow.get(id) ?? []
  const toDo = tasks.filter((taskId) => !progress.done.has(taskId))
  return {
    ...missionFields(mission, words),
    tasks: tasks.length,
    tasksToDo: toDo.length,
    minutesToDo: toDo.reduce((sum, taskId) => sum + (content.tasks.get(taskId)?.task.minutes ?? 0), 0),
    unmet: unmetOfMission(context, id),
  }
}

/** A mission and those that are reached from it. */
export function statesShown({ content }: PlayerContext, mission: PublishedMission): string[] {
  return [mission.id, ...childrenOf(content, mission).map((child) => child.id)]
}

/**
 * @param others how many other players are in each mission now
 * @param mates names of teammates among them
 */
export function showStates(
  { content, progress }: PlayerContext,
  ids: readonly string[],
  others: ReadonlyMap<string, number>,
  mates: ReadonlyMap<string, string[]>,
): MissionState[] {
  return ids.map((id) => {
    const named = mates.get(id)
    return {
      id,
      activePlayers: others.get(id) ?? 0,
      progress: missionProgress(content, progress, id),
      ...(named && { mates: named }),
    }
  })
}

/** All tasks from a mission downwards, in the designer's order; missions without tasks are left out. */
export function showTasksBelow(
  context: PlayerContext,
  mission: PublishedMission,
  isShopEnabled: boolean,
): MissionTasks[] {
  const missions = [...walkDown(context.content, mission)].filter(({ tasks }) => tasks.length > 0)
  return missions.map((one) => ({
    missionId: one.id,
    missionName: context.words.mission(one.id),
    unmet: unmetOfMission(context, one.id),
    tasks: one.tasks.map((task) => showTask(context, { missionId: one.id, task }, isShopEnabled)),
  }))
}

function* walkDown(content: Content, mission: PublishedMission): Generator<PublishedMission> {
  yield mission
  for (const child of childrenOf(content, mission)) yield* walkDown(content, child)
}
