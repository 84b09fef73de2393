import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import type { Attempt } from '#shared/contract/tasks.ts'
import { forgetMissions } from '#src/features/missions/queries.ts'
import { attemptQuery } from '#src/features/tasks/queries.ts'
import { TaskPlayer } from '#src/features/tasks/TaskPlayer.tsx'
import { isFailure } from '#src/lib/failure.ts'
import { useCoveredStage } from '../use-covered-stage.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { useAdventure } from '../adventure-context.ts'
import { LoadingScreen } from '../LoadingScreen.tsx'
import { pathOfMission, pathOfRoot } from '../paths.ts'
import { useFinish } from '../use-finish.ts'
import { useLeaveTask } from '../use-task-way.ts'
import styles from './TaskRoute.module.css'

/** A task, played to its end over the whole screen. */
export function TaskRoute() {
  const { taskId = '' } = useParams()
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const { adventure } = useAdventure()
  const { data: attempt, error, refetch } = useQuery(attemptQuery(taskId, i18n.language))
  useCoveredStage()

  if (!attempt && error) {
    const isGone = isFailure(error, 404)
    const isLocked = isFailure(error, 423)
    const back = () => void navigate(pathOfRoot(adventure))
    return (
      <main className={styles.failed}>
        <ErrorState
          sentence={t(isLocked ? 'tasks.locked' : isGone ? 'tasks.gone' : 'tasks.loadFailed')}
          action={
            isGone || isLocked
              ? { label: t('missions.backToMap'), onPress: back }
              : { label: t('tasks.retryLoad'), onPress: () => void refetch() }
          }
        />
      </main>
    )
  }
  return attempt ? <Playing attempt={attempt} /> : <LoadingScreen />
}

function Playing({ attempt }: { attempt: Attempt }) {
  const client = useQueryClient()
  const { adventure } = useAdventure()
  const finish = useFinish(attempt)
  const { task } = attempt
  const mission = adventure.missions.get(task.missionId)
  const leave = useLeaveTask(mission ? pathOfMission(mission) : pathOfRoot(adventure))

  return (
    <TaskPlayer
      attempt={attempt}
      fallback={<LoadingScreen />}
      onBack={() => {
        leave()
        stageActions.standOnWhenShown(task.missionId, task.id)
      }}
      onSaved={() => void forgetMissions(client)}
      onStale={() => void client.invalidateQueries({ queryKey: ['attempt', task.id] })}
      onFinish={finish}
    />
  )
}
