import { Failure } from './failure.ts'

/** Reads JSON from any address; another site gets no credentials. Throws a `Failure`, or the abort of the signal. */
export async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal }).catch((error: unknown) => {
    throw error instanceof DOMException ? error : new Failure(0, url)
  })
  if (!response.ok) throw new Failure(response.status, url)
  const text = await response.text()
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new Failure(-1, url, { code: 'reply-malformed', message: 'is no JSON' })
  }
}
