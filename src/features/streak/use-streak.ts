import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { StreakReply } from '#shared/contract/player.ts'
import { streakQuery } from './queries.ts'

/** The widget loads this long after start (specification, section 9). */
const LOAD_DELAY_MS = 2000

/** The streak, once the widget may load; null before, and where the tenant has it off. */
export function useStreak(isOn: boolean): StreakReply | null {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), LOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  const { data } = useQuery({ ...streakQuery, enabled: isOn && isDue })
  return data ?? null
}
