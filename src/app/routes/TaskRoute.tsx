import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import type { Attempt } from '#shared/contract/attempts.ts'
import { forgetMissions } from '#src/features/missions/queries.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { ATTEMPT } from '#src/features/tasks/at-hand.ts'
import { attemptQuery } from '#src/features/tasks/attempt-queries.ts'
import { backdropOf, TaskBackdrop } from '#src/features/tasks/task-backdrop.ts'
import { TaskPlayer } from '#src/features/tasks/TaskPlayer.tsx'
import { isFailure } from '#src/lib/failure.ts'
import { TaskLeaveGuard } from '../leaving/TaskLeaveGuard.tsx'
import { useCoveredStage } from '../use-covered-stage.ts'
import { useAdventure } from '../adventure-context.ts'
import { PageMissing } from '../PageMissing.tsx'
import { pathOfMission, pathOfRoot, pathOfTask } from '../paths.ts'
import { TaskLoading } from '../TaskLoading.tsx'
import { TaskTrouble } from '../TaskTrouble.tsx'
import { useTurnFact } from '../turn/turn-store.ts'
import { useFinish } from '../use-finish.ts'
import { useLeaveTask } from '../use-task-way.ts'
import styles from './TaskRoute.module.css'

/** A task, played to its end over the whole screen. Whatever follows the task in the address, it is this one way to play it. */
export function TaskRoute() {
  const { taskId = '', '*': rest } = useParams()
  const { i18n } = useTranslation()
  const [search] = useSearchParams()
  const isReview = search.has('review')
  const { data: attempt, error, refetch } = useQuery(attemptQuery(taskId, i18n.language, isReview))
  // Whoever is not known plays all the same, and keeps nothing on this device.
  const profile = useQuery(profileQuery)
  // what was loaded before is no attempt any more where the server says so
  const isOver = isFailure(error, 404) || isFailure(error, 423)
  const isTrouble = error !== null && (!attempt || isOver)
  useCoveredStage(!isTrouble)

  if (rest !== '1') return <Navigate to={pathOfTask(taskId)} replace />
  const playerId = profile.data?.id ?? ''
  return (
    <>
      {isTrouble ? (
        <div className={styles.trouble}>
          <TaskTrouble taskId={taskId} error={error} onRetry={() => void refetch()} />
        </div>
      ) : (
        <>
          <div className={styles.ground} />
          {attempt && !profile.isPending ? (
            <Playing attempt={attempt} playerId={playerId} />
          ) : (
            <TaskLoading />
          )}
        </>
      )}
      <TaskLeaveGuard key={taskId} isKept={playerId !== ''} />
    </>
  )
}

function Playing({ attempt, playerId }: { attempt: Attempt; playerId: string }) {
  const client = useQueryClient()
  const { adventure } = useAdventure()
  const { finish, finishLater } = useFinish(attempt, playerId)
  const { task } = attempt
  useTurnFact('taskKind', task.type)
  const mission = adventure.missions.get(task.missionId)
  const leave = useLeaveTask(mission ? pathOfMission(mission) : pathOfRoot(adventure))

  return (
    <TaskBackdrop value={backdropOf(task, mission)}>
      <TaskPlayer
        attempt={attempt}
        playerId={playerId}
        fallback={<TaskLoading />}
        missing={(retry) => <PageMissing onRetry={retry} />}
        onBack={leave}
        onSaved={() => void forgetMissions(client)}
        onStale={() => void client.invalidateQueries({ queryKey: [ATTEMPT, task.id] })}
        onFinish={finish}
        onFinishLater={finishLater}
      />
    </TaskBackdrop>
  )
}
