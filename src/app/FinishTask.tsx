import { FinishTaskPopup } from '#src/features/tasks/FinishTaskPopup.tsx'
import { OpenedPlaces } from './OpenedPlaces.tsx'
import { closePopup, endPopup, type FinishTaskCall } from './popups.ts'

interface FinishTaskProps {
  call: FinishTaskCall
  isLeaving: boolean
}

/** The pop-up of a finished task, with the ways on. */
export function FinishTask({ call, isLeaving }: FinishTaskProps) {
  const { task, congrats, finished, score, isPassed, reviewPath } = call
  return (
    <FinishTaskPopup
      task={task}
      congrats={congrats}
      finished={finished}
      opened={
        finished.opened.length > 0 && (
          <OpenedPlaces places={finished.opened} onGo={(missionId) => void closePopup(missionId)} />
        )
      }
      score={score}
      isPassed={isPassed}
      onReview={reviewPath === null ? null : () => void closePopup(reviewPath)}
      isOpen={!isLeaving}
      onClose={() => void closePopup()}
      onGone={endPopup}
    />
  )
}
