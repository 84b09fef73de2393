import { isFailure, type Failure } from '#src/lib/failure.ts'
import { retryWithBackoff } from '#src/lib/retry-with-backoff.ts'

/** `offline`: no answer came; `unsaved`: the server refused. */
export type SavedState = 'saved' | 'saving' | 'offline' | 'unsaved'

/** @param isAgain it did not arrive before */
type Send = (isAgain: boolean) => Promise<unknown>

export function savedAfter(error: unknown): SavedState {
  if (isTooEarly(error)) return 'saving'
  return isFailure(error, 0) ? 'offline' : 'unsaved'
}

/** No answer came, the server could not give one, or it came too early: the same call may succeed later. */
export function mayPass(error: unknown): boolean {
  return isFailure(error) && (error.kind === 'offline' || error.status >= 500 || isTooEarly(error))
}

/** Finished sooner than the server believes: it is sent again when the time has passed, and the player notices nothing. */
export function isTooEarly(error: unknown): error is Failure {
  return isFailure(error, 429) && error.problem?.code === 'too-early'
}

/** Withdrawn, finished, or of another kind: no further try can help. */
export function isRefused(error: unknown): boolean {
  return [404, 409, 422].some((status) => isFailure(error, status))
}

/** What one chip says of two things that are saved apart. */
export function worseOf(one: SavedState, other: SavedState): SavedState {
  const worstFirst = ['saving', 'unsaved', 'offline', 'saved'] as const
  return worstFirst.find((saved) => saved === one || saved === other) ?? 'saved'
}

interface Keeper {
  keep: (send: Send) => void
  /** What is not there yet is not sent again. */
  stop: () => void
}

/**
 * Keeps the latest of many: one call at a time, and of those that wait only the last is sent. What does not arrive is sent
 * again by itself.
 */
export function keepLatest(report: (saved: SavedState) => void): Keeper {
  let isUnderWay = false
  let isStopped = false
  let waiting: Send | null = null
  let stopTrying = () => {}

  async function work(send: Send, isQuiet: boolean): Promise<boolean> {
    isUnderWay = true
    if (!isQuiet) report('saving')
    const failed = await send(isQuiet).then(
      () => null,
      (error: unknown) => ({ error }),
    )
    isUnderWay = false
    const next = waiting
    waiting = null
    if (next) {
      void work(next, false)
      return true
    }
    report(failed ? savedAfter(failed.error) : 'saved')
    const isDone = isStopped || !failed || !mayPass(failed.error)
    if (!isDone && !isQuiet) stopTrying = retryWithBackoff(() => work(send, true))
    return isDone
  }

  return {
    keep: (send) => {
      stopTrying()
      isStopped = false
      if (isUnderWay) waiting = send
      else void work(send, false)
    },
    stop: () => {
      stopTrying()
      isStopped = true
    },
  }
}
