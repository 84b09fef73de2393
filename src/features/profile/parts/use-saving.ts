import { useState } from 'react'
import { isFailure } from '#src/lib/failure.ts'

/** What became of the last deed. `seconds`: until the server hears the next. */
export type Saving =
  { state: 'idle' | 'saving' | 'saved' } | { state: 'failed'; reason: Reason; seconds: number }

/** In the words of `profile.failed`. */
export type Reason = 'offline' | 'broken' | 'wait' | 'waitLong' | 'lastAdmin'

/** Does something that can fail, and says what became of it. */
export function useSaving() {
  const [saving, setSaving] = useState<Saving>({ state: 'idle' })

  /** @param isAnswered says that the caller answers this failure itself. @returns whether it was done */
  async function save(
    deed: () => Promise<void>,
    isAnswered: (error: unknown) => boolean = () => false,
  ): Promise<boolean> {
    setSaving({ state: 'saving' })
    try {
      await deed()
      setSaving({ state: 'saved' })
      return true
    } catch (error) {
      setSaving(isAnswered(error) ? { state: 'idle' } : { state: 'failed', ...reasonOf(error) })
      return false
    }
  }

  return { saving, save, forget: () => setSaving({ state: 'idle' }) }
}

/** A longer wait is said in minutes. */
const MINUTE_S = 60

function reasonOf(error: unknown): { reason: Reason; seconds: number } {
  if (isFailure(error, 429)) {
    const seconds = error.retryAfter ?? 1
    return { reason: seconds > MINUTE_S ? 'waitLong' : 'wait', seconds }
  }
  if (isFailure(error, 409) && error.problem?.code === 'last-admin')
    return { reason: 'lastAdmin', seconds: 0 }
  return { reason: isFailure(error, 0) ? 'offline' : 'broken', seconds: 0 }
}
