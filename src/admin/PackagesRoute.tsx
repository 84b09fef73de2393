import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { myAdventuresQuery } from '#src/features/adventures/queries.ts'
import { ImportDesk } from '#src/features/packages/ImportDesk.tsx'
import { pathOfIntroduction } from '#src/navigation/paths.ts'
import { SkyPage } from '#src/shell/page/SkyPage.tsx'
import styles from '#src/shell/page/SkyPage.module.css'
import { useCoveredStage } from '#src/shell/use-covered-stage.ts'

/** Where those who make what is played bring packages (TASK-10): on paper below the sky, as the player's own area. */
export function PackagesRoute() {
  const { t } = useTranslation()
  const { data: adventures } = useQuery(myAdventuresQuery)
  const active = adventures?.find(({ isActive }) => isActive)
  useCoveredStage()
  return (
    <SkyPage
      title={t('packages.title')}
      back={t('packages.back')}
      head={<p className={styles.who}>{t('packages.welcome')}</p>}
    >
      <div className={styles.desk}>
        <ImportDesk
          hrefOf={({ id, adventureId, missionId }) =>
            adventureId === active?.id ? `#${pathOfIntroduction(id, missionId)}` : null
          }
        />
      </div>
    </SkyPage>
  )
}
