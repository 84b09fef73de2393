import { useEffect, useState } from 'react'

/** Whether the page was asked for as long ago, in ms: widgets of the specification come a while after the start, once. */
export function useAfterStart(ms: number): boolean {
  const [isOver, setOver] = useState(() => leftOf(ms) === 0)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), leftOf(ms))
    return () => clearTimeout(timer)
  }, [ms])
  return isOver
}

/** ms; the time origin is when the page was asked for. */
function leftOf(ms: number): number {
  return Math.max(0, ms - performance.now())
}
