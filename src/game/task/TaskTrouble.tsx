import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { UnknownKind } from '#src/features/tasks/attempt-queries.ts'
import { taskQuery } from '#src/features/tasks/queries.ts'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { isFailure, type Failure } from '#src/lib/failure.ts'
import { fetchNewVersion } from '#src/lib/fetch-new-version.ts'
import { useWaitLeft } from '#src/lib/use-countdown.ts'
import type { ErrorStateProps } from '#src/ui/ErrorState.tsx'
import { LockSimpleIcon } from '#src/ui/icons.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { pathOfMissing } from '#src/navigation/missing-path.ts'
import { pathOfReview, pathOfHub } from '#src/navigation/paths.ts'
import { TroubleCard } from '#src/shell/TroubleCard.tsx'

interface TaskTroubleProps {
  taskId: string
  error: Error
  onRetry: () => void
}

/** Refusals of a task that loading helps against, by status. */
const ADVICE: Partial<
  Record<
    number,
    {
      key: `tasks.advice.${'tooOld' | 'notAccepted' | 'changed' | 'notUnderstood'}`
      helps: 'reload' | 'retry'
    }
  >
> = {
  403: { key: 'tasks.advice.tooOld', helps: 'reload' },
  406: { key: 'tasks.advice.notAccepted', helps: 'reload' },
  409: { key: 'tasks.advice.changed', helps: 'retry' },
  422: { key: 'tasks.advice.notUnderstood', helps: 'retry' },
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
  if (error instanceof UnknownKind) return <OlderPage />
  if (isFailure(error, 404)) return <TroubleCard sentence={t('tasks.gone')} action={toMap} />
  if (isFailure(error, 423)) {
    const code = error.problem?.code ?? ''
    const shut = SHUT[code]
    if (!shut) return <LockedTask taskId={taskId} />
    const toAnswers = {
      label: t('tasks.introduction.toAnswers'),
      onPress: () => void navigate(pathOfReview(taskId), { replace: true }),
    }
    return (
      <TroubleCard icon={LOCK} sentence={t(shut)} action={code === 'no-attempts-left' ? toAnswers : toMap} />
    )
  }
  return <TaskNotLoaded error={error} onRetry={onRetry} Card={CardWithMap} />
}

/** A kind of task that came with a newer release. */
function OlderPage() {
  const { t } = useTranslation()
  const load = { label: t('shell.loadNow'), onPress: () => void fetchNewVersion() }
  return <CardWithMap sentence={t('tasks.unknownKind')} action={load} />
}

/** What may not help leaves the way back to the map. */
function CardWithMap(props: ErrorStateProps) {
  return <TroubleCard {...props} back={useToMap()} />
}

type CardProps = Pick<TaskTroubleProps, 'error' | 'onRetry'> & { Card?: ComponentType<ErrorStateProps> }

/** A task that did not load for another reason than being gone or locked: why, and what helps (INFO-4). */
export function TaskNotLoaded({ error, onRetry, Card: Shown = TroubleCard }: CardProps) {
  const { t } = useTranslation()
  if (isFailure(error, 429)) return <WaitToLoad failure={error} onRetry={onRetry} Card={Shown} />
  const advice = isFailure(error) ? ADVICE[error.status] : undefined
  if (advice?.helps === 'reload') {
    const reload = { label: t('tasks.advice.reload'), onPress: () => location.reload() }
    return <Shown sentence={t(advice.key)} action={reload} />
  }
  const label = t(advice ? 'tasks.advice.restart' : 'tasks.retryLoad')
  return <Shown sentence={t(advice?.key ?? 'tasks.loadFailed')} action={{ label, onPress: onRetry }} />
}

/** Counts down what the server asked for, and can be loaded again then. */
function WaitToLoad({
  failure,
  onRetry,
  Card: Shown,
}: Required<Pick<CardProps, 'onRetry' | 'Card'>> & { failure: Failure }) {
  const { t } = useTranslation()
  const seconds = useWaitLeft(failure, failure.retryAfter ?? 1)
  if (seconds > 0) return <Shown sentence={t('tasks.advice.wait', { count: seconds })} />
  return (
    <Shown
      sentence={t('tasks.advice.waitOver')}
      action={{ label: t('tasks.advice.restart'), onPress: onRetry }}
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
  return { label: t('missions.backToMap'), onPress: () => void navigate(pathOfHub(adventure)) }
}
