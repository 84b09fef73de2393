import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { NextTaskButton } from '#src/features/tasks/NextTaskButton.tsx'
import { TaskList } from '#src/features/tasks/TaskList.tsx'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { useCoveredStage } from '../use-covered-stage.ts'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { useAdventure } from '../adventure-context.ts'
import { MissionTrouble } from '../MissionTrouble.tsx'
import { pathOfIntroduction } from '../paths.ts'
import { useMission } from '../use-mission.ts'
import styles from './ListRoute.module.css'

/** The task list of a mission, on a page of its own. */
export function ListRoute() {
  const { missionId = '' } = useParams()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const reasons = useReasons()
  const { adventure } = useAdventure()
  const { mission, trouble, retry } = useMission(missionId)
  const openTask = (taskId: string) => void navigate(pathOfIntroduction(taskId, missionId))
  useCoveredStage()
  if (trouble || !adventure.missions.has(missionId)) {
    return <MissionTrouble trouble={trouble ?? 'gone'} onRetry={retry} />
  }
  return (
    <main className={styles.page} aria-label={t('tasks.list.title')}>
      <div className={styles.column}>
        {mission ? (
          <>
            <TaskList mission={mission} reason={({ unmet }) => reasons(unmet)} onTask={openTask} />
            <NextTaskButton mission={mission} onTask={openTask} />
          </>
        ) : (
          <SkeletonGroup label={t('shell.loading')}>
            <Skeleton height="3.5rem" width="60%" />
            <Skeleton height="4rem" width="100%" />
            <Skeleton height="4rem" width="100%" />
          </SkeletonGroup>
        )}
      </div>
    </main>
  )
}
