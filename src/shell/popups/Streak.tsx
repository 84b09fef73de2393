import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { profileQuery } from '#src/features/profile/queries.ts'
import { todayQuery } from '#src/features/progress/queries.ts'
import { saveSeenDay } from '#src/features/streak/seen-day.ts'
import { StreakPopup } from '#src/features/streak/StreakPopup.tsx'
import { stageActions } from '#src/stage/stage-actions.ts'
import { isEntered, useStage, type StageState } from '#src/stage/stage-store.ts'
import type { OverlayViewProps } from '#src/overlay/OverlayHost.tsx'

const STEPS = [0, 1, 2, 3] as const

/** The place where the player goes on; null where no scene stands before them. */
function nextPlace(stage: StageState): string | null {
  if (!isEntered(stage) || stage.isCovered) return null
  return stage.shown?.elements.find(({ isNext }) => isNext)?.id ?? null
}

/** The streak's pop-up: a player who has seen it is not shown it again on this day. */
export function Streak({ request: { streak, isNews }, frame }: OverlayViewProps<'streak'>) {
  const { t } = useTranslation()
  const { data: profile } = useQuery(profileQuery)
  const { data: today } = useQuery(todayQuery)
  useEffect(() => {
    if (profile) saveSeenDay(profile)
  }, [profile])
  const step = STEPS[streak.streak] ?? 0
  const place = useStage(nextPlace)
  const onward = step === 0 && !isNews ? place : null
  const close = () => frame.onAnswer({ type: '', goTo: null })
  return (
    <StreakPopup
      {...frame}
      text={{
        title: t(`streak.taken.${streak.type}.${step}`),
        buttonText: t(onward !== null ? 'streak.later' : step === 0 ? 'streak.begin' : 'streak.action'),
      }}
      iconUrl={null}
      color="three"
      backgroundUrl={null}
      streak={streak}
      isDue={isNews ? false : (today?.streakDue ?? null)}
      onBegin={
        onward === null
          ? null
          : () => {
              close()
              stageActions.press(onward)
            }
      }
      onButton={close}
    />
  )
}
