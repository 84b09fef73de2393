import { useTranslation } from 'react-i18next'
import type { Task } from '#shared/contract/tasks.ts'
import { percentDone } from '#shared/domain/progress.ts'
import { ProgressRing } from '#src/ui/ProgressRing.tsx'
import { leftWords } from './left-words.ts'
import styles from './TasksHead.module.css'

interface TasksHeadProps {
  title: string
  tasks: readonly Task[]
}

/** The head of a page of tasks: how far the player is, and how much is left. */
export function TasksHead({ title, tasks }: TasksHeadProps) {
  const { t } = useTranslation()
  const percent = percentDone(tasks.filter((task) => task.is_completed).length, tasks.length)
  return (
    <header className={styles.header}>
      <ProgressRing
        state={percent >= 100 ? 'done' : 'percent'}
        percent={percent}
        size={56}
        material="night"
      />
      <div className={styles.heading}>
        <h1 className={styles.title} tabIndex={-1} data-page-head>
          {title}
        </h1>
        <p className={styles.left}>{leftWords(tasks, t)}</p>
      </div>
    </header>
  )
}
