import { useTranslation } from 'react-i18next'
import type { Mission } from '#shared/contract/missions.ts'
import type { Task } from '#shared/contract/tasks.ts'
import { percentDone } from '#shared/domain/progress.ts'
import { ProgressRing } from '#src/ui/ProgressRing.tsx'
import { leftWords } from './left-words.ts'
import { TaskRow } from './TaskRow.tsx'
import { useNextTask } from './use-next-task.ts'
import styles from './TaskList.module.css'

interface TaskListProps {
  mission: Mission
  /** It is all that the page shows, so that its name is the page's. */
  isPage?: boolean
  /** What locks a task, in words. */
  reason: (task: Task) => string
  onTask: (taskId: string) => void
}

/** A mission's tasks in order, each with its state and reward. */
export function TaskList({ mission, isPage = false, reason, onTask }: TaskListProps) {
  const { t } = useTranslation()
  const { tasks } = mission
  const done = tasks.filter((task) => task.is_completed)
  const { next } = useNextTask(tasks)
  const percent = percentDone(done.length, tasks.length)
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
          {isPage ? (
            <h1 className={styles.title} tabIndex={-1} data-page-head>
              {mission.missionName}
            </h1>
          ) : (
            <h2 className={styles.title}>{mission.missionName}</h2>
          )}
          <p className={styles.left}>{leftWords(tasks, t)}</p>
        </div>
      </header>
      <ol className={styles.rows}>
        {tasks.map((task) => (
          <li key={task.id}>
            <TaskRow task={task} isNext={task.id === next?.id} reason={reason(task)} onTask={onTask} />
          </li>
        ))}
      </ol>
    </div>
  )
}
