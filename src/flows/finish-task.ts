import type { SurveyAnswer } from '#shared/domain/tally.ts'
import { refreshActivities } from '#src/features/activities/queries.ts'
import { refreshMyAdventures } from '#src/features/adventures/queries.ts'
import { isAllDone, keepProgress, refreshProgress } from '#src/features/progress/queries.ts'
import { refreshRecommendations } from '#src/features/recommendations/queries.ts'
import { keepStreak, refreshStreak } from '#src/features/streak/queries.ts'
import { forgetMissions, keepMissions } from '#src/features/missions/queries.ts'
import { sendFinish } from '#src/features/tasks/finish/send.ts'
import type { FinishResult } from '#src/features/tasks/finish/result.ts'
import { queryClient } from '#src/lib/query-client.ts'

export interface Finished {
  result: FinishResult
  /** The last task of its mission. */
  isMissionFinished: boolean
  /** The last one of all. */
  isAdventureFinished: boolean
}

/**
 * Finishes an attempt. The world stays as it was until `refreshWorld`: what changes under a pop-up is seen by nobody. The
 * list of adventures is a page of its own, which may be opened before the last pop-up has gone.
 */
export async function finishTask(
  attemptId: string,
  key: string,
  isAgain: boolean,
  answers?: readonly SurveyAnswer[],
): Promise<Finished> {
  const result = await sendFinish(attemptId, key, isAgain, answers)
  const isMissionFinished = !result.isAlreadyDone && result.isMissionFinished
  keepMissions(queryClient)
  keepProgress(queryClient)
  keepStreak(queryClient)
  void refreshMyAdventures(queryClient)
  return { result, isMissionFinished, isAdventureFinished: isMissionFinished && (await isAllDone()) }
}

/** The pop-up goes and the player looks at the world: map, points, coins, streak and activities show the new state. */
export async function refreshWorld(): Promise<void> {
  await Promise.all([
    forgetMissions(queryClient),
    refreshProgress(queryClient),
    refreshStreak(queryClient),
    refreshActivities(queryClient),
    refreshRecommendations(queryClient),
    refreshMyAdventures(queryClient),
  ])
}
