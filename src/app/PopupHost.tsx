import type { ComponentType } from 'react'
import { FinishTaskPopup } from '#src/features/tasks/FinishTaskPopup.tsx'
import { closePopup, endPopup, usePopups, type PopupCall } from './popups.ts'

interface PopupProps<Kind extends PopupCall['kind']> {
  call: Extract<PopupCall, { kind: Kind }>
  isLeaving: boolean
}

/** The pop-up of each kind. */
const POPUPS = {
  finishTask: ({ call, isLeaving }) => (
    <FinishTaskPopup
      task={call.task}
      congrats={call.congrats}
      finished={call.finished}
      score={call.score}
      isOpen={!isLeaving}
      onClose={() => void closePopup()}
      onGone={endPopup}
    />
  ),
} satisfies { [Kind in PopupCall['kind']]: ComponentType<PopupProps<Kind>> }

/** Shows the first pop-up of the queue. */
export function PopupHost() {
  const [call] = usePopups(({ queue }) => queue)
  const isLeaving = usePopups((popups) => popups.isLeaving)
  if (!call) return null
  const Popup = POPUPS[call.kind]
  return <Popup call={call} isLeaving={isLeaving} />
}
