import type { readStreak, StreakReply } from '#shared/contract/player.ts'
import { currentStreak } from '#shared/domain/streak.ts'
import type { VisitOf } from '#server/http/route.ts'
import { readStake } from '#server/play/badge-stakes.ts'
import { noteVisit, showStreak } from '#server/rewards/streak.ts'
import { readStreakRules } from '#server/rewards/streak-rules.ts'

export async function readOwnStreak(visit: VisitOf<typeof readStreak>): Promise<StreakReply> {
  const { db, now, tenant, player } = visit
  const rules = readStreakRules(tenant.params, tenant.features.isShopEnabled)
  const noted = await noteVisit(db, player, rules, now, () =>
    readStake(db, player.adventure, { tenantId: tenant.id, period: rules.period, occasion: { by: 'step' } }),
  )
  return showStreak(currentStreak(noted, rules.period, { at: now, zone: player.timeZone }), rules)
}
