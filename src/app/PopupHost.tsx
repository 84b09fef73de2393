import { useLatePart } from '#src/lib/late-part.ts'
import { popupPart } from './popup-part.ts'
import { usePopups } from './popups.ts'

/** Shows the first pop-up of the queue. */
export function PopupHost() {
  const isAny = usePopups(({ queue }) => queue.length > 0)
  return isAny && <First />
}

function First() {
  const { Part } = useLatePart(popupPart)
  return Part && <Part />
}
