import { useQuery } from '@tanstack/react-query'
import { todayQuery } from '#src/features/progress/queries.ts'
import { StreakWidget } from '#src/features/streak/StreakWidget.tsx'
import { useStreak } from '#src/features/streak/use-streak.ts'

export function DestinationStreak() {
  const streak = useStreak(true)
  const { data: today } = useQuery(todayQuery)
  return streak ? <StreakWidget streak={streak} isDue={today?.streakDue ?? null} /> : null
}
