import type { MissionState, readMissionDetails } from '#shared/contract/missions.ts'
import { notFound } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { readPlayerContext } from '#server/play/player-context.ts'
import { countOthers } from '#server/play/presence.ts'
import { mustPlay } from '#server/policies/must-play.ts'
import { showStates, statesShown } from './show-mission.ts'

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
  const ids = statesShown(context, mission)
  const others = await countOthers(db, { ...player, adventureId: adventure.id }, ids, now)
  return { missions: showStates(context, ids, others) }
}
