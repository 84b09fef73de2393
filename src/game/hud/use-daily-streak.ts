import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePlatform } from '#src/features/platform/store.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { streakDaysQuery } from '#src/features/streak/days-query.ts'
import { isAnnounced } from '#src/features/streak/is-announced.ts'
import { saveSeenDay, todayOf, useSeenDay } from '#src/features/streak/seen-day.ts'
import { showBonus } from '#src/features/streak/show-bonus.ts'
import { useStreak } from '#src/features/streak/use-streak.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { useIsBeforeFirstTask } from '../tutorial/use-before-first-task.ts'
import { forgetStreakAsked, useOpenPanels } from './reading.ts'

/**
 * Offers the streak once on a day, when a player arrives (STREAK-4), and whenever a notification of it was pressed. Newcomers meet it with their
 * first finished task, or with their next visit.
 * @param isTour the tour is or may be shown first
 */
export function useDailyStreak(isTour: boolean): void {
  const streak = useStreak(usePlatform(({ switches }) => switches.streak_enabled))
  const { data: profile } = useQuery(profileQuery)
  // known before the pop-up that speaks of it opens
  useQuery({ ...streakDaysQuery, enabled: streak !== null })
  const isAsked = useOpenPanels(({ isStreakAsked }) => isStreakAsked)
  const seenDay = useSeenDay(profile?.id)
  const isBeforeFirstTask = useIsBeforeFirstTask()
  const isHeld = (isTour || isBeforeFirstTask) && !isAsked

  useEffect(() => {
    if (!streak || !profile || isHeld) return
    const hasNews = !isAnnounced(seenDay, todayOf(profile), streak)
    if (!hasNews && !isAsked) {
      // The day of the visit is saved also where its streak of weeks has nothing new to say.
      saveSeenDay(profile)
      return
    }
    const request = overlay.show({
      kind: 'streak',
      isUnasked: true,
      streak,
      isNews: false,
      onOpen: () => {
        forgetStreakAsked()
        saveSeenDay(profile)
      },
      onClose: () => showBonus(streak, profile.id),
    })
    return () => overlay.withdraw(request)
  }, [isAsked, isHeld, streak, profile, seenDay])
}
