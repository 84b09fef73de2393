import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Exam, Task } from '#shared/contract/tasks.ts'
import type { PlayState } from '#shared/domain/next-to-play.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import { Button } from '#src/ui/Button.tsx'
import { useIsAtHand } from './at-hand.ts'
import { isFilm } from './is-film.ts'
import { leaderState, taskState } from './task-state.ts'
import { useWaitingEnds } from './waiting.ts'

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
  const percent = usePercent()
  const state = taskState(task)
  const isWaiting = useWaitingEnds(({ taskIds }) => taskIds.includes(task.id))
  const isAtHand = useIsAtHand(task)
  if (state !== 'locked' && (isWaiting || isAtHand === false)) return null
  if (leaderState(task) === 'sentBack') {
    return (
      <>
        <Button wide size="thumb" onClick={onStart} autoFocus>
          {task.progress > 0
            ? t('tasks.introduction.resume', { percent: percent(task.progress) })
            : t('tasks.introduction.handInAgain')}
        </Button>
        {(task.type === 'survey' || task.type === 'upload') && (
          <Button wide variant="secondary" onClick={onReview}>
            {t(task.type === 'survey' ? 'exam.toAnswers' : 'tasks.introduction.toHandedIn')}
          </Button>
        )}
      </>
    )
  }
  if (state !== 'locked' && task.exam)
    return <ExamStart {...{ task, state, onStart, onReview }} exam={task.exam} />
  // nobody can see the answers, the player included
  if (state === 'done' && task.isAnonymous) return null
  if (state === 'done' && (task.type === 'survey' || task.type === 'upload')) {
    return (
      <Button wide variant="secondary" onClick={onReview} autoFocus>
        {t(task.type === 'survey' ? 'exam.toAnswers' : 'tasks.introduction.toHandedIn')}
      </Button>
    )
  }
  if (state !== 'locked') {
    const variant = state === 'done' ? 'secondary' : 'primary'
    return (
      <Button wide size="thumb" variant={variant} onClick={onStart} autoFocus>
        {startWords(task, percent(task.progress), t)}
      </Button>
    )
  }
  if (!onMissing) return null
  return (
    <Button wide variant="secondary" onClick={onMissing} autoFocus>
      {t('tasks.introduction.toMissing')}
    </Button>
  )
}

interface ExamStartProps extends Pick<TaskStartProps, 'task' | 'onStart' | 'onReview'> {
  exam: Exam
  state: PlayState
}

/** An exam that is passed, or may not be tried now, is only looked at. */
function ExamStart({ task, exam, state, onStart, onReview }: ExamStartProps) {
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
          {t(task.params.isShowCorrectAnswerHidden ? 'exam.toResult' : 'exam.toAnswers')}
        </Button>
      )}
    </>
  )
}

function startWords(task: Task, percent: string, t: TFunction): string {
  const state = taskState(task)
  if (state === 'done') return t(isFilm(task) ? 'tasks.introduction.watchAgain' : 'tasks.introduction.again')
  if (state !== 'begun') return t('tasks.introduction.start')
  return task.exam ? t('tasks.list.continue') : t('tasks.introduction.resume', { percent })
}
