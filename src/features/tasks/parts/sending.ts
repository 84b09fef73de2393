import { retryWithBackoff } from '#src/lib/retry-with-backoff.ts'
import { isTooEarly, mayPass, savedAfter, type SavedState } from './saving.ts'

/** @param isAgain it did not arrive before */
type Action = (isAgain: boolean) => Promise<void>

interface Sender {
  /** @param tell null when it arrived; else why not: the first time, and when no further try can help */
  send: (action: Action, tell: (error: unknown) => void) => void
  /** What did not arrive is not wanted any more, and nothing is told of it. */
  giveUp: () => void
}

/**
 * Sends what the player did, at once. What did not arrive is sent again by itself until it does, or until something else is
 * sent: only for calls that may be repeated without harm.
 */
export function sendLatest(report: (saved: SavedState) => void): Sender {
  let latest = {}
  let stopTrying = () => {}

  async function work(action: Action, tell: (error: unknown) => void): Promise<void> {
    const own = {}
    latest = own
    const isOver = () => latest !== own
    /** Seconds that the server asks to wait. */
    let waitS: number | undefined

    async function attempt(isFirst: boolean): Promise<boolean> {
      try {
        await action(!isFirst)
      } catch (error) {
        if (isOver()) return true
        report(savedAfter(error))
        if (isTooEarly(error)) waitS = error.retryAfter ?? undefined
        else if (isFirst || !mayPass(error)) tell(error)
        return !mayPass(error)
      }
      if (isOver()) return true
      report('saved')
      tell(null)
      return true
    }

    report('saving')
    const isDone = await attempt(true)
    if (!isDone && !isOver()) stopTrying = retryWithBackoff(() => attempt(false), waitS)
  }

  return {
    send: (action, tell) => {
      stopTrying()
      void work(action, tell)
    },
    giveUp: () => {
      stopTrying()
      latest = {}
    },
  }
}
