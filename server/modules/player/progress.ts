import type { readProgress, UserProgress } from '#shared/contract/player.ts'
import { isGood } from '#shared/domain/goods.ts'
import type { VisitOf } from '#server/http/route.ts'
import { readOwnGoods } from '#server/play/own-goods.ts'
import { readPlayerContext } from '#server/play/player-context.ts'
import { showProgress } from './show-progress.ts'

const NOTHING: UserProgress = { playerProgress: 0, playerPoints: 0, playerCoins: 0, items: [] }

/** All is 0 for who plays no adventure, whatever the wallet holds. */
export async function readOwnProgress(visit: VisitOf<typeof readProgress>): Promise<UserProgress> {
  const { player, tenant, db } = visit
  const hasShop = tenant.features.isShopEnabled
  const [context, own] = await Promise.all([
    player.adventure && readPlayerContext(visit, player.adventure),
    hasShop ? readOwnGoods(db, player) : [],
  ])
  if (!context) return NOTHING
  return {
    ...showProgress(context, hasShop),
    goods: own.flatMap(({ good, isUsed }) => (isUsed && isGood(good) ? [good] : [])),
  }
}
