import { queryOptions } from '@tanstack/react-query'
import { readStreakDays } from '#shared/contract/player-area.ts'
import { ask } from '#src/lib/http.ts'

/** Below the streak's own key: what makes that stale makes these stale. */
export const streakDaysQuery = queryOptions({
  queryKey: ['streak', 'days'],
  queryFn: ({ signal }) => ask(readStreakDays, {}, { signal }),
})
