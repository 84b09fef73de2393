let fetchAhead: () => void = () => {}

/** The router says how the pages behind the login are fetched ahead of their time. */
export function setPagesAhead(fetch: () => void): void {
  fetchAhead = fetch
}

/** Fetches, quietly, the pages that whoever loses the link would lose. */
export function fetchPagesAhead(): void {
  fetchAhead()
}
