import { useEffect, useState, useSyncExternalStore } from 'react'
import { onOutboxChange } from './hub.ts'
import { countWaiting, flushOutbox } from './outbox.ts'
import type { SomeKind } from './rules.ts'

interface Waiting {
  /** Under how many keys something waits. */
  count: number
  /** It was tried now, and not all of it arrived; it is tried again by itself. */
  hasFailed: boolean
}

/** Sends what waits of these kinds, and watches it. */
export function useOutboxWaiting(person: string, kinds: readonly SomeKind[]): Waiting {
  const count = useSyncExternalStore(onOutboxChange, () => countWaiting(person, kinds))
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isOver = false
    void flushOutbox(person, kinds).then((isSent) => {
      if (!isOver && !isSent) setFailed(true)
    })
    return () => {
      isOver = true
    }
  }, [person, kinds])
  return { count, hasFailed }
}
