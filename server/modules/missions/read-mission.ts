import type { ChildMission, Mission, readMission } from '#shared/contract/missions.ts'
import type { PublishedMission } from '#shared/scene/published.ts'
import { notFound } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { childrenOf } from '#server/play/content.ts'
import { readJourney, type Journey } from '#server/play/journey.ts'
import { unmetOfMission } from '#server/play/locks.ts'
import { missionFields } from '#server/play/mission-fields.ts'
import { noteSeen } from '#server/play/presence.ts'
import { showTask } from '#server/play/show-task.ts'
import { mustPlay } from '#server/policies/must-play.ts'

/** @throws Problem 404 for a mission that the player's adventure does not have */
export async function readOneMission(id: string, visit: VisitOf<typeof readMission>): Promise<Mission> {
  const { db, now, tenant, player } = visit
  const adventure = mustPlay(player)
  const journey = await readJourney(visit, adventure)
  const mission = journey?.content.missions.get(id)
  if (!journey || !mission) throw notFound()
  const unmet = unmetOfMission(journey, id)
  // looking at a closed door is not being there
  if (unmet.length === 0) await noteSeen(db, { ...player, adventureId: adventure.id }, id, now)
  return {
    ...missionFields(mission, journey.words),
    unmet,
    tasks: mission.tasks.map((task) =>
      showTask(journey, { missionId: id, task }, tenant.features.isShopEnabled),
    ),
    missions: childrenOf(journey.content, mission).map((child) => showChild(child, journey)),
  }
}

function showChild(mission: PublishedMission, journey: Journey): ChildMission {
  const { id } = mission
  const { content, standing, words } = journey
  const tasks = content.tasksBelow.get(id) ?? []
  const toDo = tasks.filter((taskId) => !standing.done.has(taskId))
  return {
    ...missionFields(mission, words),
    tasks: tasks.length,
    tasksToDo: toDo.length,
    minutesToDo: toDo.reduce((sum, taskId) => sum + (content.tasks.get(taskId)?.task.minutes ?? 0), 0),
    unmet: unmetOfMission(journey, id),
  }
}
