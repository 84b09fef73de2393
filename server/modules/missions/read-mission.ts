import type { ChildMission, Mission, readMission } from '#shared/contract/missions.ts'
import type { PublishedMission } from '#shared/scene/published.ts'
import { notFound } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { childrenOf } from '#server/play/content.ts'
import { readPlayerContext, type PlayerContext } from '#server/play/player-context.ts'
import { unmetOfMission } from '#server/play/locks.ts'
import { missionFields } from '#server/play/mission-fields.ts'
import { noteSeen } from '#server/play/presence.ts'
import { showTask } from '#server/play/show-task.ts'
import { mustPlay } from '#server/policies/must-play.ts'

/** @throws Problem 404 for a mission that the player's adventure does not have */
export async function readOneMission(id: string, visit: VisitOf<typeof readMission>): Promise<Mission> {
  const { db, now, tenant, player } = visit
  const adventure = mustPlay(player)
  const context = await readPlayerContext(visit, adventure)
  const mission = context?.content.missions.get(id)
  if (!context || !mission) throw notFound()
  const unmet = unmetOfMission(context, id)
  // looking at a closed door is not being there
  if (unmet.length === 0) await noteSeen(db, { ...player, adventureId: adventure.id }, id, now)
  return {
    ...missionFields(mission, context.words),
    unmet,
    tasks: mission.tasks.map((task) =>
      showTask(context, { missionId: id, task }, tenant.features.isShopEnabled),
    ),
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
