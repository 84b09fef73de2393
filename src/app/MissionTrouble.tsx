import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { useApiError } from './failures.ts'
import { useAdventure } from './adventure-context.ts'
import { pathOfRoot } from './paths.ts'
import styles from './MissionTrouble.module.css'

/**
 * A mission that is gone leads back to the map; one that did not load can be loaded again (ROUTE-6).
 * While the modal tells of the fault this waits: one fault, one card.
 */
export function MissionTrouble({ trouble, onRetry }: { trouble: 'gone' | 'failed'; onRetry: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { adventure } = useAdventure()
  const isTold = useApiError(({ failure }) => failure !== null)
  return (
    <main className={styles.screen} hidden={isTold}>
      <div className={styles.paper}>
        {trouble === 'gone' ? (
          <ErrorState
            sentence={t('missions.gone')}
            action={{ label: t('missions.backToMap'), onPress: () => void navigate(pathOfRoot(adventure)) }}
          />
        ) : (
          <ErrorState
            sentence={t('missions.loadFailed')}
            action={{ label: t('missions.retry'), onPress: onRetry }}
          />
        )}
      </div>
    </main>
  )
}
