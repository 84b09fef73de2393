import type { MissionState, readMissionDetails } from '#shared/contract/missions.ts'
import { notFound } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { readPlayerContext } from '#server/play/player-context.ts'
import { countOthers } from '#server/play/presence.ts'
import { readMates } from '#server/play/mates.ts'
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
  const who = { ...player, adventureId: adventure.id }
  const [others, mates] = await Promise.all([
    countOthers(db, who, ids, now),
    // of those who stand on the map itself there is no place to show
    readMates(db, who, ids.slice(1), now),
  ])
  return { missions: showStates(context, ids, others, mates) }
}
