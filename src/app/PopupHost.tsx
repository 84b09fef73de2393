import type { ComponentType } from 'react'
import { useLatePart } from '#src/lib/late-part.ts'
import { finishTaskPart } from './finish-task-part.ts'
import { usePopups, type PopupCall } from './popups.ts'

interface PopupProps<Kind extends PopupCall['kind']> {
  call: Extract<PopupCall, { kind: Kind }>
  isLeaving: boolean
}

/** The pop-up of each kind. */
const POPUPS = {
  finishTask: FinishTask,
} satisfies { [Kind in PopupCall['kind']]: ComponentType<PopupProps<Kind>> }

function FinishTask(props: PopupProps<'finishTask'>) {
  const { Part } = useLatePart(finishTaskPart)
  return Part && <Part {...props} />
}

/** Shows the first pop-up of the queue. */
export function PopupHost() {
  const [call] = usePopups(({ queue }) => queue)
  const isLeaving = usePopups((popups) => popups.isLeaving)
  if (!call) return null
  const Popup = POPUPS[call.kind]
  return <Popup call={call} isLeaving={isLeaving} />
}
