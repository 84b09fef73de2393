import { refreshProgress } from '#src/features/progress/queries.ts'
import { refreshStreak } from '#src/features/streak/queries.ts'
import { forgetMissions } from '#src/features/missions/queries.ts'
import { sendFinish } from '#src/features/tasks/queries.ts'
import type { FinishResult } from '#src/features/tasks/finish-result.ts'
import { queryClient } from '#src/lib/query-client.ts'

/** Finishes an attempt; the map, the points and the streak then tell the new truth. */
export async function finishTask(attemptId: string, key: string): Promise<FinishResult> {
  const result = await sendFinish(attemptId, key)
  void refreshAfterFinish()
  return result
}

async function refreshAfterFinish(): Promise<void> {
  await Promise.all([forgetMissions(queryClient), refreshProgress(queryClient), refreshStreak(queryClient)])
}
