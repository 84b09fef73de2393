import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import type { Attempt } from '#shared/contract/attempts.ts'
import { forgetMissions } from '#src/features/missions/queries.ts'
import { NotesButton } from '#src/features/notes/NotesButton.tsx'
import { profileQuery } from '#src/features/profile/queries.ts'
import { ATTEMPT } from '#src/features/tasks/at-hand.ts'
import { attemptQuery } from '#src/features/tasks/attempt-queries.ts'
import { headOf, mouthsOf, stillOf } from '#shared/scene/assistant.ts'
import { readDefaultAssistant } from '#shared/domain/switches.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { TaskAssistant, TaskHints } from '#src/features/tasks/task-assistant.ts'
import { backdropOf, TaskBackdrop } from '#src/features/tasks/task-backdrop.ts'
import { kindOf } from '#src/features/tasks/kinds.ts'
import { TaskNotes, WantedPart, type NotesPlace } from '#src/features/tasks/task-notes.ts'
import { TaskPlayer } from '#src/features/tasks/TaskPlayer.tsx'
import { isFailure } from '#src/lib/failure.ts'
import { TaskLeaveGuard } from '../task/TaskLeaveGuard.tsx'
import { useCoveredStage } from '#src/shell/use-covered-stage.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { PageMissing } from '#src/shell/PageMissing.tsx'
import { AT, pathOfMission, pathOfHub, pathOfTask } from '#src/navigation/paths.ts'
import { TaskLoading } from '../task/TaskLoading.tsx'
import { TaskTrouble } from '../task/TaskTrouble.tsx'
import { useOrientationFact } from '#src/shell/orientation/orientation-store.ts'
import { useFinish } from '../task/use-finish.ts'
import { useFreeFocus } from '../task/use-free-focus.ts'
import { useLeaveTask } from '#src/navigation/use-task-navigation.ts'
import styles from './TaskRoute.module.css'

const NO_HINTS = {}

/** A task, played to its end over the whole screen. Whatever follows the task in the address, it is this one way to play it. */
export function TaskRoute() {
  const { taskId = '', '*': rest } = useParams()
  const { i18n } = useTranslation()
  const [search] = useSearchParams()
  const isReview = search.has('review')
  const { data: attempt, error, refetch } = useQuery(attemptQuery(taskId, i18n.language, isReview))
  const playerId = usePlayerOf(attempt)
  // what was loaded before is no attempt any more where the server says so
  const isOver = isFailure(error, 404) || isFailure(error, 423)
  const isTrouble = error !== null && (!attempt || isOver)
  useCoveredStage(!isTrouble)

  if (rest !== '1') return <Navigate to={pathOfTask(taskId)} replace />
  return (
    <>
      {isTrouble ? (
        <Trouble>
          <TaskTrouble taskId={taskId} error={error} onRetry={() => void refetch()} />
        </Trouble>
      ) : (
        <>
          <div className={styles.ground} />
          {attempt && playerId !== null ? <Playing attempt={attempt} playerId={playerId} /> : <TaskLoading />}
        </>
      )}
      <TaskLeaveGuard key={taskId} isStored={Boolean(playerId)} />
    </>
  )
}

function Trouble({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useFreeFocus(place)
  return (
    <div ref={place} tabIndex={-1} className={styles.trouble}>
      {children}
    </div>
  )
}

/**
 * Anyone who is not known plays all the same, and keeps nothing on this device. Who plays an attempt is who it was opened for: a
 * profile that comes later, or is asked for anew, must not open it a second time as it once was.
 */
function usePlayerOf(attempt: Attempt | undefined): string | null {
  const profile = useQuery(profileQuery)
  const [opened, setOpened] = useState<{ attemptId: string; playerId: string } | null>(null)
  if (!attempt) return null
  if (attempt.id === opened?.attemptId) return opened.playerId
  if (profile.isPending) return null
  const playerId = profile.data?.id ?? ''
  setOpened({ attemptId: attempt.id, playerId })
  return playerId
}

function Playing({ attempt, playerId }: { attempt: Attempt; playerId: string }) {
  const client = useQueryClient()
  const { adventure } = useAdventure()
  const { finish, finishLater } = useFinish(attempt, playerId)
  const { task } = attempt
  useOrientationFact('isLyingTask', kindOf(task.type)?.isPlayedLying ?? null)
  const mission = adventure.missions.get(task.missionId)
  const defaultAssistant = usePlatform(({ params }) => readDefaultAssistant(params))
  const assistant = mission?.assistant ?? defaultAssistant
  const still = assistant && stillOf(assistant)
  const [search] = useSearchParams()
  // an anonymous survey has no words with a name, and an unknown player has nothing stored here
  const hasNotes = !task.isAnonymous && playerId !== ''
  const showNotes = hasNotes
    ? (place: NotesPlace) => <NotesButton key={attempt.id} person={playerId} attempt={attempt} {...place} />
    : null
  const leave = useLeaveTask(mission ? pathOfMission(mission) : pathOfHub(adventure))

  return (
    <TaskBackdrop value={backdropOf(task, mission)}>
      <TaskAssistant value={still ? { face: headOf(still), mouths: mouthsOf(still) } : null}>
        <TaskHints value={attempt.hints ?? NO_HINTS}>
          <TaskNotes value={showNotes}>
            <WantedPart value={search.get(AT) ?? ''}>
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
            </WantedPart>
          </TaskNotes>
        </TaskHints>
      </TaskAssistant>
    </TaskBackdrop>
  )
}
