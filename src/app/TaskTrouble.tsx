import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { taskQuery } from '#src/features/tasks/queries.ts'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { isFailure } from '#src/lib/failure.ts'
import { LockSimpleIcon } from '#src/ui/icons.ts'
import { useAdventure } from './adventure-context.ts'
import { pathOfMissing } from './missing-path.ts'
import { pathOfReview, pathOfRoot } from './paths.ts'
import { TroubleCard } from './TroubleCard.tsx'

interface TaskTroubleProps {
  taskId: string
  error: Error
  onRetry: () => void
}

const LOCK = <LockSimpleIcon weight="fill" aria-hidden />

const SHUT: Partial<Record<string, 'exam.noAttemptsLeft' | 'exam.notYet' | 'exam.isOpen'>> = {
  'no-attempts-left': 'exam.noAttemptsLeft',
  'cool-down': 'exam.notYet',
  'attempt-open': 'exam.isOpen',
}

/** A task that is gone leads back to the map, one that may not be tried again to what was handed in; one that did not load can be loaded again (ROUTE-6). */
export function TaskTrouble({ taskId, error, onRetry }: TaskTroubleProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const toMap = useToMap()
  if (isFailure(error, 404)) return <TroubleCard sentence={t('tasks.gone')} action={toMap} />
  if (isFailure(error, 423)) {
    const code = error.problem?.code ?? ''
    const shut = SHUT[code]
    if (!shut) return <LockedTask taskId={taskId} />
    const toAnswers = {
      label: t('exam.toAnswers'),
      onPress: () => void navigate(pathOfReview(taskId), { replace: true }),
    }
    return (
      <TroubleCard icon={LOCK} sentence={t(shut)} action={code === 'no-attempts-left' ? toAnswers : toMap} />
    )
  }
  return (
    <TroubleCard
      sentence={t('tasks.loadFailed')}
      action={{ label: t('tasks.retryLoad'), onPress: onRetry }}
    />
  )
}

/** What still locks it, and the way there; to the map where only points or a day are missing. */
function LockedTask({ taskId }: { taskId: string }) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const { adventure } = useAdventure()
  const reasons = useReasons()
  const toMap = useToMap()
  const { data: { unmet = [] } = {} } = useQuery(taskQuery(taskId, i18n.language))
  const missing = pathOfMissing(unmet, adventure)
  const toMissing = missing !== null && {
    label: t('tasks.introduction.toMissing'),
    onPress: () => void navigate(missing, { replace: true }),
  }
  return (
    <TroubleCard
      icon={LOCK}
      sentence={[t('tasks.locked'), reasons(unmet)].join(' ').trim()}
      action={toMissing || toMap}
    />
  )
}

function useToMap(): { label: string; onPress: () => void } {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { adventure } = useAdventure()
  return { label: t('missions.backToMap'), onPress: () => void navigate(pathOfRoot(adventure)) }
}
