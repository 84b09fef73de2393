import { useTranslation } from 'react-i18next'
import type { MissionTasks } from '#shared/contract/missions.ts'
import type { Unmet } from '#shared/contract/unmet.ts'
import { Button } from '#src/ui/Button.tsx'
import { MissionTasksGroup } from './MissionTasksGroup.tsx'
import { TasksHead } from './TasksHead.tsx'
import { useNextOfAll } from './use-next-task.ts'
import styles from './AllTasks.module.css'

interface AllTasksProps {
  missions: readonly MissionTasks[]
  /** What locks a mission or a task, in words. */
  reasons: (unmet: readonly Unmet[]) => string
  onMission: (missionId: string) => void
  onTask: (taskId: string, missionId: string) => void
}

/** Every task there is, by mission: how far the player is, what comes next, and what is still locked by what. */
export function AllTasks({ missions, reasons, onMission, onTask }: AllTasksProps) {
  const { t } = useTranslation()
  const tasks = missions.flatMap((mission) => mission.tasks)
  const { next, label } = useNextOfAll(missions)
  return (
    <div className={styles.all}>
      <TasksHead title={t('tasks.list.all')} tasks={tasks} />
      {next && (
        <Button wide size="thumb" onClick={() => onTask(next.id, next.missionId)}>
          {t(`tasks.list.${label}`)}
        </Button>
      )}
      {missions.map((mission) => (
        <MissionTasksGroup
          key={mission.missionId}
          mission={mission}
          next={next}
          reasons={reasons}
          onMission={onMission}
          onTask={onTask}
        />
      ))}
    </div>
  )
}
