import type { Query, QueryClient } from '@tanstack/react-query'
import { isFailure } from './failure.ts'
import { retryWithBackoff } from './retry-with-backoff.ts'

/**
 * What a screen asked for and did not get, because the server was away or broken, is asked for again until it comes:
 * nobody need press anything. Quietly: what the screen says stays there meanwhile, and no modal comes a second time.
 * Returns how to stop.
 */
export function retryMissedQueries(client: QueryClient): () => void {
  const cache = client.getQueryCache()
  const stops = new Map<Query, () => void>()

  function retryMissed(query: Query): void {
    if (stops.has(query) || !isMissed(query)) return
    const stop = retryWithBackoff(async () => {
      const isDone = await askAgain(client, query)
      if (isDone) stops.delete(query)
      return isDone
    })
    stops.set(query, stop)
  }

  cache.getAll().forEach(retryMissed)
  const unsubscribe = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const query = cache.get(event.query.queryHash)
    if (query) retryMissed(query)
  })
  return () => {
    unsubscribe()
    for (const stop of stops.values()) stop()
  }
}

/** Says whether nothing more is to be done. It asks beside the query, which would show itself as loading. */
async function askAgain(client: QueryClient, query: Query): Promise<boolean> {
  const isWanted = () => isMissed(query) && client.getQueryCache().get(query.queryHash) === query
  if (!isWanted()) return true
  if (query.state.fetchStatus === 'fetching') return false
  const { queryKey } = query
  const { queryFn } = query.options
  if (!queryFn) return true
  if (isPaged(query)) {
    await client.refetchQueries({ queryKey, exact: true })
    return !isWanted()
  }
  try {
    const data = await client.query({
      queryKey: ['again', ...queryKey],
      queryFn,
      meta: { reporting: 'none' },
      retry: false,
      gcTime: 0,
      staleTime: 0,
    })
    // Of a player who signed out meanwhile nothing is kept.
    if (isWanted()) client.setQueryData(queryKey, data)
    return true
  } catch (error) {
    if (isTrouble(error)) return false
    // An answer after all: the screen hears it as any other.
    if (isWanted()) void client.refetchQueries({ queryKey, exact: true })
    return true
  }
}

/** It knows pages, and asks for them itself. */
function isPaged(query: Query): boolean {
  return 'initialPageParam' in query.options
}

/** Somebody looks at it, and the server did not bring it. */
function isMissed(query: Query): boolean {
  return query.isActive() && isTrouble(query.state.error)
}

function isTrouble(error: unknown): boolean {
  return isFailure(error) && (error.kind === 'offline' || error.kind === 'broken')
}
