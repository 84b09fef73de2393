import type { MissionState, readMissionDetails } from '#shared/contract/missions.ts'
import { notFound } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { childrenOf } from '#server/play/content.ts'
import { readPlayerContext } from '#server/play/player-context.ts'
import { countOthers } from '#server/play/presence.ts'
import { missionProgress } from '#server/play/player-progress.ts'
import { mustPlay } from '#server/policies/must-play.ts'

/** The state of a mission and of those that are reached from it. */
export async function readStates(
  id: string,
  visit: VisitOf<typeof readMissionDetails>,
): Promise<{ missions: MissionState[] }> {
  const { db, now, player } = visit
  const adventure = mustPlay(player)
  const context = await readPlayerContext(visit, adventure)
  const mission = context?.content.missions.get(id)
  if (!context || !mission) throw notFound()
  const { content, progress } = context
  const ids = [id, ...childrenOf(content, mission).map((child) => child.id)]
  const others = await countOthers(db, { ...player, adventureId: adventure.id }, ids, now)
  return {
    missions: ids.map((one) => ({
      id: one,
      activePlayers: others.get(one) ?? 0,
      progress: missionProgress(content, progress, one),
    })),
  }
}
