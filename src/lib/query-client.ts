import { QueryCache, QueryClient } from '@tanstack/react-query'
import { emit, type Reporting } from './events.ts'
import { isFailure } from './failure.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** `modal` unless the screen that asks says it itself, or the specification wants less. */
      reporting?: Reporting
      /** Asked for again every so often: a modal at the first failure, only the log until it succeeds again; or never a modal over an answer. */
      isPolled?: boolean | 'quietly'
    }
  }
}

/** Mission state and all else that the player's own actions change stays fresh for this long (specification, section 9). */
export const MISSION_FRESH_MS = 120_000
/** First word of every key under which mission state is known, tasks included: an action makes all of it old at once. */
export const MISSION_STATE = 'missions'

const MAX_RETRIES = 2

/** Asked for the first time, and made old by an action before the answer: that may be of before the action. */
const overtaken = new WeakSet<object>()

/** Queries whose last answer was a failure. */
const failing = new WeakSet<object>()

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // After the last retry only: an error that a retry overcame is not reported.
    onError: (error, query) => {
      if (!isFailure(error)) return
      const { reporting = 'modal', isPolled = false } = query.meta ?? {}
      const isShown = isPolled === 'quietly' && query.state.data !== undefined
      const isRepeated = isShown || (isPolled !== false && failing.has(query))
      failing.add(query)
      emit({
        type: 'call-failed',
        failure: error,
        reporting: isRepeated && reporting === 'modal' ? 'log' : reporting,
      })
    },
    // anyone who has an answer already is asked for anew by the action itself
    onSuccess: (_, query) => {
      failing.delete(query)
      if (overtaken.delete(query))
        void queryClient.invalidateQueries({ predicate: (known) => known === query })
    },
  }),
  defaultOptions: {
    queries: {
      // A query that waits for the network would say nothing of it; one that asks at once fails as any other does.
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: MISSION_FRESH_MS,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < MAX_RETRIES && isFailure(error, 0) && navigator.onLine,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'invalidate') return
  const { status, fetchStatus } = event.query.state
  if (status === 'pending' && fetchStatus === 'fetching') overtaken.add(event.query)
})
