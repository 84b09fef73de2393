import type { MissionTasks, readMissionTasks } from '#shared/contract/missions.ts'
import type { PublishedMission } from '#shared/scene/published.ts'
import { notFound } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { childrenOf, type Content } from '#server/play/content.ts'
import { readJourney } from '#server/play/journey.ts'
import { unmetOfMission } from '#server/play/locks.ts'
import { showTask } from '#server/play/show-task.ts'
import { mustPlay } from '#server/policies/must-play.ts'

/** All tasks from a mission downwards, in the designer's order; missions without tasks are left out. */
export async function readTasksBelow(
  id: string,
  visit: VisitOf<typeof readMissionTasks>,
): Promise<{ missions: MissionTasks[] }> {
  const { tenant, player } = visit
  const journey = await readJourney(visit, mustPlay(player))
  const mission = journey?.content.missions.get(id)
  if (!journey || !mission) throw notFound()
  const missions = [...walkDown(journey.content, mission)].filter(({ tasks }) => tasks.length > 0)
  return {
    missions: missions.map((one) => ({
      missionId: one.id,
      missionName: journey.words.mission(one.id),
      unmet: unmetOfMission(journey, one.id),
      tasks: one.tasks.map((task) =>
        showTask(journey, { missionId: one.id, task }, tenant.features.isShopEnabled),
      ),
    })),
  }
}

function* walkDown(content: Content, mission: PublishedMission): Generator<PublishedMission> {
  yield mission
  for (const child of childrenOf(content, mission)) yield* walkDown(content, child)
}
