import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { readActivities } from '#shared/contract/activities.ts'
import { ask } from '#src/lib/http.ts'

/** Asked for this often, and this many (specification, section 9). */
const POLL_MS = 60_000
const SHOWN = 3

/** Titles are in the language that is asked in. What fails is nobody's business: the last ones stand. */
export const activitiesQuery = (language: string) =>
  queryOptions({
    queryKey: ['activities', language],
    queryFn: ({ signal }) => ask(readActivities, { query: { limit: String(SHOWN) } }, { signal }),
    refetchInterval: POLL_MS,
    staleTime: POLL_MS,
    meta: { reporting: 'none' },
  })

export function refreshActivities(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['activities'] })
}
