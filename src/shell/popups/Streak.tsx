import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { profileQuery } from '#src/features/profile/queries.ts'
import { todayQuery } from '#src/features/progress/queries.ts'
import { saveSeenDay } from '#src/features/streak/seen-day.ts'
import { StreakPopup } from '#src/features/streak/StreakPopup.tsx'
import type { OverlayViewProps } from '#src/overlay/OverlayHost.tsx'

const STEPS = [0, 1, 2, 3] as const

/** The streak's pop-up: a player who has seen it is not shown it again on this day. */
export function Streak({ request: { streak, isNews }, frame }: OverlayViewProps<'streak'>) {
  const { t } = useTranslation()
  const { data: profile } = useQuery(profileQuery)
  const { data: today } = useQuery(todayQuery)
  useEffect(() => {
    if (profile) saveSeenDay(profile)
  }, [profile])
  const step = STEPS[streak.streak] ?? 0
  return (
    <StreakPopup
      {...frame}
      text={{
        title: t(`streak.taken.${streak.type}.${step}`),
        buttonText: t(step === 0 ? 'streak.begin' : 'streak.action'),
      }}
      iconUrl={null}
      color="three"
      backgroundUrl={null}
      streak={streak}
      isDue={isNews ? false : (today?.streakDue ?? null)}
      onButton={() => frame.onAnswer({ type: '', goTo: null })}
    />
  )
}
