import type { TaskSummary } from '#shared/contract/tasks.ts'

/** What finishing brought, in our own words (TASK-5). */
export type FinishResult =
  | { isAlreadyDone: true }
  | {
      isAlreadyDone: false
      points: number
      coins: number
      taskType: TaskSummary['taskType']
      isLeaderAcceptRequired: boolean
      isMissionFinished: boolean
      isHiddenPointsAndCoins: boolean
    }

/** What ends with a task, by name, null where more of it is left; and the missions that open with it. */
export interface FinishedWith {
  mission: string | null
  adventure: string | null
  opened: readonly { id: string; name: string }[]
}

/** A `denided` key means no summary: the task counts as already done. */
export function toFinishResult(reply: TaskSummary | { denided: true }): FinishResult {
  if ('denided' in reply) return { isAlreadyDone: true }
  const { currency, ...summary } = reply
  return { isAlreadyDone: false, ...summary, coins: currency }
}
