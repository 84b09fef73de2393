import type { Band } from './bands.ts'

/** What the finish-task pop-up is told (specification, section 3). */
export interface FinishedTask {
  taskType: string
  taskName: string
  points: number
  coins: number
  isCoins: boolean
  isTaskDone: boolean
  taskDoneMessage: string
  isHiddenPointsAndCoins: boolean
}

/** What ends with a task, by name, null where more of it is left; and the missions that open with it. */
export interface FinishedWith {
  mission: string | null
  adventure: string | null
  opened: readonly { id: string; name: string }[]
}

export type FinishFace =
  | { show: 'done'; message: string }
  | { show: 'keep-playing' }
  | { show: 'points'; points: number; coins: number | null }
  | { show: 'smiley'; mood: 'sad' | 'smile'; coins: number | null }

/**
 * What the pop-up shows: the first that holds (FIN-4).
 * @param isSad whether a finish without points is sad in a task of this kind
 */
export function finishFace(task: FinishedTask, isSad: boolean): FinishFace {
  if (task.isTaskDone) return { show: 'done', message: task.taskDoneMessage }
  if (task.isHiddenPointsAndCoins) return { show: 'keep-playing' }
  const coins = task.isCoins ? task.coins : null
  if (task.points > 0) return { show: 'points', points: task.points, coins }
  return { show: 'smiley', mood: isSad ? 'sad' : 'smile', coins }
}

/** How well it went: what is said must fit it. */
export function gradeOf(score: { right: number; all: number } | null, ending: Band | null): Band {
  if (ending) return ending
  if (score?.right === 0) return 'poor'
  return score && score.right * 2 < score.all ? 'fair' : 'good'
}
