import type { readProgress, UserProgress } from '#shared/contract/player.ts'
import type { VisitOf } from '#server/http/route.ts'
import { readJourney } from '#server/play/journey.ts'
import { missionPoints, progressBelow } from '#server/play/standing.ts'

const NOTHING: UserProgress = { playerProgress: 0, playerPoints: 0, playerCoins: 0, items: [] }

/**
 * Points and coins are the wallet's, the streak's bonus included; those of missions are what their tasks brought. All is 0
 * for who plays no adventure, whatever the wallet holds. What only tells something has no entry, so that the tutorial still
 * starts after an onboarding.
 */
export async function readOwnProgress(visit: VisitOf<typeof readProgress>): Promise<UserProgress> {
  const { player, tenant } = visit
  const journey = player.adventure && (await readJourney(visit, player.adventure))
  if (!journey) return NOTHING
  const { content, standing } = journey
  return {
    playerProgress: progressBelow(content, standing, content.published.rootMission),
    playerPoints: standing.points,
    playerCoins: tenant.features.isShopEnabled ? standing.coins : 0,
    items: [...content.missions.values()]
      .filter(({ steps }) => !steps)
      .map(({ id }) => ({
        id,
        playerProgress: progressBelow(content, standing, id),
        playerPoints: missionPoints(content, standing, id),
      })),
  }
}
