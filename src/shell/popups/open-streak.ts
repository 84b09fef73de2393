import type { StreakReply } from '#shared/contract/player.ts'
import { openInfo } from '#src/overlay/info-modal.ts'
import { openPopup } from './open-popup.ts'
import type { StreakCall } from '#src/overlay/popups.ts'
import { isBonusTold, keepBonusTold } from './told-day.ts'

const STEPS = [0, 1, 2, 3] as const

/** @param isNews the step was taken just now */
export function streakPopup(streak: StreakReply, isNews: boolean): Omit<StreakCall, 'onLeave' | 'onClose'> {
  const step = STEPS[streak.streak] ?? 0
  return {
    type: 'streak',
    text: (t) => ({
      title: t(`streak.taken.${streak.type}.${step}`),
      buttonText: t(step === 0 ? 'streak.begin' : 'streak.action'),
    }),
    iconUrl: null,
    color: 'three',
    backgroundUrl: null,
    data: { ...streak, isNews },
  }
}

/** The streak as it stands, for whoever asks (STREAK-3). */
export function openStreak(streak: StreakReply, onClose = (): void => {}): void {
  openPopup({ ...streakPopup(streak, false), onLeave: () => Promise.resolve(), onClose })
}

/** The same on arrival; a bonus that was granted is told after it (STREAK-5). */
export function tellStreakOfDay(streak: StreakReply, playerId: string): void {
  openStreak(streak, () => tellBonus(streak, playerId))
}

/** A bonus is told after the first pop-up that shows it: that of the task that earned it is not told again on the next day. */
export function tellBonus({ granted, date, ...bonus }: StreakReply, playerId: string): void {
  if (!granted || isBonusTold(playerId, date)) return
  keepBonusTold(playerId, date)
  openInfo({ vietType: 'streak', points: bonus.bonusPoints, coins: bonus.bonusCoins })
}
