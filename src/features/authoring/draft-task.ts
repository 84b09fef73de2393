import type { Task } from '#shared/contract/tasks.ts'
import type { TaskText } from '#shared/scene/files.ts'
import type { TaskPlayable } from '#shared/scene/tasks/task.ts'

/** A task that somebody writes, as its player is told of it: nothing of it counts anywhere. */
export function draftTask(missionId: string, id: string, { type }: TaskPlayable, words: TaskText): Task {
  const { name, goal, congrats } = words
  return {
    ...{ id, missionId, name, type, goal, congrats },
    ...{ is_completed: false, points: 0, currency: 0, earned: null },
    params: { isLeaderAcceptRequired: false, isShowCorrectAnswerHidden: false },
    ...{ minutes: 1, competences: [], hasQuestions: true, picture: null, progress: 0, unmet: [] },
  }
}
