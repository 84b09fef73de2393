import { useTranslation } from 'react-i18next'
import { BigRanking } from '#src/features/rankings/BigRanking.tsx'
import { classes } from '#src/ui/class-names.ts'
import { SkyPage } from '#src/shell/page/SkyPage.tsx'
import styles from '#src/shell/page/SkyPage.module.css'
import { useCoveredStage } from '#src/shell/use-covered-stage.ts'

/** The whole ranking (RANK-1). It needs no adventure. */
export function RankingsRoute() {
  const { t } = useTranslation()
  useCoveredStage()
  return (
    <SkyPage title={t('rankings.title')} back={t('profile.back')}>
      <div className={classes(styles.sections, styles.steps)}>
        <BigRanking />
      </div>
    </SkyPage>
  )
}
