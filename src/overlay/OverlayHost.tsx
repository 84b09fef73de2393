import { useEffect, useMemo, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { useCovered } from '#src/ui/covering.ts'
import { followerOf } from './arrange.ts'
import { KINDS, type OverlayKind } from './kinds.ts'
import { overlay, useOverlay, type OverlayRequest, type PopupAnswer } from './overlay.ts'
import { passOverUntilFetched } from './pass-over.ts'
import { closeDialog, endDialog, watchQueue } from './queue.ts'

/** What the queue asks of a view, and what the view reports back. */
export interface OverlayFrame {
  /** False: the view plays its exit. */
  isOpen: boolean
  /** Another was shown before it, or waits behind it. */
  isFollowing: boolean
  isFollowed: boolean
  /** Something that holds the focus stands over it. */
  isCovered: boolean
  /** Closed without its button. */
  onClose: () => void
  onAnswer: (answer: PopupAnswer) => void
  /** A dialog has left the screen. */
  onGone: () => void
}

export interface OverlayViewProps<Kind extends OverlayKind> {
  request: OverlayRequest<Kind>
  frame: OverlayFrame
}

/** The view of every kind: one that is missing is a type error. One whose code comes late says how to fetch it. */
export type OverlayViews = {
  [Kind in OverlayKind]: ComponentType<OverlayViewProps<Kind>> & { fetch?: () => Promise<boolean> }
}

/** Shows what the queue says. A notice announces itself; the live region of a plate is announced when it changes, not when it appears, and always stands. */
export function OverlayHost({ views }: { views: OverlayViews }) {
  const { alert, dialog, notice, plate } = useOverlay(({ shown }) => shown)
  const count = useOverlay((state) => state.dialogs)
  useEffect(watchQueue, [])
  return (
    <>
      {alert && <OverlayView views={views} request={alert} />}
      {dialog && <OverlayView key={count} views={views} request={dialog} />}
      {createPortal(
        <div data-notices data-above-popups>
          {notice && <OverlayView views={views} request={notice} />}
        </div>,
        document.body,
      )}
      <div role="status">{plate && <OverlayView views={views} request={plate} />}</div>
    </>
  )
}

function OverlayView({ views, request }: { views: OverlayViews; request: OverlayRequest }) {
  const { kind } = request
  const { fetch } = views[kind]
  useEffect(() => {
    if (fetch) void passOverUntilFetched(kind, fetch)
  }, [kind, fetch])
  return <ViewOf views={views} request={request} frame={useFrame(request)} />
}

type ViewOfProps<Kind extends OverlayKind> = OverlayViewProps<Kind> & { views: OverlayViews }

function ViewOf<Kind extends OverlayKind>({ views, request, frame }: ViewOfProps<Kind>) {
  const View: ComponentType<OverlayViewProps<Kind>> = views[request.kind]
  return <View request={request} frame={frame} />
}

function useFrame(request: OverlayRequest): OverlayFrame {
  const isLeaving = useOverlay((state) => state.isLeaving)
  const isFollowing = useOverlay((state) => state.isFollowing)
  const isFollowed = useOverlay((state) => followerOf(state) !== null)
  const isCovered = useCovered()
  const isDialog = KINDS[request.kind].layer === 'dialog'
  const handlers = useMemo(
    () => ({
      onClose: () => (isDialog ? void closeDialog() : overlay.drop(request)),
      onAnswer: (answer: PopupAnswer) => void closeDialog(answer),
      onGone: endDialog,
    }),
    [isDialog, request],
  )
  return { ...handlers, isOpen: !(isDialog && isLeaving), isFollowing, isFollowed, isCovered }
}
