import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { readProgress, readToday } from '#shared/contract/player.ts'
import { ask, call } from '#src/lib/http.ts'

export const progressQuery = queryOptions({
  queryKey: ['progress'],
  queryFn: ({ signal }) => ask(readProgress, {}, { signal }),
})

export const todayQuery = queryOptions({
  queryKey: ['progress', 'today'],
  queryFn: ({ signal }) => ask(readToday, {}, { signal }),
})

/** Whether nothing of the adventure is left, asked anew beside what is known; no answer tells of none. */
export async function isAllDone(): Promise<boolean> {
  try {
    return (await call(readProgress, {})).playerProgress >= 100
  } catch {
    return false
  }
}

/** What is known counts as fresh from now on. */
export function keepProgress(client: QueryClient): void {
  client.setQueriesData({ queryKey: progressQuery.queryKey }, (known: unknown) => known)
}

export function refreshProgress(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['progress'] })
}
