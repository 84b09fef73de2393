const fetchers = new Set<() => void>()

/** Says how code behind the login is fetched ahead of its time. @returns how to stop */
export function addPagesAhead(fetch: () => void): () => void {
  fetchers.add(fetch)
  return () => void fetchers.delete(fetch)
}

/** Fetches, quietly, the pages that a player who loses the connection would lose. */
export function fetchPagesAhead(): void {
  for (const fetch of fetchers) fetch()
}
