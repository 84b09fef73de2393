import { showBonus } from '#src/features/streak/show-bonus.ts'
import type { FinishResult } from '#src/features/tasks/finish/result.ts'
import { kindOf } from '#src/features/tasks/kinds.ts'
import { overlay } from '#src/overlay/overlay.ts'
import type { FinishedTaskPayload } from '#src/overlay/payloads.ts'

interface Presented {
  playerId: string
  finish: FinishedTaskPayload
  result: FinishResult
  /** The last pop-up leaves. @param goTo the mission, or the path of the review, that was chosen in one of them, if any */
  onLeave?: (goTo: string | null) => Promise<void>
  /** The last pop-up has left the screen. */
  onEnd?: (goTo: string | null) => void
}

/** Shows what a finish brought, the task and then the streak. The world behind the pop-ups changes when the last one leaves. */
export function showFinish({ playerId, finish, result, onLeave, onEnd }: Presented): void {
  const streak = result.isAlreadyDone ? null : result.streak
  let goTo: string | null = null
  const leave = (): Promise<void> => onLeave?.(goTo) ?? Promise.resolve()
  const end = (): void => {
    showExam(finish)
    onEnd?.(goTo)
  }
  overlay.show({
    kind: 'finishTask',
    finish,
    onLeave: (answer) => {
      goTo = answer?.type === '' ? answer.goTo : null
      return streak ? Promise.resolve() : leave()
    },
    onClose: () => {
      if (!streak) end()
    },
  })
  if (!streak) return
  overlay.show({
    kind: 'streak',
    streak,
    isNews: true,
    onLeave: leave,
    onClose: () => {
      showBonus(streak, playerId)
      end()
    },
  })
}

/** After all of it: how an exam went (INFO-1). */
function showExam({ task, score, isPassed }: FinishedTaskPayload): void {
  if (!kindOf(task.taskType)?.hasExamInfo || task.isTaskDone) return
  const { points, coins, isCoins, isHiddenPointsAndCoins: isHidden } = task
  overlay.show({
    kind: 'info',
    info: {
      ...{ vietType: 'exam', name: task.taskName, score, isPassed },
      points: isHidden ? 0 : points,
      coins: isHidden || !isCoins ? 0 : coins,
    },
  })
}
