import { create } from 'zustand'
import type { FinishedTask } from '#shared/domain/finish.ts'
import type { FinishedWith } from '#src/features/tasks/finish-result.ts'

/** A pop-up that waits for its turn or is open. */
export interface FinishTaskCall {
  kind: 'finishTask'
  task: FinishedTask
  /** What the designer says to whoever finished. */
  congrats: string
  score: { right: number; all: number } | null
  /** False where too little was right: the task stays to be done. */
  isPassed: boolean
  /** Where what was handed in can be looked at; null where nothing can. */
  reviewPath: string | null
  /** The names of what is finished with it; with the mission the way leads back to the map. */
  finished: FinishedWith
  /** Pressed away: what is to be true behind it when it leaves; with the mission, or the path of the review, that was chosen in it, if any. */
  onLeave: (goTo: string | null) => Promise<void>
  /** When it has left the screen. */
  onClose: (goTo: string | null) => void
}

export type PopupCall = FinishTaskCall

interface Popups {
  queue: readonly PopupCall[]
  /** The first is on its way out. */
  isLeaving: boolean
  /** The mission, or the path of the review, that was chosen in it. */
  goTo: string | null
}

/** Pop-ups queue, they never stack: the first is open, the others wait. */
export const usePopups = create<Popups>(() => ({ queue: [], isLeaving: false, goTo: null }))

export function openPopup(call: PopupCall): void {
  usePopups.setState(({ queue }) => ({ queue: [...queue, call] }))
}

/** A pop-up that is pressed away waits no longer than this for the world behind it (ms). */
const LEAVE_PATIENCE = 1000

export async function closePopup(goTo: string | null = null): Promise<void> {
  const [open] = usePopups.getState().queue
  if (!open) return
  await Promise.race([open.onLeave(goTo), new Promise((resolve) => setTimeout(resolve, LEAVE_PATIENCE))])
  // A sign-out may have come in between.
  if (usePopups.getState().queue[0] === open) usePopups.setState({ isLeaving: true, goTo })
}

/** Its way out is over: what it covered is in sight. */
export function endPopup(): void {
  const {
    queue: [open],
    goTo,
  } = usePopups.getState()
  usePopups.setState(({ queue }) => ({ queue: queue.slice(1), isLeaving: false, goTo: null }))
  open?.onClose(goTo)
}

/** Whoever comes next must not see what was meant for the one before. */
export function dropPopups(): void {
  usePopups.setState({ queue: [], isLeaving: false, goTo: null })
}
