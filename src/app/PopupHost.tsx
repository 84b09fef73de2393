import type { ComponentType } from 'react'
import { FinishTaskPopup } from '#src/features/tasks/FinishTaskPopup.tsx'
import { closePopup, usePopups, type PopupCall } from './popups.ts'

/** The pop-up of each kind. */
const POPUPS = {
  finishTask: ({ call }) => (
    <FinishTaskPopup
      task={call.task}
      congrats={call.congrats}
      isMissionFinished={call.isMissionFinished}
      score={call.score}
      onClose={closePopup}
    />
  ),
} satisfies { [Kind in PopupCall['kind']]: ComponentType<{ call: Extract<PopupCall, { kind: Kind }> }> }

/** Shows the first pop-up of the queue. */
export function PopupHost() {
  const [call] = usePopups(({ queue }) => queue)
  if (!call) return null
  const Popup = POPUPS[call.kind]
  return <Popup call={call} />
}
