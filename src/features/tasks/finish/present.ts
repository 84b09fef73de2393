import type { Task } from '#shared/contract/tasks.ts'
import type { FinishedWith } from '#shared/domain/finish.ts'
import type { FinishedTaskPayload } from '#src/overlay/payloads.ts'
import type { FinishResult } from './result.ts'

interface Finish {
  task: Task
  result: FinishResult
  isCoins: boolean
  finished: FinishedWith
  missions: FinishedTaskPayload['missions']
  reviewPath: string | null
  /** Of the mission that is finished with it. */
  backgroundUrl: string | null
}

/** What the pop-up of a finished task shows of it and of what finishing it brought. */
export function presentFinish({ task, result, isCoins, ...given }: Finish): FinishedTaskPayload {
  const brought = result.isAlreadyDone ? null : result
  const isAwaiting = brought !== null && brought.isLeaderAcceptRequired && brought.isPassed
  return {
    ...given,
    taskId: task.id,
    missionId: task.missionId,
    task: {
      taskType: task.type,
      taskName: task.name,
      points: brought?.points ?? 0,
      coins: brought?.coins ?? 0,
      isCoins,
      isTaskDone: result.isAlreadyDone,
      // what waits to be rated has brought nothing yet, which is not 0
      isHiddenPointsAndCoins: brought !== null && (brought.isHiddenPointsAndCoins || isAwaiting),
    },
    congrats: task.congrats,
    score: result.score ?? null,
    ending: result.ending ?? null,
    ...(result.items && { items: result.items }),
    isRetried: result.earned !== undefined,
    isPassed: brought?.isPassed ?? true,
    isAwaiting,
    isAnonymous: brought?.isAnonymous ?? false,
    isResultOnly: task.params.isShowCorrectAnswerHidden,
  }
}
