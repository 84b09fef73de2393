import { useEffect, useState } from 'react'

/** Seconds that are left, and how to start anew. Counts against the clock, so that a sleeping tab does not wait longer. */
export function useCountdown(): [number, (seconds: number) => void] {
  const [end, setEnd] = useState(0)
  const [left, setLeft] = useState(0)
  const isOver = left === 0

  useEffect(() => {
    if (isOver) return
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)))
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [end, isOver])

  const start = (seconds: number) => {
    setEnd(performance.now() + seconds * 1000)
    setLeft(seconds)
  }
  return [left, start]
}

/** Seconds that are left of a wait, from `seconds` to 0. @param of what started it: another value starts it anew */
export function useWaitLeft(of: unknown, seconds: number): number {
  const [begun, setBegun] = useState(of)
  const [left, setLeft] = useState(seconds)
  if (begun !== of) {
    setBegun(of)
    setLeft(seconds)
  }
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return
    const end = performance.now() + seconds * 1000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000))), 250)
    return () => clearInterval(timer)
  }, [of, seconds, isOver])
  return left
}
