import { useTranslation } from 'react-i18next'
import type { Task } from '#shared/contract/tasks.ts'
import type { PlayState } from '#shared/domain/next-to-play.ts'
import { counted, groupThousands } from '#shared/domain/numbers.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import { CheckIcon, LockSimpleIcon, PlayIcon } from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { useIsAtHand } from './may-open.ts'
import { useWaitingFinishes } from '#src/outbox/waiting/waiting-finishes.ts'
import { leaderState, taskState } from './task-state.ts'
import styles from './TaskRow.module.css'

interface TaskRowProps {
  task: Task
  isNext: boolean
  /** Says how long it takes. */
  hasMinutes?: boolean
  reason: string
  onTask: (taskId: string) => void
}

/** A task in a list: its state, its name, what locks it, its reward. */
export function TaskRow({ task, isNext, hasMinutes = false, reason, onTask }: TaskRowProps) {
  const { t } = useTranslation()
  const percent = usePercent()
  const state = taskState(task)
  const leader = leaderState(task)
  const isWaiting = useWaitingFinishes(({ taskIds }) => taskIds.includes(task.id))
  const isAtHand = useIsAtHand(task)
  const isOpen = state !== 'locked' && state !== 'done'
  const reward = task.earned ?? task.points
  return (
    <button
      type="button"
      className={styles.row}
      data-place={task.id}
      data-state={state}
      data-next={isNext}
      onClick={() => onTask(task.id)}
    >
      <span className={styles.disc}>
        <StateIcon state={state} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{task.name}</span>
        {state === 'locked' && <span className={styles.reason}>{reason}</span>}
        {(leader === 'awaits' || leader === 'sentBack') && (
          <span className={styles.reason}>{t(`tasks.list.${leader}`)}</span>
        )}
        {isWaiting && <span className={styles.reason}>{t('tasks.list.waiting')}</span>}
        {state === 'begun' && !isWaiting && (
          <span className={styles.reason}>
            {t('tasks.introduction.continueAt', { percent: percent(task.progress) })}
          </span>
        )}
        {isAtHand !== null && isOpen && !isWaiting && (
          <span className={styles.reason}>{t(`tasks.list.${isAtHand ? 'atHand' : 'needsLink'}`)}</span>
        )}
        {hasMinutes && (
          <span className={styles.reason}>{t('tasks.list.minutes', { count: task.minutes })}</span>
        )}
        {state === 'done' && <VisuallyHidden>{t('tasks.list.done')}</VisuallyHidden>}
      </span>
      <span className={styles.reward} dir="ltr" aria-hidden>
        {reward > 0 && '+'}
        {groupThousands(reward)}
      </span>
      <VisuallyHidden>{t('tasks.list.reward', counted(reward))}</VisuallyHidden>
    </button>
  )
}

function StateIcon({ state }: { state: PlayState }) {
  if (state === 'done') return <CheckIcon size={20} weight="bold" aria-hidden />
  if (state === 'locked') return <LockSimpleIcon size={20} weight="fill" aria-hidden />
  return <PlayIcon size={20} weight="fill" aria-hidden />
}
