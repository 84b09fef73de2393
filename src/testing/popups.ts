import type { FinishTaskCall } from '#src/overlay/popups.ts'

/** A pill that brought 20 points, with words of its designer. */
export function aFinishTask(
  data: Partial<FinishTaskCall['data']> = {},
  more: Partial<Omit<FinishTaskCall, 'data'>> = {},
): FinishTaskCall {
  return {
    type: 'finishTask',
    text: () => ({ title: 'Two keys', buttonText: 'Continue' }),
    iconUrl: null,
    color: 'three',
    backgroundUrl: null,
    data: {
      taskId: 'two-keys',
      missionId: 'harbour',
      task: aFinishedTask(),
      congrats: 'Both in your pocket.',
      score: null,
      ending: null,
      isPassed: true,
      isAwaiting: false,
      reviewPath: null,
      isResultOnly: false,
      finished: { mission: null, adventure: null, opened: [] },
      ...data,
    },
    onLeave: () => Promise.resolve(),
    onClose: () => {},
    ...more,
  }
}

export function aFinishedTask(
  task: Partial<FinishTaskCall['data']['task']> = {},
): FinishTaskCall['data']['task'] {
  return {
    taskType: 'learning-pill',
    taskName: 'Two keys',
    points: 20,
    coins: 0,
    isCoins: false,
    isTaskDone: false,
    isHiddenPointsAndCoins: false,
    ...task,
  }
}
