import type * as z from 'zod/mini'
import type { Denied, FinishItem, TaskSummary } from '#shared/contract/attempts.ts'
import type { StreakReply } from '#shared/contract/player.ts'
import type { Band } from '#shared/domain/bands.ts'

/** What finishing brought, in our own words (TASK-5). */
export type FinishResult =
  | {
      isAlreadyDone: true
      /** How it went, where it was played for a better result, which this is not. */
      score?: { right: number; all: number } | null | undefined
      ending?: Band | null | undefined
      /** Points that it has brought in all; absent where it was only looked at. */
      earned?: number | undefined
      items?: readonly FinishItem[] | undefined
    }
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
      /** Points that it has brought in all, where it was done before and this result is better: the difference is what it brought now. */
      earned?: number | undefined
      /** What was asked, with what was right; absent of an exam and of what asks nothing. */
      items?: readonly FinishItem[] | undefined
      /** After the step that it took; null where it took none. */
      streak: StreakReply | null
    }

/** A `denided` key means no summary: the task counts as already done. */
export function toFinishResult(reply: TaskSummary | z.infer<typeof Denied>): FinishResult {
  if ('denided' in reply) return { isAlreadyDone: true, ...reply }
  const { currency, score = null, ending = null, isPassed = true, streak = null, ...summary } = reply
  return { isAlreadyDone: false, ...summary, score, ending, isPassed, streak, coins: currency }
}
