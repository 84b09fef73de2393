import { FinishTask } from './FinishTask.tsx'
import { closePopup, endPopup } from './popup-queue.ts'
import { usePopups } from './popups.ts'

/** The pop-up whose turn it is. */
export function OpenPopup() {
  const call = usePopups(({ queue }) => queue[0])
  const isLeaving = usePopups((popups) => popups.isLeaving)
  if (!call) return null
  const { text, iconUrl, color, backgroundUrl } = call
  const onClose = () => void closePopup()
  const frame = { text, iconUrl, color, backgroundUrl, isOpen: !isLeaving, onClose, onGone: endPopup }
  return <FinishTask data={call.data} frame={frame} />
}
