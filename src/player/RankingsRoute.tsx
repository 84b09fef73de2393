import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PrivacySection } from '#src/features/profile/PrivacySection.tsx'
import { profileQuery } from '#src/features/profile/queries.ts'
import { BigRanking } from '#src/features/rankings/BigRanking.tsx'
import { refreshRankings } from '#src/features/rankings/queries.ts'
import { classes } from '#src/ui/class-names.ts'
import { SkyPage } from '#src/shell/page/SkyPage.tsx'
import page from '#src/shell/page/SkyPage.module.css'
import { useCoveredStage } from '#src/shell/use-covered-stage.ts'
import styles from './RankingsRoute.module.css'

/** The whole ranking, and whether I am seen in it (RANK-1). It needs no adventure. */
export function RankingsRoute() {
  const { t } = useTranslation()
  const { data: profile } = useQuery(profileQuery)
  useCoveredStage()
  return (
    <SkyPage title={t('rankings.title')} back={t('profile.back')}>
      <div className={classes(page.sections, page.steps)}>
        <BigRanking />
        {/* nobody else is ranked */}
        {profile?.role === 'player' && (
          <div className={styles.privacy}>
            <PrivacySection
              profile={profile}
              places={['isInRankings']}
              onSaved={() => void refreshRankings()}
            />
          </div>
        )}
      </div>
    </SkyPage>
  )
}
