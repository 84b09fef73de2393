import type { Task } from '#shared/contract/tasks.ts'
import type { FinishResult } from '#src/features/tasks/finish-result.ts'
import type { FinishTaskCall } from './popups.ts'

/** What the finish-task pop-up is told of a task and what finishing it brought. */
export function finishPopup(
  task: Task,
  result: FinishResult,
  isCoins: boolean,
  taskDoneMessage: string,
  {
    finished,
    reviewPath,
    onLeave,
    onClose,
  }: Pick<FinishTaskCall, 'finished' | 'reviewPath' | 'onLeave' | 'onClose'>,
): FinishTaskCall {
  return {
    kind: 'finishTask',
    task: {
      taskType: task.type,
      taskName: task.name,
      points: result.isAlreadyDone ? 0 : result.points,
      coins: result.isAlreadyDone ? 0 : result.coins,
      isCoins,
      isTaskDone: result.isAlreadyDone,
      taskDoneMessage,
      isHiddenPointsAndCoins: !result.isAlreadyDone && result.isHiddenPointsAndCoins,
    },
    congrats: task.congrats,
    score: result.isAlreadyDone ? null : result.score,
    isPassed: result.isAlreadyDone || result.isPassed,
    reviewPath,
    finished,
    onLeave,
    onClose,
  }
}
