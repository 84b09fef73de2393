import type { readStreak, StreakReply } from '#shared/contract/player.ts'
import { localDateIn } from '#shared/domain/local-date.ts'
import { currentStreak } from '#shared/domain/streak.ts'
import type { VisitOf } from '#server/http/route.ts'
import { noteVisit } from '#server/rewards/streak.ts'
import { readStreakRules } from '#server/rewards/streak-rules.ts'

export async function readOwnStreak(visit: VisitOf<typeof readStreak>): Promise<StreakReply> {
  const { db, now, tenant, player } = visit
  const rules = readStreakRules(tenant.params, tenant.features.isShopEnabled)
  const streak = await noteVisit(db, player, rules, now)
  return {
    ...currentStreak(streak, rules.period, localDateIn(player.timeZone, now)),
    type: rules.period,
    bonusPoints: rules.bonusPoints,
    bonusCoins: rules.bonusCoins,
  }
}
