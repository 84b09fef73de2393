import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FinishTaskPopup } from '#src/features/tasks/finish/FinishTaskPopup.tsx'
import { missionQuery } from '#src/features/missions/queries.ts'
import { taskQuery } from '#src/features/tasks/queries.ts'
import { useNextTask } from '#src/features/tasks/use-next-task.ts'
import { pathOfIntroduction } from '#src/navigation/paths.ts'
import { AssessMission } from '#src/features/reviews/AssessMission.tsx'
import { OpenedPlaces } from './OpenedPlaces.tsx'
import type { Task } from '#shared/contract/tasks.ts'
import type { OverlayViewProps } from '#src/overlay/OverlayHost.tsx'
import type { FinishedTaskPayload } from '#src/overlay/payloads.ts'

/** The next task of the mission, as it is known by now; null where a pop-up has better news, or the task itself is to be done again. */
function useNextOf({ taskId, missionId, finished, isPassed, reviewPath }: FinishedTaskPayload): Task | null {
  const { i18n } = useTranslation()
  const { data } = useQuery({ ...missionQuery(missionId, i18n.language), enabled: false })
  const { next } = useNextTask((data?.tasks ?? []).filter(({ id }) => id !== taskId))
  const isOver = finished.mission !== null || finished.adventure !== null || finished.opened.length > 0
  return !isPassed || isOver || reviewPath !== null ? null : (next ?? null)
}

/** The pop-up of a finished task, with the ways on. */
export function FinishTask({ request: { finish }, frame }: OverlayViewProps<'finishTask'>) {
  const {
    task,
    taskId,
    congrats,
    finished,
    score,
    ending,
    items,
    isPassed,
    isAwaiting,
    isAnonymous,
    reviewPath,
    isResultOnly,
    isRetried = false,
  } = finish
  const { t, i18n } = useTranslation()
  // What is known of an exam was true before it was handed in.
  const now = useQuery({
    ...taskQuery(taskId, i18n.language),
    enabled: !isPassed,
    staleTime: 0,
  })
  const isLit = finished.mission !== null || finished.adventure !== null
  const goTo = (place: string | null) => frame.onAnswer({ type: '', goTo: place })
  const next = useNextOf(finish)
  return (
    <FinishTaskPopup
      {...frame}
      text={{
        title: task.taskName,
        buttonText: t(isLit ? 'tasks.finish.action' : 'tasks.finish.actionNext'),
      }}
      iconUrl={null}
      color="three"
      backgroundUrl={finish.backgroundUrl}
      task={{ ...task, taskDoneMessage: t(isRetried ? 'tasks.finish.same' : 'tasks.finish.done') }}
      congrats={congrats}
      finished={finished}
      opened={
        <>
          {finished.opened.length > 0 && <OpenedPlaces {...finish} places={finished.opened} onGo={goTo} />}
          {finished.mission !== null && <AssessMission missionId={finish.missionId} />}
        </>
      }
      score={score}
      ending={ending}
      items={items}
      onNext={
        next && {
          name: next.name,
          go: () => goTo(pathOfIntroduction(next.id, finish.missionId)),
        }
      }
      isRetried={isRetried}
      isPassed={isPassed}
      isAwaiting={isAwaiting}
      isAnonymous={isAnonymous}
      exam={now.isSuccess && now.isFetchedAfterMount ? now.data.exam : undefined}
      review={reviewPath === null ? null : { isResultOnly, onOpen: () => goTo(reviewPath) }}
      onButton={() => goTo(null)}
    />
  )
}
