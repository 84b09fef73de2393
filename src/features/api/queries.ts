import { queryOptions } from '@tanstack/react-query'
import { readApiDescription } from '#shared/contract/api-description.ts'
import { ask } from '#src/lib/http.ts'

/** It changes with a release alone. */
export const apiQuery = queryOptions({
  queryKey: ['api-description'],
  queryFn: ({ signal }) => ask(readApiDescription, {}, { signal }),
  staleTime: Infinity,
})
