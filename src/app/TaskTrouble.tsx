import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isFailure } from '#src/lib/failure.ts'
import { LockSimpleIcon } from '#src/ui/icons.ts'
import { useAdventure } from './adventure-context.ts'
import { pathOfReview, pathOfRoot } from './paths.ts'
import { TroubleCard } from './TroubleCard.tsx'

interface TaskTroubleProps {
  taskId: string
  error: Error
  onRetry: () => void
}

const LOCKED: Partial<Record<string, 'exam.noAttemptsLeft' | 'exam.notYet' | 'exam.isOpen'>> = {
  'no-attempts-left': 'exam.noAttemptsLeft',
  'cool-down': 'exam.notYet',
  'attempt-open': 'exam.isOpen',
}

/** A task that is gone or still locked leads back to the map, one that may not be tried again to what was handed in; one that did not load can be loaded again (ROUTE-6). */
export function TaskTrouble({ taskId, error, onRetry }: TaskTroubleProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { adventure } = useAdventure()
  const toMap = { label: t('missions.backToMap'), onPress: () => void navigate(pathOfRoot(adventure)) }
  if (isFailure(error, 404)) return <TroubleCard sentence={t('tasks.gone')} action={toMap} />
  if (isFailure(error, 423)) {
    const code = error.problem?.code ?? ''
    const toAnswers = {
      label: t('exam.toAnswers'),
      onPress: () => void navigate(pathOfReview(taskId), { replace: true }),
    }
    const lock = <LockSimpleIcon weight="fill" aria-hidden />
    return (
      <TroubleCard
        icon={lock}
        sentence={t(LOCKED[code] ?? 'tasks.locked')}
        action={code === 'no-attempts-left' ? toAnswers : toMap}
      />
    )
  }
  return (
    <TroubleCard
      sentence={t('tasks.loadFailed')}
      action={{ label: t('tasks.retryLoad'), onPress: onRetry }}
    />
  )
}
