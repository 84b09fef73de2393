import { queryOptions } from '@tanstack/react-query'
import { readSessions } from '#shared/contract/settings.ts'
import { ask } from '#src/lib/http.ts'

/** Those that are open now; asked anew whenever they are looked at. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => ask(readSessions, {}, { signal }),
  staleTime: 0,
})
