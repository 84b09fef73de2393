import { useQuery } from '@tanstack/react-query'
import { usePlatform } from '#src/features/platform/store.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { isAnnounced } from '#src/features/streak/is-announced.ts'
import { streakQuery } from '#src/features/streak/queries.ts'
import { todayOf, useSeenDay } from '#src/features/streak/seen-day.ts'
import { useStreak } from '#src/features/streak/use-streak.ts'

/** Whether the streak is shown on this arrival, or may be as soon as it is known. */
export function useStreakDue(): boolean {
  const isOn = usePlatform(({ switches }) => switches.streak_enabled)
  const streak = useStreak(isOn)
  const { isError } = useQuery({ ...streakQuery, enabled: false })
  const { data: profile } = useQuery(profileQuery)
  const seenDay = useSeenDay(profile?.id)
  if (!isOn || isError) return false
  return !streak || !profile || !isAnnounced(seenDay, todayOf(profile), streak)
}
