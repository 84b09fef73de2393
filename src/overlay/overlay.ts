import { create } from 'zustand'
import type { Ground, Layer, OverlayKind } from './kinds.ts'
import type { OverlayPayloads } from './payloads.ts'

/** What the button of a pop-up says (FIN-6). */
export type PopupAnswer =
  | { type: 'profile' }
  | {
      type: ''
      /** The mission, or the path of the review, that was chosen in it, if any. */
      goTo: string | null
    }

interface Timing {
  /** It comes by itself: it waits until the map is free, and covers nothing. */
  isUnasked?: true
  /** It is shown now. */
  onOpen?: () => void
  /** It was pressed away: its exit waits for this. An answer of null: closed without its button. */
  onLeave?: (answer: PopupAnswer | null) => Promise<void>
  /** It has left the screen. */
  onClose?: (answer: PopupAnswer | null) => void
}

/** Something to be shown: its kind, what its view gets, and what is called when it comes and goes. */
export type OverlayRequest<Kind extends OverlayKind = OverlayKind> = {
  [Each in Kind]: { kind: Each } & OverlayPayloads[Each] & Timing
}[Kind]

/** What is shown, by layer. */
export type Shown = Record<Layer, OverlayRequest | null>

interface Overlays {
  /** Those that are shown and those that wait. */
  queue: readonly OverlayRequest[]
  shown: Shown
  /** How many dialogs there were: two of one kind are two. */
  dialogs: number
  /** The dialog plays its exit; the answer of its button. */
  isLeaving: boolean
  answer: PopupAnswer | null
  /** The dialog comes after another, which has left the page dimmed. */
  isFollowing: boolean
  /** Kinds that may still come by themselves, and hold up what would come after them. */
  expected: readonly OverlayKind[]
  /** Kinds whose view has no code yet, though that was asked for: they are passed over. */
  missing: readonly OverlayKind[]
  grounds: readonly Ground[]
}

const NOTHING = {
  queue: [],
  shown: { alert: null, dialog: null, notice: null, plate: null },
  isLeaving: false,
  answer: null,
  isFollowing: false,
} as const

/** The one queue of everything that stands over a page. `queue.ts` decides what is shown. */
export const useOverlay = create<Overlays>(() => ({
  ...NOTHING,
  dialogs: 0,
  expected: [],
  missing: [],
  grounds: [],
}))

/** How the rest of the product uses the queue; the rules are in `kinds.ts`. */
export const overlay = {
  /** @returns the request, for `withdraw` and `drop` */
  show(request: OverlayRequest): OverlayRequest {
    useOverlay.setState(({ queue }) => ({ queue: [...queue, request] }))
    return request
  },

  /** Takes it back while it waits; once it is shown it stays. */
  withdraw(request: OverlayRequest): void {
    if (!Object.values(useOverlay.getState().shown).includes(request)) overlay.drop(request)
  },

  /** Takes it back, also from the screen. */
  drop(request: OverlayRequest): void {
    useOverlay.setState(({ queue }) => ({ queue: queue.filter((one) => one !== request) }))
  },

  dropKind(kind: OverlayKind): void {
    useOverlay.setState(({ queue }) => ({ queue: queue.filter((one) => one.kind !== kind) }))
  },

  /** It may come by itself as soon as more is known: what would come after it waits. @returns how to stop */
  expect(kind: OverlayKind): () => void {
    useOverlay.setState(({ expected }) => ({ expected: [...expected, kind] }))
    return () =>
      useOverlay.setState(({ expected }) => ({ expected: expected.toSpliced(expected.indexOf(kind), 1) }))
  },

  /** Says what the player has before them; of several grounds the furthest counts. @returns how to stop */
  standOn(ground: Ground): () => void {
    useOverlay.setState(({ grounds }) => ({ grounds: [...grounds, ground] }))
    return () =>
      useOverlay.setState(({ grounds }) => ({ grounds: grounds.toSpliced(grounds.indexOf(ground), 1) }))
  },

  /** Only for tests, and where nothing may outlive a player. */
  clear(): void {
    useOverlay.setState(NOTHING)
  },
}

/** Whether one of this kind is asked for. */
export function useIsAsked(kind: OverlayKind): boolean {
  return useOverlay(({ queue }) => queue.some((one) => one.kind === kind))
}
