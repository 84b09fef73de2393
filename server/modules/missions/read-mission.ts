import type { Mission, readMission } from '#shared/contract/missions.ts'
import { notFound } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { mapLight } from '#server/play/map-light.ts'
import { readPlayerContext } from '#server/play/player-context.ts'
import { noteSeen } from '#server/play/presence.ts'
import { mustPlay } from '#server/policies/must-play.ts'
import { showMission } from './show-mission.ts'

/** @throws Problem 404 for a mission that the player's adventure does not have */
export async function readOneMission(id: string, visit: VisitOf<typeof readMission>): Promise<Mission> {
  const { db, now, tenant, player } = visit
  const adventure = mustPlay(player)
  const context = await readPlayerContext(visit, adventure)
  const mission = context?.content.missions.get(id)
  if (!context || !mission) throw notFound()
  const shown = showMission(context, mission, tenant.features.isShopEnabled)
  // looking at a locked one is not being there
  if (shown.unmet.length === 0) await noteSeen(db, { ...player, adventureId: adventure.id }, id, now)
  return { ...shown, ...mapLight(mission, tenant, now) }
}
