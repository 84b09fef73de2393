import { useQuery } from '@tanstack/react-query'
import { usePlatform } from '#src/features/platform/store.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { isTold } from '#src/features/streak/is-told.ts'
import { streakQuery } from '#src/features/streak/queries.ts'
import { useStreak } from '#src/features/streak/use-streak.ts'
import { todayOf, toldDayOf } from '#src/shell/popups/told-day.ts'

/** Whether the streak is told on this arrival, or may be as soon as it is known: whatever follows it waits. */
export function useStreakDue(): boolean {
  const isOn = usePlatform(({ switches }) => switches.streak_enabled)
  const streak = useStreak(isOn)
  const { isError } = useQuery({ ...streakQuery, enabled: false })
  const { data: profile } = useQuery(profileQuery)
  if (!isOn || isError) return false
  return !streak || !profile || !isTold(toldDayOf(profile), todayOf(profile), streak)
}
