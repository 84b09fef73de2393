import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { MySessions } from '#src/features/coaching/MySessions.tsx'
import { usePlatform } from '#src/features/platform/store.ts'
import { PLAYER } from '#src/navigation/paths.ts'
import { SkyPage } from '#src/shell/page/SkyPage.tsx'
import styles from '#src/shell/page/SkyPage.module.css'
import { useCoveredStage } from '#src/shell/use-covered-stage.ts'

/** Coaching sessions ahead and past (COACH-2). It needs no adventure. */
export function CoachingRoute() {
  const { t } = useTranslation()
  const hasSessions = usePlatform(({ switches }) => switches.coaching_sessions_enabled)
  useCoveredStage()
  if (!hasSessions) return <Navigate to={PLAYER} replace />
  return (
    <SkyPage title={t('coaching.session.title')} back={t('profile.back')}>
      <div className={styles.steps}>
        <MySessions />
      </div>
    </SkyPage>
  )
}
