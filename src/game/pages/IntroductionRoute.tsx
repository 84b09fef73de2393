import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'
import { progressQuery } from '#src/features/progress/queries.ts'
import { taskQuery } from '#src/features/tasks/queries.ts'
import { IntroductionComing } from '#src/features/tasks/IntroductionComing.tsx'
import { TaskIntroduction } from '#src/features/tasks/TaskIntroduction.tsx'
import { TaskStart } from '#src/features/tasks/TaskStart.tsx'
import { isFirstPlay } from '#src/features/tutorial/is-first-play.ts'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { useMedia } from '#src/lib/use-media.ts'
import { Popup } from '#src/ui/Popup.tsx'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { IntroductionTrouble } from '../task/IntroductionTrouble.tsx'
import { pathOfMissing } from '#src/navigation/missing-path.ts'
import {
  pathOfIntroduction,
  pathOfMission,
  pathOfReview,
  pathOfHub,
  pathOfTask,
} from '#src/navigation/paths.ts'
import { MyDue } from '../views/MyDue.tsx'
import { MissionGround } from '../views/MissionGround.tsx'
import { useBeginTask, useLeaveTask } from '#src/navigation/use-task-navigation.ts'

/** In a lower window the picture would push out of sight what a player wants to know before beginning. */
const IS_HIGH = '(min-height: 561px)'

/** Before a task: over the scene of its mission, what it is about and one button that begins it. */
export function IntroductionRoute() {
  const { taskId = '', missionId = '' } = useParams()
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const titleId = useId()
  const reasons = useReasons()
  const { adventure, config } = useAdventure()
  const { data: task, error, refetch } = useQuery(taskQuery(taskId, i18n.language))
  const { data: progress } = useQuery(progressQuery)
  const isFirst = progress !== undefined && isFirstPlay(progress)
  const isHigh = useMedia(IS_HIGH)
  const hasPicture = isHigh && Boolean(task?.picture)
  const mission = adventure.missions.get(missionId)
  const missionPath = mission ? pathOfMission(mission) : pathOfHub(adventure)
  const backWords = mission ? t('hud.backTo', { name: mission.name }) : t('missions.backToMap')
  const close = useLeaveTask(missionPath)
  const { search } = useLocation()
  const begin = useBeginTask((id) => pathOfTask(id) + search)
  const review = useBeginTask(pathOfReview)

  const missingPath = task ? pathOfMissing(task.unmet, adventure) : null

  // An address may name any mission: a task stands over its own.
  if (task && task.missionId !== missionId) {
    return <Navigate to={pathOfIntroduction(task.id, task.missionId)} replace />
  }
  return (
    <>
      <MissionGround missionId={missionId} node={mission} />
      <Popup
        {...(task ? { labelledBy: titleId } : { label: t('shell.loading') })}
        closeLabel={t('shell.close')}
        hasPicture={hasPicture}
        onClose={close}
        footer={
          task && (
            <TaskStart
              task={task}
              onStart={() => begin(task.id)}
              onReview={() => review(task.id)}
              onMissing={missingPath ? () => void navigate(missingPath) : null}
            />
          )
        }
      >
        {!task && error && (
          <IntroductionTrouble
            error={error}
            back={{ label: backWords, onPress: () => void navigate(missionPath) }}
            hasPicture={isHigh}
            onRetry={() => void refetch()}
          />
        )}
        {!task && !error && <IntroductionComing hasPicture={isHigh} />}
        {task && (
          <TaskIntroduction
            task={task}
            hasPicture={hasPicture}
            hasCoins={config.shop.isShopEnabled}
            reason={reasons(task.unmet)}
            titleId={titleId}
            due={<MyDue />}
            isFirst={isFirst}
          />
        )}
      </Popup>
    </>
  )
}
