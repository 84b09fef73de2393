import type { StreakReply } from '#shared/contract/player.ts'
import { openInfo } from '../info/info-modal.ts'
import { openPopup } from '../open-popup.ts'
import type { StreakCall } from '../popups.ts'

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
export function tellStreakOfDay(streak: StreakReply): void {
  openStreak(streak, () => {
    const { granted, bonusPoints: points, bonusCoins: coins } = streak
    if (granted) openInfo({ vietType: 'streak', points, coins })
  })
}
