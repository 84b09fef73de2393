import { useEffect, useState } from 'react'
import type { EbookState } from '#shared/scene/tasks/ebook.ts'

/** Counts down what the server said is left, from when it said it. */
export function useSecondsLeft({ secondsLeft, read }: EbookState): number {
  const [left, setLeft] = useState(secondsLeft)
  useEffect(() => {
    const end = performance.now() + secondsLeft * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)))
    tick()
    if (secondsLeft === 0) return
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
    // each answer brings a list of its own
  }, [secondsLeft, read])
  return left
}
