import { useTranslation } from 'react-i18next'
import type { MissionTasks } from '#shared/contract/missions.ts'
import { percentDone } from '#shared/domain/progress.ts'
import type { Unmet } from '#shared/contract/unmet.ts'
import { Button } from '#src/ui/Button.tsx'
import { ProgressRing } from '#src/ui/ProgressRing.tsx'
import { leftWords } from './left-words.ts'
import { MissionTasksGroup } from './MissionTasksGroup.tsx'
import { nextOfAll, wayOn } from './task-state.ts'
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
  const done = tasks.filter((task) => task.is_completed)
  const next = nextOfAll(missions)
  const percent = percentDone(done.length, tasks.length)
  return (
    <div className={styles.all}>
      <header className={styles.header}>
        <ProgressRing
          state={percent >= 100 ? 'done' : 'percent'}
          percent={percent}
          size={56}
          material="night"
        />
        <div className={styles.heading}>
          <h1 className={styles.title}>{t('tasks.list.all')}</h1>
          <p className={styles.left}>{leftWords(tasks, t)}</p>
        </div>
      </header>
      {next && (
        <Button wide size="thumb" onClick={() => onTask(next.id, next.missionId)}>
          {t(`tasks.list.${wayOn(tasks, next)}`)}
        </Button>
      )}
      {missions.map((mission) => (
        <MissionTasksGroup
          key={mission.id}
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
