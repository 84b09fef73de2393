import { awaitVersion } from '#shared/contract/adventure-version.ts'
import { ask } from '#src/lib/http.ts'

/** A map has stood for so long before anything is asked: nothing of this belongs to its start (ms). */
const BEGIN_MS = 3000
/** The server waits before it answers; where it does not, nobody asks faster than this. */
const AGAIN_MS = 1000
const AFTER_FAILURE_MS = 15_000
/** The server waits for 20 s. */
const TIMEOUT_MS = 30_000
/** All open maps would ask for the new content at the same moment. */
const SPREAD_MS = 1500

/**
 * Asks, while a page is looked at, whether its player sees another content than that which it shows.
 * @param isSeen of the page now
 * @returns how to stop
 */
export function watchVersion(
  seen: string,
  onNew: () => Promise<void>,
  isSeen: () => boolean = () => document.visibilityState === 'visible',
): () => void {
  const end = new AbortController()
  const { signal } = end
  void follow()
  return () => end.abort()

  async function follow(): Promise<void> {
    await pause(BEGIN_MS, signal)
    while (!signal.aborted) {
      const answer = isSeen() ? await answerTo(seen, signal) : 'same'
      if (answer === 'new') await take()
      // who took it watches for the next one: it did not come where this goes on
      await pause(answer === 'same' ? AGAIN_MS : AFTER_FAILURE_MS, signal)
    }
  }

  async function take(): Promise<void> {
    await pause(Math.random() * SPREAD_MS, signal)
    if (!signal.aborted) await onNew()
  }
}

async function answerTo(seen: string, signal: AbortSignal): Promise<'same' | 'new' | 'none'> {
  try {
    const { version } = await ask(awaitVersion, { query: { seen } }, { signal, timeoutMs: TIMEOUT_MS })
    return version === seen ? 'same' : 'new'
  } catch {
    // without a link, or without a session: others say so
    return 'none'
  }
}

/** Ends early, and well, with the signal. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, ms)
    if (signal.aborted) finish()
    else signal.addEventListener('abort', finish)
  })
}
