import type { StreakReply } from '#shared/contract/player.ts'
import type { FinishResult } from '#src/features/tasks/finish-result.ts'
import { openPopup } from './open-popup.ts'
import type { FinishTaskCall, StreakCall } from './popups.ts'

interface Told {
  popup: Omit<FinishTaskCall, 'onLeave' | 'onClose'>
  result: FinishResult
  /** The last of it leaves; with the mission, or the path of the review, that was chosen on the way, if any. */
  onLeave: (goTo: string | null) => Promise<void>
  /** The last of it has left the screen. */
  onEnd: (goTo: string | null) => void
}

/** Tells what a finish brought, one pop-up after the other: the world behind them answers when all is told. */
export function tellFinish({ popup, result, onLeave, onEnd }: Told): void {
  const streak = result.isAlreadyDone ? null : result.streak
  let goTo: string | null = null
  openPopup({
    ...popup,
    onLeave: (answer) => {
      goTo = answer?.type === '' ? answer.goTo : null
      return streak ? Promise.resolve() : onLeave(goTo)
    },
    onClose: () => {
      if (!streak) onEnd(goTo)
    },
  })
  if (!streak) return
  openPopup({
    ...streakPopup(streak),
    onLeave: () => onLeave(goTo),
    onClose: () => onEnd(goTo),
  })
}

const STEPS = [1, 2, 3] as const

function streakPopup(streak: StreakReply): Omit<StreakCall, 'onLeave' | 'onClose'> {
  const step = STEPS[streak.streak - 1] ?? 1
  return {
    type: 'streak',
    text: (t) => ({ title: t(`streak.taken.${streak.type}.${step}`), buttonText: t('streak.action') }),
    iconUrl: null,
    color: 'three',
    backgroundUrl: null,
    data: streak,
  }
}
