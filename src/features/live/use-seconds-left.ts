import { useEffect, useState } from 'react'
import type { LiveQuiz } from '#shared/contract/live.ts'

/** Whole seconds until the question closes; null where it does not by itself. @param knownAt when `msLeft` was told, in ms since 1970 */
export function useSecondsLeft({ phase, msLeft }: LiveQuiz, knownAt: number): number | null {
  const [now, setNow] = useState(() => Date.now())
  const isCounting = phase === 'question' && msLeft !== null
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isCounting])
  if (!isCounting) return null
  return Math.max(0, Math.ceil((msLeft - Math.max(0, now - knownAt)) / 1000))
}
