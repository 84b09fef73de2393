import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { readStreak } from '#shared/contract/player.ts'
import { ask } from '#src/lib/http.ts'

export const streakQuery = queryOptions({
  queryKey: ['streak'],
  queryFn: ({ signal }) => ask(readStreak, {}, { signal }),
})

/** What is known counts as fresh from now on. */
export function keepStreak(client: QueryClient): void {
  client.setQueriesData({ queryKey: streakQuery.queryKey }, (known: unknown) => known)
}

export function refreshStreak(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['streak'] })
}
