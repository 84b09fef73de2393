import { useRef, useState } from 'react'
import { isFailure } from '../failure.ts'
import { useCountdown } from '../use-countdown.ts'

/** Why anything may fail: no answer, an answer that helps nobody, too many tries. */
type AnyReason = 'offline' | 'broken' | 'wait'

/** What became of the last action. `seconds`: until the server hears the next. */
export type Sending<Reason extends string = never> =
  | { state: 'idle' | 'sending' | 'done' }
  | { state: 'failed'; reason: Reason | AnyReason; seconds: number; failure: unknown }

/**
 * Does something that can fail, and says what became of it; a wait is counted down, and nothing is left of it then.
 * @param reasonOfCode why it was refused, by code of the problem; null: somebody else says it
 */
export function useSending<Reason extends string = never>(
  reasonOfCode: Readonly<Record<string, Reason | null>> = {},
) {
  const [sending, setSending] = useState<Sending<Reason>>({ state: 'idle' })
  const [secondsToWait, waitFor] = useCountdown()
  const forgotten = useRef(0)

  /** @param isAnswered says that the caller answers this failure itself. @returns whether it was done */
  async function send(
    action: () => Promise<unknown>,
    isAnswered: (error: unknown) => boolean = () => false,
  ): Promise<boolean> {
    const before = forgotten.current
    const isForgotten = () => forgotten.current !== before
    setSending({ state: 'sending' })
    try {
      await action()
      if (!isForgotten()) setSending({ state: 'done' })
      return true
    } catch (error) {
      if (isForgotten()) return false
      const reason = isAnswered(error) ? null : reasonOf(error, reasonOfCode)
      const seconds = isFailure(error, 429) ? (error.retryAfter ?? 1) : 0
      waitFor(seconds)
      setSending(reason === null ? { state: 'idle' } : { state: 'failed', reason, seconds, failure: error })
      return false
    }
  }

  return {
    sending: counted(sending, secondsToWait),
    send,
    /** Nothing is said any more of what was sent so far, also where its answer is still to come. */
    forget: () => {
      forgotten.current += 1
      setSending({ state: 'idle' })
    },
  }
}

function reasonOf<Reason extends string>(
  error: unknown,
  reasonOfCode: Readonly<Record<string, Reason | null>>,
): Reason | AnyReason | null {
  const known = isFailure(error) ? reasonOfCode[error.problem?.code ?? ''] : undefined
  if (known !== undefined) return known
  if (isFailure(error, 429)) return 'wait'
  return isFailure(error, 0) ? 'offline' : 'broken'
}

function counted<Reason extends string>(sending: Sending<Reason>, seconds: number): Sending<Reason> {
  if (sending.state !== 'failed' || sending.reason !== 'wait') return sending
  return seconds === 0 ? { state: 'idle' } : { ...sending, seconds }
}
