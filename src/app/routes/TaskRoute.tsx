import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import type { Attempt } from '#shared/contract/tasks.ts'
import { forgetMissions } from '#src/features/missions/queries.ts'
import { attemptQuery } from '#src/features/tasks/queries.ts'
import { TaskPlayer } from '#src/features/tasks/TaskPlayer.tsx'
import { answerFinish, finishTask } from '#src/flows/finish-task.ts'
import { isFailure } from '#src/lib/failure.ts'
import { useCoveredStage } from '../use-covered-stage.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { useAdventure } from '../adventure-context.ts'
import { LoadingScreen } from '../LoadingScreen.tsx'
import { finishPopup } from '../finish-popup.ts'
import { openPopup } from '../popups.ts'
import { pathOfIntroduction, pathOfMission, pathOfRoot } from '../paths.ts'
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
  const { t } = useTranslation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { adventure, config } = useAdventure()
  const finishKey = useFinishKey(attempt.id)
  const { task } = attempt
  const mission = adventure.missions.get(task.missionId)
  const parent = mission?.parentId ? adventure.missions.get(mission.parentId) : undefined
  const missionPath = mission ? pathOfMission(mission) : pathOfRoot(adventure)

  return (
    <TaskPlayer
      attempt={attempt}
      fallback={<LoadingScreen />}
      onBack={() => void navigate(mission ? pathOfIntroduction(task.id, mission.id) : missionPath)}
      onSaved={() => void forgetMissions(client)}
      onStale={() => void client.invalidateQueries({ queryKey: ['attempt', task.id] })}
      onFinish={async (score) => {
        const result = await finishTask(attempt.id, finishKey)
        await navigate(missionPath)
        const isMissionFinished = !result.isAlreadyDone && result.isMissionFinished
        const back = isMissionFinished ? parent : undefined
        openPopup(
          finishPopup(task, result, score, config.shop.isShopEnabled, t('tasks.finish.done'), {
            // The map answers when the player is there; the scene of the mission is there already.
            onLeave: () => (back ? Promise.resolve() : answerFinish()),
            onClose: () => {
              if (!back) {
                stageActions.standOnWhenShown(task.missionId, task.id)
                return
              }
              void navigate(pathOfMission(back))
              stageActions.standOnWhenShown(back.id, task.missionId)
              void stageActions.whenShown(back.id).then(answerFinish)
            },
          }),
        )
      }}
    />
  )
}

/** One key for all tries of an attempt's finish, so that a repeated one awards nothing twice. */
function useFinishKey(attemptId: string): string {
  const [finish, setFinish] = useState(() => ({ attemptId, key: crypto.randomUUID() }))
  if (finish.attemptId === attemptId) return finish.key
  const next = { attemptId, key: crypto.randomUUID() }
  setFinish(next)
  return next.key
}
