import type { FinishResult } from '#src/features/tasks/finish-result.ts'
import { kindOf } from '#src/features/tasks/kinds.ts'
import { openInfo } from '#src/overlay/info-modal.ts'
import { openPopup } from './open-popup.ts'
import type { FinishTaskCall } from '#src/overlay/popups.ts'
import { streakPopup, tellBonus } from './open-streak.ts'

interface Told {
  playerId: string
  popup: Omit<FinishTaskCall, 'onLeave' | 'onClose'>
  result: FinishResult
  /** The last of it leaves; with the mission, or the path of the review, that was chosen on the way, if any. */
  onLeave: (goTo: string | null) => Promise<void>
  /** The last of it has left the screen. */
  onEnd: (goTo: string | null) => void
}

/** Tells what a finish brought, one pop-up after the other: the world behind them answers when all is told. */
export function tellFinish({ playerId, popup, result, onLeave, onEnd }: Told): void {
  const streak = result.isAlreadyDone ? null : result.streak
  let goTo: string | null = null
  const end = (): void => {
    tellExam(popup.data)
    onEnd(goTo)
  }
  openPopup({
    ...popup,
    onLeave: (answer) => {
      goTo = answer?.type === '' ? answer.goTo : null
      return streak ? Promise.resolve() : onLeave(goTo)
    },
    onClose: () => {
      if (!streak) end()
    },
  })
  if (!streak) return
  openPopup({
    ...streakPopup(streak, true),
    onLeave: () => onLeave(goTo),
    onClose: () => {
      tellBonus(streak, playerId)
      end()
    },
  })
}

/** After all of it: how an exam went (INFO-1). */
function tellExam({ task, score, isPassed }: FinishTaskCall['data']): void {
  if (!kindOf(task.taskType)?.hasExamInfo || task.isTaskDone) return
  const { points, coins, isCoins, isHiddenPointsAndCoins: isHidden } = task
  openInfo({
    vietType: 'exam',
    name: task.taskName,
    score,
    isPassed,
    points: isHidden ? 0 : points,
    coins: isHidden || !isCoins ? 0 : coins,
  })
}
