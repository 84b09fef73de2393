import type { MissionTasks, readMissionTasks } from '#shared/contract/missions.ts'
import type { PublishedMission } from '#shared/scene/published.ts'
import { notFound } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { childrenOf, type Content } from '#server/play/content.ts'
import { readPlayerContext } from '#server/play/player-context.ts'
import { unmetOfMission } from '#server/play/locks.ts'
import { showTask } from '#server/play/show-task.ts'
import { mustPlay } from '#server/policies/must-play.ts'

/** All tasks from a mission downwards, in the designer's order; missions without tasks are left out. */
export async function readTasksBelow(
  id: string,
  visit: VisitOf<typeof readMissionTasks>,
): Promise<{ missions: MissionTasks[] }> {
  const { tenant, player } = visit
  const context = await readPlayerContext(visit, mustPlay(player))
  const mission = context?.content.missions.get(id)
  if (!context || !mission) throw notFound()
  const missions = [...walkDown(context.content, mission)].filter(({ tasks }) => tasks.length > 0)
  return {
    missions: missions.map((one) => ({
      missionId: one.id,
      missionName: context.words.mission(one.id),
      unmet: unmetOfMission(context, one.id),
      tasks: one.tasks.map((task) =>
        showTask(context, { missionId: one.id, task }, tenant.features.isShopEnabled),
      ),
    })),
  }
}

function* walkDown(content: Content, mission: PublishedMission): Generator<PublishedMission> {
  yield mission
  for (const child of childrenOf(content, mission)) yield* walkDown(content, child)
}
