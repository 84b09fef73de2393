import { usePopups, type PopupAnswer, type PopupCall } from './popups.ts'

/** A pop-up that is pressed away waits no longer than this for the world behind it (ms). */
const LEAVE_TIMEOUT = 1000

/** Pressed away already: a second press says nothing new. */
const pressed = new WeakSet<PopupCall>()

/** @param answer of its button; null where it was closed by the background or by Escape */
export async function closePopup(answer: PopupAnswer | null = null): Promise<void> {
  const [open] = usePopups.getState().queue
  if (!open || pressed.has(open)) return
  pressed.add(open)
  await Promise.race([open.onLeave(answer), new Promise((resolve) => setTimeout(resolve, LEAVE_TIMEOUT))])
  // A sign-out may have come in between.
  if (usePopups.getState().queue[0] === open) usePopups.setState({ isLeaving: true, answer })
}

/** Its way out is over: what it covered is in sight. */
export function endPopup(): void {
  const { queue, answer } = usePopups.getState()
  const [open, ...waiting] = queue
  usePopups.setState({ queue: waiting, isLeaving: false, isFollowing: waiting.length > 0, answer: null })
  open?.onClose(answer)
}
