import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Profile, StreakReply } from '#shared/contract/player.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { streakDaysQuery } from '#src/features/streak/days-query.ts'
import { isTold } from '#src/features/streak/is-told.ts'
import { useStreak } from '#src/features/streak/use-streak.ts'
import { forgetStreakAsked, useReading } from './reading.ts'
import { useFreeMap } from './use-free-map.ts'
import { tellStreakOfDay } from '#src/shell/popups/open-streak.ts'
import { keepToldDay, todayOf, toldDayOf } from '#src/shell/popups/told-day.ts'

/** Tells of the streak once on a day, when a player arrives (STREAK-4), and whenever it is asked for; what is open already is not covered. */
export function StreakWatch() {
  const streak = useStreak(true)
  const { data: profile } = useQuery(profileQuery)
  // known before the pop-up that speaks of it opens
  useQuery({ ...streakDaysQuery, enabled: streak !== null })
  const isFree = useFreeMap()
  const isAsked = useReading(({ isStreakAsked }) => isStreakAsked)
  useEffect(() => {
    if (!isFree || !streak || !profile) return
    if (!isAsked) {
      tellOnce(streak, profile)
      return
    }
    forgetStreakAsked()
    tellStreakOfDay(streak, profile.id)
  }, [isFree, isAsked, streak, profile])
  return null
}

/** The day of the visit is kept also where its streak of weeks has nothing new to tell. */
function tellOnce(streak: StreakReply, profile: Profile): void {
  const isOld = isTold(toldDayOf(profile), todayOf(profile), streak)
  keepToldDay(profile)
  if (!isOld) tellStreakOfDay(streak, profile.id)
}
