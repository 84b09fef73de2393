import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/**
 * Whole seconds until `endsAt` (ms since 1970) once no more than `within` are left; null before. Follows the clock, so that
 * a device that slept is not given more time.
 */
export function useSecondsLeft(endsAt: number | null, within: number): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    if (endsAt === null) return
    const look = () => {
      const seconds = Math.max(0, Math.ceil((endsAt - Date.now()) / SECOND_MS))
      setLeft(seconds <= within ? seconds : null)
    }
    const first = setTimeout(look, 0)
    const timer = setInterval(look, SECOND_MS)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
      setLeft(null)
    }
  }, [endsAt, within])
  return left
}
