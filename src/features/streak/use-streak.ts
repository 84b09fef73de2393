import { useQuery } from '@tanstack/react-query'
import type { StreakReply } from '#shared/contract/player.ts'
import { useAfterStart } from '#src/lib/after-start.ts'
import { streakQuery } from './queries.ts'

/** The widget loads this long after the start of the page (specification, section 9). */
const LOAD_DELAY_MS = 2000

/** The streak, once the widget may load; null before, and where the tenant has it off. */
export function useStreak(isOn: boolean): StreakReply | null {
  const mayLoad = useAfterStart(LOAD_DELAY_MS)
  const { data } = useQuery({ ...streakQuery, enabled: isOn && mayLoad })
  return data ?? null
}
