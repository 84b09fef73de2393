import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { dismissRecommendation, readRecommendations } from '#shared/contract/recommendations.ts'
import { ask, call } from '#src/lib/http.ts'

/** Words are in the language that is asked in. What fails shows nothing (specification, section 8). */
export const recommendationsQuery = (language: string) =>
  queryOptions({
    queryKey: ['recommendations', language],
    queryFn: ({ signal }) => ask(readRecommendations, {}, { signal }),
    meta: { reporting: 'none' },
  })

/** Two weeks without it. Rejects with the `Failure`, after the shell has told it. */
export function sendDismissal(taskId: string): Promise<undefined> {
  return call(dismissRecommendation, { params: { taskId } })
}

export function refreshRecommendations(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['recommendations'] })
}
