import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MePanel } from '#src/features/profile/MePanel.tsx'
import { profileQuery } from '#src/features/profile/queries.ts'
import { todayQuery } from '#src/features/progress/queries.ts'
import { streakQuery } from '#src/features/streak/queries.ts'
import { StreakWidget } from '#src/features/streak/StreakWidget.tsx'
import { signOut } from '#src/flows/sign-out.ts'
import { Sheet } from '#src/ui/Sheet.tsx'
import { LanguageChoice } from '../LanguageChoice.tsx'
import { HudCard } from './HudCard.tsx'
import { closePanel, useHudPanel } from './hud-store.ts'
import { MotionChoice } from './MotionChoice.tsx'
import styles from './HudPanels.module.css'

/** What the HUD opens: a card under the bar, or a sheet from below on a phone. */
export function HudPanels({ isMobile }: { isMobile: boolean }) {
  const { t } = useTranslation()
  const open = useHudPanel((state) => state.open)
  if (open !== 'me' && open !== 'streak') return null
  const label = t(open === 'me' ? 'profile.menu' : 'bar.streak')
  const content = open === 'me' ? <Me isMobile={isMobile} /> : <MyStreak />
  return isMobile ? (
    <Sheet label={label} closeLabel={t('streak.close')} onClose={closePanel} isModal>
      {content}
    </Sheet>
  ) : (
    <HudCard label={label} onClose={closePanel}>
      {content}
    </HudCard>
  )
}

function Me({ isMobile }: { isMobile: boolean }) {
  const { t } = useTranslation()
  const { data: profile } = useQuery(profileQuery)
  const { data: today } = useQuery(todayQuery)
  if (!profile) return null
  return (
    <MePanel
      profile={profile}
      today={t('progress.today', { count: today?.tasksDoneToday ?? 0 })}
      onSignOut={async () => {
        await signOut()
        closePanel()
      }}
    >
      <LanguageChoice />
      {isMobile && <MotionChoice />}
    </MePanel>
  )
}

function MyStreak() {
  const { t } = useTranslation()
  const { data: streak } = useQuery(streakQuery)
  const { data: today } = useQuery(todayQuery)
  if (!streak) return null
  return (
    <>
      <h2 className={styles.title}>{t(`streak.title.${streak.type}`)}</h2>
      <StreakWidget streak={streak} isDue={today?.streakDue ?? false} />
    </>
  )
}
