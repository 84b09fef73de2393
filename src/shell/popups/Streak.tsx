import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { profileQuery } from '#src/features/profile/queries.ts'
import { todayQuery } from '#src/features/progress/queries.ts'
import { StreakPopup } from '#src/features/streak/StreakPopup.tsx'
import type { PopupFrame } from '#src/ui/GenericPopup.tsx'
import { closePopup } from '#src/overlay/popup-queue.ts'
import type { StreakCall } from '#src/overlay/popups.ts'
import { keepToldDay } from './told-day.ts'

/** The streak's pop-up: whoever has seen it is not told again on this day. */
export function Streak({ data, frame }: { data: StreakCall['data']; frame: PopupFrame }) {
  const { data: profile } = useQuery(profileQuery)
  const { data: today } = useQuery(todayQuery)
  useEffect(() => {
    if (profile) keepToldDay(profile)
  }, [profile])
  return (
    <StreakPopup
      {...frame}
      streak={data}
      isDue={data.isNews ? false : (today?.streakDue ?? null)}
      onButton={() => void closePopup({ type: '', goTo: null })}
    />
  )
}
