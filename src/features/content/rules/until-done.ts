import { Failure } from '#src/lib/failure.ts'
import { isWorthAgain } from '#src/outbox/edits/worth-again.ts'
import { retryWithBackoff } from '#src/lib/retry-with-backoff.ts'

interface Tries {
  signal?: AbortSignal
  /** Before each further try is waited for. */
  onRetry?: () => void
  /** Nobody waits for it any more. */
  isOver?: () => boolean
}

/** Calls until it succeeds, or fails for good. Rejects with what it failed of, or with what was taken back. */
export async function untilDone<T>(action: () => Promise<T>, tries: Tries = {}): Promise<T> {
  const { signal, onRetry, isOver = () => false } = tries
  const isGivenUp = () => isOver() || signal?.aborted === true
  let seconds: number | undefined
  try {
    return await action()
  } catch (error) {
    if (!isWorthAgain(error) || isGivenUp()) throw error
    seconds = error.retryAfter ?? undefined
  }
  onRetry?.()
  return new Promise<T>((resolve, reject) => {
    const attempt = async (): Promise<boolean> => {
      if (isGivenUp()) return true
      try {
        resolve(await action())
        return true
      } catch (error) {
        if (isWorthAgain(error) && !isGivenUp()) {
          onRetry?.()
          return false
        }
        reject(error instanceof Error ? error : new Error(String(error)))
        return true
      }
    }
    const stop = retryWithBackoff(attempt, seconds)
    signal?.addEventListener('abort', () => {
      stop()
      reject(new Failure(0, ''))
    })
  })
}
