import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { StreakReply } from '#shared/contract/player.ts'
import { streakQuery } from './queries.ts'

/** The widget loads this long after the start of the page (specification, section 9). */
const LOAD_DELAY_MS = 2000

/** The streak, once the widget may load; null before, and where the tenant has it off. */
export function useStreak(isOn: boolean): StreakReply | null {
  const [mayLoad, setMayLoad] = useState(() => leftOfDelay() === 0)
  useEffect(() => {
    const timer = setTimeout(() => setMayLoad(true), leftOfDelay())
    return () => clearTimeout(timer)
  }, [])
  const { data } = useQuery({ ...streakQuery, enabled: isOn && mayLoad })
  return data ?? null
}

/** ms; the time origin is when the page was asked for. */
function leftOfDelay(): number {
  return Math.max(0, LOAD_DELAY_MS - performance.now())
}
