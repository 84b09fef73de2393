import type { StreakReply } from '#shared/contract/player.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { isBonusSeen, saveSeenBonus } from './seen-day.ts'

/** A bonus is shown after the first pop-up that speaks of it: that of the task that earned it is not repeated on the next day. */
export function showBonus({ granted, date, bonusPoints, bonusCoins }: StreakReply, playerId: string): void {
  if (!granted || isBonusSeen(playerId, date)) return
  saveSeenBonus(playerId, date)
  overlay.show({ kind: 'info', info: { vietType: 'streak', points: bonusPoints, coins: bonusCoins } })
}
