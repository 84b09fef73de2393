import { useEffect, useState } from 'react'

/** Counts down what the server said is left, from when it said it. @param said changes with each answer of it */
export function useSecondsLeft(secondsLeft: number, said: unknown): number {
  const [left, setLeft] = useState(secondsLeft)
  useEffect(() => {
    const end = performance.now() + secondsLeft * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)))
    tick()
    if (secondsLeft === 0) return
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [secondsLeft, said])
  return left
}
