import type { readProgress, UserProgress } from '#shared/contract/player.ts'
import type { VisitOf } from '#server/http/route.ts'
import { readJourney } from '#server/play/journey.ts'
import { missionPoints, missionProgress } from '#server/play/standing.ts'

const NOTHING: UserProgress = { playerProgress: 0, playerPoints: 0, playerCoins: 0, items: [] }

/**
 * Points and coins are the wallet's, the streak's bonus included; those of missions are what their tasks brought. All is 0
 * for who plays no adventure, whatever the wallet holds.
 */
export async function readOwnProgress(visit: VisitOf<typeof readProgress>): Promise<UserProgress> {
  const { player, tenant } = visit
  const journey = player.adventure && (await readJourney(visit, player.adventure))
  if (!journey) return NOTHING
  const { content, standing } = journey
  return {
    playerProgress: missionProgress(content, standing, content.published.rootMission),
    playerPoints: standing.points,
    playerCoins: tenant.features.isShopEnabled ? standing.coins : 0,
    items: [...content.missions.keys()].map((id) => ({
      id,
      playerProgress: missionProgress(content, standing, id),
      playerPoints: missionPoints(content, standing, id),
    })),
  }
}
