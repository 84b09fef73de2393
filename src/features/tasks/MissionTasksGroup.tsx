import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { MissionTasks } from '#shared/contract/missions.ts'
import type { Task } from '#shared/contract/tasks.ts'
import type { Unmet } from '#shared/contract/unmet.ts'
import { percentDone } from '#shared/domain/progress.ts'
import { CaretRightIcon } from '#src/ui/icons.ts'
import { ProgressRing } from '#src/ui/ProgressRing.tsx'
import { leftWords } from './left-words.ts'
import { TaskRow } from './TaskRow.tsx'
import styles from './MissionTasksGroup.module.css'

interface MissionTasksGroupProps {
  mission: MissionTasks
  /** Those of its tasks that are listed; all of them by default. */
  shown?: readonly Task[]
  hasMinutes?: boolean
  /** False where its name and how much is left stand above it already. */
  hasHeading?: boolean
  next: Task | undefined
  reasons: (unmet: readonly Unmet[]) => string
  /** Null where its heading leads nowhere. */
  onMission: ((missionId: string) => void) | null
  onTask: (taskId: string, missionId: string) => void
}

/** A mission in the list of all tasks. Its heading leads there; a locked one says why it does not. */
export function MissionTasksGroup(props: MissionTasksGroupProps) {
  const {
    mission,
    shown = mission.tasks,
    hasMinutes = false,
    hasHeading = true,
    next,
    reasons,
    onMission,
    onTask,
  } = props
  const { t } = useTranslation()
  const nameId = useId()
  const { missionId: id, missionName: name, tasks, unmet } = mission
  const isLocked = unmet.length > 0
  const percent = percentDone(tasks.filter((task) => task.is_completed).length, tasks.length)
  const openState = percent >= 100 ? 'done' : 'percent'
  const heading = (
    <>
      <ProgressRing state={isLocked ? 'locked' : openState} percent={percent} size={40} material="night" />
      <span className={styles.words}>
        <span className={styles.name} id={nameId}>
          {name}
        </span>
        <span className={styles.left}>{isLocked ? reasons(unmet) : leftWords(tasks, t)}</span>
      </span>
    </>
  )
  return (
    <section {...(hasHeading ? { 'aria-labelledby': nameId } : { 'aria-label': name })}>
      {hasHeading && (
        <h2 className={styles.title}>
          {isLocked || !onMission ? (
            <span className={styles.heading}>{heading}</span>
          ) : (
            <button type="button" className={styles.heading} onClick={() => onMission(id)}>
              {heading}
              <CaretRightIcon size={20} aria-hidden />
            </button>
          )}
        </h2>
      )}
      <ol className={styles.rows}>
        {shown.map((task) => (
          <li key={task.id}>
            <TaskRow
              task={task}
              isNext={task === next}
              hasMinutes={hasMinutes}
              reason={isLocked ? '' : reasons(task.unmet)}
              onTask={(taskId) => onTask(taskId, id)}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
