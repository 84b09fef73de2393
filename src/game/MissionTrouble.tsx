import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { LockSimpleIcon } from '#src/ui/icons.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { pathOfHub } from '#src/navigation/paths.ts'
import { TroubleCard } from '#src/shell/TroubleCard.tsx'
import type { Trouble } from './use-mission.ts'

interface MissionTroubleProps {
  trouble: Trouble
  onRetry: () => void
}

/** A mission that is gone or still locked leads back to the map; one that did not load can be loaded again (ROUTE-6). */
export function MissionTrouble({ trouble, onRetry }: MissionTroubleProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const reasons = useReasons()
  const { adventure } = useAdventure()
  const toMap = { label: t('missions.backToMap'), onPress: () => void navigate(pathOfHub(adventure)) }
  if (trouble === 'gone') return <TroubleCard sentence={t('missions.gone')} action={toMap} />
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
