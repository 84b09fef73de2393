import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Seconds until the time is over; null where there is no limit. It counts from what the server last said, whatever the
 * device's own clock shows; `ask` makes the server say it again: at the start, at the end, and when a page that slept
 * wakes.
 */
export function useSecondsLeft(leftMs: number | null, ask: () => void): number | null {
  const [left, setLeft] = useState(leftMs)
  const askAgain = useEffectEvent(ask)
  const hasLimit = leftMs !== null

  useEffect(() => {
    if (leftMs === null) return
    const end = performance.now() + leftMs
    const tick = () => {
      const now = Math.max(0, end - performance.now())
      setLeft(now)
      if (now > 0 || leftMs === 0) return
      clearInterval(ticking)
      askAgain()
    }
    const ticking = setInterval(tick, 1000)
    tick()
    return () => clearInterval(ticking)
  }, [leftMs])

  useEffect(() => {
    if (!hasLimit) return
    askAgain()
    const wake = () => {
      if (!document.hidden) askAgain()
    }
    document.addEventListener('visibilitychange', wake)
    return () => document.removeEventListener('visibilitychange', wake)
  }, [hasLimit])

  return left === null ? null : Math.ceil(left / 1000)
}
