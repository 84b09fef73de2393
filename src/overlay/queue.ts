import { isCovered, watchCovered } from '#src/ui/covering.ts'
import { arrange, followerOf, here, nextDialog, tidy } from './arrange.ts'
import { KINDS, LAYERS } from './kinds.ts'
import { useOverlay, type OverlayRequest, type PopupAnswer, type Shown } from './overlay.ts'

/** A dialog that is pressed away waits no longer than this for the world behind it (ms). */
const LEAVE_TIMEOUT = 1000

/** Pressed away already: a second press is ignored. */
const pressed = new WeakSet<OverlayRequest>()

/** The request that waits until the map was free for a while, and whether it was. */
let calming: { request: OverlayRequest; timer?: ReturnType<typeof setTimeout>; isOver: boolean } | null = null

/** Decides what is shown whenever anything changes. @returns how to stop */
export function watchQueue(): () => void {
  const stops = [useOverlay.subscribe(settle), watchCovered(settle)]
  settle()
  return () => {
    for (const stop of stops) stop()
    awaitCalm(null)
  }
}

function settle(): void {
  const state = useOverlay.getState()
  const queue = tidy(state)
  const tidied = { ...state, queue }
  const isUnderCover = isCovered()
  const isOpen = here(tidied).some((one) => one === state.shown.dialog)
  awaitCalm(isOpen ? null : nextDialog(tidied, isUnderCover))
  change(queue, arrange(tidied, isUnderCover, isCalm), false)
}

function change(queue: readonly OverlayRequest[], shown: Shown, isFollowing: boolean): void {
  const before = useOverlay.getState()
  const isSame = LAYERS.every((layer) => shown[layer] === before.shown[layer])
  if (isSame && queue === before.queue) return
  const isOther = shown.dialog !== before.shown.dialog
  // a dialog whose page was left during its exit comes back open, and can be pressed again
  if (isOther && before.shown.dialog) pressed.delete(before.shown.dialog)
  const fresh = { dialogs: before.dialogs + 1, isLeaving: false, answer: null, isFollowing }
  useOverlay.setState({ queue, shown, ...(isOther && fresh) })
  for (const layer of LAYERS) if (shown[layer] !== before.shown[layer]) shown[layer]?.onOpen?.()
}

/** Starts the wait of the request that is next, and ends that of one that no longer is. */
function awaitCalm(next: OverlayRequest | null): void {
  if (calming?.request === next) return
  if (calming) clearTimeout(calming.timer)
  calming = null
  const ms = (next?.isUnasked && KINDS[next.kind].calmMs) || 0
  if (!next || ms === 0) return
  const one = { request: next, isOver: false }
  const end = () => {
    one.isOver = true
    settle()
  }
  calming = Object.assign(one, { timer: setTimeout(end, ms) })
}

function isCalm(request: OverlayRequest): boolean {
  return calming?.request !== request || calming.isOver
}

/** @param answer of its button; null where it was closed by the background or by Escape */
export async function closeDialog(answer: PopupAnswer | null = null): Promise<void> {
  const { dialog } = useOverlay.getState().shown
  if (!dialog || pressed.has(dialog)) return
  pressed.add(dialog)
  if (dialog.onLeave) {
    const timeout = new Promise((resolve) => setTimeout(resolve, LEAVE_TIMEOUT))
    await Promise.race([dialog.onLeave(answer), timeout])
  }
  // A sign-out may have come in between.
  if (useOverlay.getState().shown.dialog === dialog) useOverlay.setState({ isLeaving: true, answer })
}

/** Its exit is over: the page is in sight, or the next dialog keeps it dimmed. */
export function endDialog(): void {
  const { shown, answer } = useOverlay.getState()
  const { dialog } = shown
  if (!dialog) return
  const next = followerOf(useOverlay.getState())
  change(
    useOverlay.getState().queue.filter((one) => one !== dialog),
    { ...shown, dialog: next },
    next !== null,
  )
  dialog.onClose?.(answer)
}

/** Drops the requests of a player who has signed out. */
export function dropOfPlayer(): void {
  useOverlay.setState(({ queue }) => ({ queue: queue.filter(({ kind }) => KINDS[kind].outlivesSignOut) }))
}
