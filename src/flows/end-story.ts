import type { StoryEnd } from '#shared/contract/stories.ts'
import { forgetMissions } from '#src/features/missions/queries.ts'
import { refreshProgress } from '#src/features/progress/queries.ts'
import { sendStoryEnd } from '#src/features/stories/queries.ts'
import { queryClient } from '#src/lib/query-client.ts'

/** Ends an onboarding or an easter egg: map and points show the new state. `key` is the same for all tries of one end. */
export async function endStory(missionId: string, key: string): Promise<StoryEnd> {
  const end = await sendStoryEnd(missionId, key)
  void forgetMissions(queryClient)
  void refreshProgress(queryClient)
  return end
}
