import { queryOptions } from '@tanstack/react-query'
import { finishStory, readStory, advanceStory, type Story, type StoryEnd } from '#shared/contract/stories.ts'
import { ask, call } from '#src/lib/http.ts'

/** What a mission tells, and where its player is; read anew with every visit. */
export const storyQuery = (missionId: string, language: string) =>
  queryOptions({
    queryKey: ['story', missionId, language],
    queryFn: ({ signal }): Promise<Story> => ask(readStory, { params: { id: missionId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Keeps the place. What does not arrive costs a step that is read again. */
export async function keepStep(missionId: string, at: number): Promise<void> {
  try {
    await call(advanceStory, { params: { id: missionId }, body: { at } })
  } catch {
    // Told by the call.
  }
}

/** `key` is the same for all tries of one finish. */
export function sendStoryEnd(missionId: string, key: string): Promise<StoryEnd> {
  return call(finishStory, { params: { id: missionId }, body: { key } })
}
