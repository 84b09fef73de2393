import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Exam, Task } from '#shared/contract/tasks.ts'
import type { PlayState } from '#shared/domain/next-to-play.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import { Button } from '#src/ui/Button.tsx'
import { useIsAtHand } from './may-open.ts'
import { kindOf } from './kinds.ts'
import { LoadNewVersion } from '#src/ui/LoadNewVersion.tsx'
import { leaderState, taskState } from './task-state.ts'
import { useWaitingFinishes } from '#src/outbox/waiting/waiting-finishes.ts'

interface TaskStartProps {
  task: Task
  onStart: () => void
  /** Shows what was handed in last, where something was and no attempt is open. */
  onReview: () => void
  /** Leads to what is missing; absent where nothing can be shown. */
  onMissing: (() => void) | null
}

/**
 * The one main button of an introduction; of a locked task the way to what is missing. What cannot be opened without a link, or
 * waits for it to be sent, has none.
 */
export function TaskStart({ task, onStart, onReview, onMissing }: TaskStartProps) {
  const { t } = useTranslation()
  const state = taskState(task)
  const kind = kindOf(task.type)
  const isWaiting = useWaitingFinishes(({ taskIds }) => taskIds.includes(task.id))
  const isAtHand = useIsAtHand(task)
  if (state !== 'locked' && (isWaiting || isAtHand === false)) return null
  if (!kind && state !== 'locked') return <LoadNewVersion />
  const review = kind?.review?.(t, task) ?? null
  if (leaderState(task) === 'sentBack') return <SentBackStart {...{ task, review, onStart, onReview }} />
  if (state !== 'locked') {
    const given = { task, review, state, onStart, onReview }
    return task.exam ? <ExamStart {...given} exam={task.exam} /> : <OpenStart {...given} />
  }
  if (!onMissing) return null
  return (
    <Button wide variant="secondary" onClick={onMissing} autoFocus>
      {t('tasks.introduction.toMissing')}
    </Button>
  )
}

interface HandedInProps extends Pick<TaskStartProps, 'task' | 'onStart' | 'onReview'> {
  /** On the button to what was handed in; null where nothing can be looked at. */
  review: string | null
}

/** A task that its leader sent back is handed in once more; beside it what was handed in. */
function SentBackStart({ task, review, onStart, onReview }: HandedInProps) {
  const { t } = useTranslation()
  const percent = usePercent()
  return (
    <>
      <Button wide size="thumb" onClick={onStart} autoFocus>
        {task.progress > 0
          ? t('tasks.introduction.resume', { percent: percent(task.progress) })
          : t('tasks.introduction.handInAgain')}
      </Button>
      {review !== null && !task.exam && (
        <Button wide variant="secondary" onClick={onReview}>
          {review}
        </Button>
      )}
    </>
  )
}

interface OpenStartProps extends HandedInProps {
  state: PlayState
}

/** A task that can be played, or was: what was handed in for good is only looked at. */
function OpenStart({ task, review, state, onStart, onReview }: OpenStartProps) {
  const { t } = useTranslation()
  const percent = usePercent()
  const isDone = state === 'done'
  // nobody can see the answers, the player included
  if (isDone && task.isAnonymous) return null
  if (isDone && review !== null) {
    return (
      <Button wide variant="secondary" onClick={onReview} autoFocus>
        {review}
      </Button>
    )
  }
  const again = isDone ? kindOf(task.type)?.again?.(t) : null
  return (
    <Button wide size="thumb" variant={isDone ? 'secondary' : 'primary'} onClick={onStart} autoFocus>
      {again ?? startWords(task, percent(task.progress), t)}
    </Button>
  )
}

interface ExamStartProps extends OpenStartProps {
  exam: Exam
}

/** An exam that is passed, or may not be tried now, is only looked at. */
function ExamStart({ task, exam, review, state, onStart, onReview }: ExamStartProps) {
  const { t } = useTranslation()
  const percent = usePercent()
  const mayStart = state === 'begun' || (state === 'new' && exam.attemptsLeft !== 0 && exam.waitSeconds === 0)
  return (
    <>
      {mayStart && (
        <Button wide size="thumb" onClick={onStart} autoFocus>
          {startWords(task, percent(task.progress), t)}
        </Button>
      )}
      {exam.isTried && state !== 'begun' && (
        <Button wide variant="secondary" onClick={onReview} autoFocus={!mayStart}>
          {review}
        </Button>
      )}
    </>
  )
}

function startWords(task: Task, percent: string, t: TFunction): string {
  if (taskState(task) !== 'begun') return t('tasks.introduction.start')
  return task.exam ? t('tasks.list.continue') : t('tasks.introduction.resume', { percent })
}
