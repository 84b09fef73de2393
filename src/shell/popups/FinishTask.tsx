import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FinishTaskPopup } from '#src/features/tasks/finish/FinishTaskPopup.tsx'
import { taskQuery } from '#src/features/tasks/queries.ts'
import { AssessMission } from '#src/features/reviews/AssessMission.tsx'
import { OpenedPlaces } from './OpenedPlaces.tsx'
import type { OverlayViewProps } from '#src/overlay/OverlayHost.tsx'

/** The pop-up of a finished task, with the ways on. */
export function FinishTask({ request: { finish }, frame }: OverlayViewProps<'finishTask'>) {
  const {
    task,
    taskId,
    congrats,
    finished,
    score,
    ending,
    isPassed,
    isAwaiting,
    isAnonymous,
    reviewPath,
    isResultOnly,
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
      task={{ ...task, taskDoneMessage: t('tasks.finish.done') }}
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
      isPassed={isPassed}
      isAwaiting={isAwaiting}
      isAnonymous={isAnonymous}
      exam={now.isSuccess && now.isFetchedAfterMount ? now.data.exam : undefined}
      review={reviewPath === null ? null : { isResultOnly, onOpen: () => goTo(reviewPath) }}
      onButton={() => goTo(null)}
    />
  )
}
