import { useTranslation } from 'react-i18next'
import type { Mission } from '#shared/contract/missions.ts'
import type { Task } from '#shared/contract/tasks.ts'
import { percentDone } from '#shared/domain/progress.ts'
import { CheckIcon, LockSimpleIcon, PlayIcon } from '#src/ui/icons.ts'
import { ProgressRing } from '#src/ui/ProgressRing.tsx'
import { Sum } from '#src/ui/Sum.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { nextTask, taskState, type TaskState } from './task-state.ts'
import styles from './TaskList.module.css'

interface TaskListProps {
  mission: Mission
  /** What locks a task, in words. */
  reason: (task: Task) => string
  onTask: (taskId: string) => void
}

/** A mission's tasks in order, each with its state and reward. */
export function TaskList({ mission, reason, onTask }: TaskListProps) {
  const { t } = useTranslation()
  const { tasks } = mission
  const left = tasks.filter((task) => !task.is_completed)
  const next = nextTask(tasks)
  const percent = percentDone(tasks.length - left.length, tasks.length)
  return (
    <div className={styles.list}>
      <header className={styles.header}>
        <ProgressRing
          state={percent >= 100 ? 'done' : 'percent'}
          percent={percent}
          size={56}
          material="night"
        />
        <div className={styles.heading}>
          <h2 className={styles.title}>{mission.name}</h2>
          <p className={styles.left}>
            {left.length > 0 ? leftWords(left, tasks.length, t) : t('tasks.list.allDone')}
          </p>
        </div>
      </header>
      {tasks.length === 0 && <p className={styles.left}>{t('tasks.list.none')}</p>}
      <ol className={styles.rows}>
        {tasks.map((task) => (
          <li key={task.id}>
            <TaskRow task={task} isNext={task === next} reason={reason(task)} onTask={onTask} />
          </li>
        ))}
      </ol>
    </div>
  )
}

interface TaskRowProps {
  task: Task
  isNext: boolean
  reason: string
  onTask: (taskId: string) => void
}

function TaskRow({ task, isNext, reason, onTask }: TaskRowProps) {
  const { t } = useTranslation()
  const state = taskState(task)
  const reward = task.earned ?? task.points
  return (
    <button
      type="button"
      className={styles.row}
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
        {state !== 'new' && state !== 'locked' && (
          <VisuallyHidden>{t(state === 'done' ? 'tasks.list.done' : 'tasks.list.current')}</VisuallyHidden>
        )}
      </span>
      <span className={styles.reward} aria-hidden>
        +<Sum value={reward} />
      </span>
      <VisuallyHidden>{t('tasks.list.reward', { points: reward })}</VisuallyHidden>
    </button>
  )
}

function StateIcon({ state }: { state: TaskState }) {
  if (state === 'done') return <CheckIcon size={20} weight="bold" aria-hidden />
  if (state === 'locked') return <LockSimpleIcon size={20} weight="fill" aria-hidden />
  return <PlayIcon size={20} weight="fill" aria-hidden />
}

function leftWords(left: readonly Task[], all: number, t: ReturnType<typeof useTranslation>['t']): string {
  const minutes = left.reduce((sum, task) => sum + task.minutes, 0)
  return t('tasks.list.leftMinutes', {
    tasks: t('tasks.list.left', { count: left.length, all }),
    count: minutes,
  })
}
