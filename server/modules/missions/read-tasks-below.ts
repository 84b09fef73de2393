import type { MissionTasks, readMissionTasks } from '#shared/contract/missions.ts'
import { notFound } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { readPlayerContext } from '#server/play/player-context.ts'
import { mustPlay } from '#server/policies/must-play.ts'
import { showTasksBelow } from './show-mission.ts'

/** @throws Problem 404 for a mission that the player's adventure does not have */
export async function readTasksBelow(
  id: string,
  visit: VisitOf<typeof readMissionTasks>,
): Promise<{ missions: MissionTasks[] }> {
  const { tenant, player } = visit
  const context = await readPlayerContext(visit, mustPlay(player))
  const mission = context?.content.missions.get(id)
  if (!context || !mission) throw notFound()
  return { missions: showTasksBelow(context, mission, tenant.features.isShopEnabled) }
}
