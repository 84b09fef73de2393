import { useState } from 'react'
import { isFailure } from '#src/lib/failure.ts'
import { useCountdown } from '#src/lib/use-countdown.ts'

/** What became of the last deed. `seconds`: until the server hears the next. */
export type Saving =
  { state: 'idle' | 'saving' | 'saved' } | { state: 'failed'; reason: Reason; seconds: number }

/** In the words of `profile.failed`. */
export type Reason = 'offline' | 'broken' | 'wait' | 'waitLong' | 'lastAdmin'

/** Does something that can fail, and says what became of it; a wait is counted down, and nothing is left of it then. */
export function useSaving() {
  const [saving, setSaving] = useState<Saving>({ state: 'idle' })
  const [secondsToWait, waitFor] = useCountdown()

  /** @param isAnswered says that the caller answers this failure itself. @returns whether it was done */
  async function save(
    deed: () => Promise<unknown>,
    isAnswered: (error: unknown) => boolean = () => false,
  ): Promise<boolean> {
    setSaving({ state: 'saving' })
    try {
      await deed()
      setSaving({ state: 'saved' })
      return true
    } catch (error) {
      const failed = reasonOf(error)
      waitFor(failed.seconds)
      setSaving(isAnswered(error) ? { state: 'idle' } : { state: 'failed', ...failed })
      return false
    }
  }

  return { saving: counted(saving, secondsToWait), save, forget: () => setSaving({ state: 'idle' }) }
}

/** A longer wait is said in minutes. */
const MINUTE_S = 60

function reasonOf(error: unknown): { reason: Reason; seconds: number } {
  if (isFailure(error, 429)) return { reason: 'wait', seconds: error.retryAfter ?? 1 }
  if (isFailure(error, 409) && error.problem?.code === 'last-admin')
    return { reason: 'lastAdmin', seconds: 0 }
  return { reason: isFailure(error, 0) ? 'offline' : 'broken', seconds: 0 }
}

function counted(saving: Saving, seconds: number): Saving {
  if (saving.state !== 'failed' || saving.reason !== 'wait') return saving
  if (seconds === 0) return { state: 'idle' }
  return { ...saving, reason: seconds > MINUTE_S ? 'waitLong' : 'wait', seconds }
}
