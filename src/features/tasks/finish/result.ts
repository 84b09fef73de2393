import type { TaskSummary } from '#shared/contract/attempts.ts'
import type { StreakReply } from '#shared/contract/player.ts'
import type { Band } from '#shared/domain/bands.ts'

/** What finishing brought, in our own words (TASK-5). */
export type FinishResult =
  | { isAlreadyDone: true }
  | {
      isAlreadyDone: false
      points: number
      coins: number
      taskType: TaskSummary['taskType']
      /** What was right of what was asked; null where nothing was. */
      score: { right: number; all: number } | null
      /** How it ended, of what has better and worse ends. */
      ending: Band | null
      /** False where too little was right: the task stays to be done. */
      isPassed: boolean
      isLeaderAcceptRequired: boolean
      isMissionFinished: boolean
      isHiddenPointsAndCoins: boolean
      isAnonymous?: boolean | undefined
      /** After the step that it took; null where it took none. */
      streak: StreakReply | null
    }

/** A `denided` key means no summary: the task counts as already done. */
export function toFinishResult(reply: TaskSummary | { denided: true }): FinishResult {
  if ('denided' in reply) return { isAlreadyDone: true }
  const { currency, score = null, ending = null, isPassed = true, streak = null, ...summary } = reply
  return { isAlreadyDone: false, ...summary, score, ending, isPassed, streak, coins: currency }
}
