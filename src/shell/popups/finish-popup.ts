import type { Task } from '#shared/contract/tasks.ts'
import type { FinishResult } from '#src/features/tasks/finish-result.ts'
import type { FinishTaskCall } from '#src/overlay/popups.ts'

interface Finish {
  task: Task
  result: FinishResult
  isCoins: boolean
  finished: FinishTaskCall['data']['finished']
  reviewPath: string | null
  /** Of the mission that is finished with it. */
  backgroundUrl: string | null
}

/** What the finish-task pop-up is told of a task and what finishing it brought. */
export function finishPopup({
  task,
  result,
  isCoins,
  finished,
  reviewPath,
  backgroundUrl,
}: Finish): Omit<FinishTaskCall, 'onLeave' | 'onClose'> {
  const isLit = finished.mission !== null || finished.adventure !== null
  const brought = result.isAlreadyDone ? null : result
  const isAwaiting = brought !== null && brought.isLeaderAcceptRequired && brought.isPassed
  return {
    type: 'finishTask',
    text: (now) => ({
      title: task.name,
      buttonText: now(isLit ? 'tasks.finish.action' : 'tasks.finish.actionNext'),
    }),
    iconUrl: null,
    color: 'three',
    backgroundUrl,
    data: {
      taskId: task.id,
      missionId: task.missionId,
      task: {
        taskType: task.type,
        taskName: task.name,
        points: brought?.points ?? 0,
        coins: brought?.coins ?? 0,
        isCoins,
        isTaskDone: result.isAlreadyDone,
        // what waits for stars has brought nothing yet: that is no nought
        isHiddenPointsAndCoins: brought !== null && (brought.isHiddenPointsAndCoins || isAwaiting),
      },
      congrats: task.congrats,
      score: brought?.score ?? null,
      ending: brought?.ending ?? null,
      isPassed: brought?.isPassed ?? true,
      isAwaiting,
      isAnonymous: brought?.isAnonymous ?? false,
      reviewPath,
      isResultOnly: task.params.isShowCorrectAnswerHidden,
      finished,
    },
  }
}
