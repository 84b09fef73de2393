import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { CloudSlashIcon, LockSimpleIcon } from '#src/ui/icons.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { pathOfHub } from '#src/navigation/paths.ts'
import { TroubleCard } from '#src/shell/TroubleCard.tsx'
import { useCoveredStage } from '#src/shell/use-covered-stage.ts'
import styles from './MissionTrouble.module.css'
import type { Trouble } from './use-mission.ts'

interface MissionTroubleProps {
  trouble: Trouble
  onRetry: () => void
}

/**
 * A mission that is gone, still locked or not on this device leads back to the map; one that did not load can be loaded again
 * (ROUTE-6).
 */
export function MissionTrouble({ trouble, onRetry }: MissionTroubleProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const reasons = useReasons()
  const { adventure } = useAdventure()
  const toMap = { label: t('missions.backToMap'), onPress: () => void navigate(pathOfHub(adventure)) }
  if (trouble === 'gone') return <TroubleCard sentence={t('missions.gone')} action={toMap} />
  if (trouble === 'unloaded') return <Unloaded toMap={toMap} />
  if (trouble === 'failed') {
    const retry = { label: t('missions.retry'), onPress: onRetry }
    return <TroubleCard sentence={t('missions.loadFailed')} action={retry} />
  }
  return (
    <TroubleCard
      icon={<LockSimpleIcon weight="fill" aria-hidden />}
      sentence={t('missions.stillLocked', { reason: reasons(trouble.unmet) })}
      action={toMap}
    />
  )
}

/** The place before it is none of this one: nothing of it is seen. */
function Unloaded({ toMap }: { toMap: { label: string; onPress: () => void } }) {
  const { t } = useTranslation()
  useCoveredStage()
  return (
    <>
      <div className={styles.ground} />
      <TroubleCard
        icon={<CloudSlashIcon weight="fill" aria-hidden />}
        sentence={t('missions.unloaded')}
        action={toMap}
      />
    </>
  )
}
