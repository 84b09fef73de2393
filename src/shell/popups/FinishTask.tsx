import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FinishTaskPopup } from '#src/features/tasks/FinishTaskPopup.tsx'
import { taskQuery } from '#src/features/tasks/queries.ts'
import { AssessMission } from '#src/features/reviews/AssessMission.tsx'
import type { PopupFrame } from '#src/ui/GenericPopup.tsx'
import { OpenedPlaces } from './OpenedPlaces.tsx'
import { closePopup } from '#src/overlay/popup-queue.ts'
import { type FinishTaskCall } from '#src/overlay/popups.ts'

interface FinishTaskProps {
  data: FinishTaskCall['data']
  frame: PopupFrame
}

/** The pop-up of a finished task, with the ways on. */
export function FinishTask({ data, frame }: FinishTaskProps) {
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
  } = data
  const { t, i18n } = useTranslation()
  // What is known of an exam was true before it was handed in.
  const now = useQuery({
    ...taskQuery(taskId, i18n.language),
    enabled: !isPassed,
    staleTime: 0,
  })
  const goTo = (place: string | null) => void closePopup({ type: '', goTo: place })
  return (
    <FinishTaskPopup
      {...frame}
      task={{ ...task, taskDoneMessage: t('tasks.finish.done') }}
      congrats={congrats}
      finished={finished}
      opened={
        <>
          {finished.opened.length > 0 && <OpenedPlaces places={finished.opened} onGo={goTo} />}
          {finished.mission !== null && <AssessMission missionId={data.missionId} />}
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
