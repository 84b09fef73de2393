import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { LockSimpleIcon } from '#src/ui/icons.ts'
import { useApiError } from './failures.ts'
import { useAdventure } from './adventure-context.ts'
import { pathOfRoot } from './paths.ts'
import type { Trouble } from './use-mission.ts'
import styles from './MissionTrouble.module.css'

interface MissionTroubleProps {
  trouble: Trouble
  onRetry: () => void
}

/**
 * A mission that is gone or still locked leads back to the map; one that did not load can be loaded again (ROUTE-6).
 * While the modal tells of the fault this waits: one fault, one card.
 */
export function MissionTrouble({ trouble, onRetry }: MissionTroubleProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const reasons = useReasons()
  const { adventure } = useAdventure()
  const isTold = useApiError(({ failure }) => failure !== null)
  const toMap = { label: t('missions.backToMap'), onPress: () => void navigate(pathOfRoot(adventure)) }
  return (
    <main className={styles.screen} hidden={isTold}>
      <div className={styles.paper}>
        {trouble === 'gone' && <ErrorState sentence={t('missions.gone')} action={toMap} />}
        {trouble === 'failed' && (
          <ErrorState
            sentence={t('missions.loadFailed')}
            action={{ label: t('missions.retry'), onPress: onRetry }}
          />
        )}
        {typeof trouble === 'object' && (
          <ErrorState
            icon={<LockSimpleIcon weight="fill" aria-hidden />}
            sentence={t('missions.stillLocked', { reason: reasons(trouble.unmet) })}
            action={toMap}
          />
        )}
      </div>
    </main>
  )
}
