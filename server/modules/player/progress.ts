import type { readProgress, UserProgress } from '#shared/contract/player.ts'
import type { VisitOf } from '#server/http/route.ts'
import { readOwnGoods } from '#server/play/own-goods.ts'
import { readPlayerContext } from '#server/play/player-context.ts'
import { missionPoints, progressBelow } from '#server/play/player-progress.ts'

const NOTHING: UserProgress = { playerProgress: 0, playerPoints: 0, playerCoins: 0, items: [] }

/**
 * Points and coins are the wallet's, the streak's bonus included; those of missions are what their tasks brought. All is 0
 * for who plays no adventure, whatever the wallet holds. What only tells something has no entry, so that the tutorial still
 * starts after an onboarding.
 */
export async function readOwnProgress(visit: VisitOf<typeof readProgress>): Promise<UserProgress> {
  const { player, tenant, db } = visit
  const hasShop = tenant.features.isShopEnabled
  const [context, own] = await Promise.all([
    player.adventure && readPlayerContext(visit, player.adventure),
    hasShop ? readOwnGoods(db, player) : [],
  ])
  if (!context) return NOTHING
  const { content, progress } = context
  return {
    playerProgress: progressBelow(content, progress, content.published.rootMission),
    playerPoints: progress.points,
    playerCoins: hasShop ? progress.coins : 0,
    items: [...content.missions.values()]
      .filter(({ steps }) => !steps)
      .map(({ id }) => ({
        id,
        playerProgress: progressBelow(content, progress, id),
        playerPoints: missionPoints(content, progress, id),
      })),
    goods: own.flatMap(({ good, isUsed }) => (isUsed ? [good] : [])),
  }
}
