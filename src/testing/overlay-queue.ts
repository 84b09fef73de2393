import { afterEach, beforeEach, vi } from 'vitest'
import { Failure } from '#src/lib/failure.ts'
import type { Ground, OverlayKind } from '#src/overlay/kinds.ts'
import { overlay, useOverlay, type OverlayRequest } from '#src/overlay/overlay.ts'
import { closeDialog, endDialog, watchQueue } from '#src/overlay/queue.ts'

const streak = {
  streak: 2,
  granted: false,
  type: 'day',
  date: '2026-11-25',
  bonusPoints: 30,
  bonusCoins: 0,
} as const
const message = {
  id: '0b9df7a5-6a53-4f7c-8a3b-0d8f1a2b3c4d',
  title: 'Moving',
  content: '',
  link: null,
  linkLabel: null,
  language: 'en',
  type: 'allAlert',
  isRead: false,
  date: '2026-11-25T10:00:00Z',
} as const

/** Requests of each kind but a finished task, which needs more and follows the same rules. */
export const REQUESTS = {
  apiError: () => ({ kind: 'apiError', failure: new Failure(500, '/v2/x', null) }),
  leave: () => ({ kind: 'leave', playerId: 'ola' }),
  tour: () => ({ kind: 'tour', part: 'arrival', hasActivities: true, hasCoins: false }),
  streak: () => ({ kind: 'streak', streak, isNews: false }),
  profile: () => ({ kind: 'profile', profile: { displayName: 'Ola', avatar: null, avatarSprite: null } }),
  info: () => ({ kind: 'info', info: { vietType: 'protip_wrong' } }),
  alert: () => ({ kind: 'alert', message }),
  push: () => ({ kind: 'push' }),
  newVersion: () => ({ kind: 'newVersion' }),
} satisfies { [Kind in OverlayKind]?: () => OverlayRequest<Kind> }
export type Asked = keyof typeof REQUESTS

export const ask = (kind: Asked) => overlay.show(REQUESTS[kind]())
export const offer = (kind: Asked) => overlay.show({ ...REQUESTS[kind](), isUnasked: true })

/** Kinds that are shown, in the order of their layers. */
export const shown = () => Object.values(useOverlay.getState().shown).flatMap((one) => one?.kind ?? [])

export async function pressAway(): Promise<void> {
  await closeDialog()
  endDialog()
}

let leave: () => void = () => {}

/** Leaves the ground before. */
export function standOn(ground: Ground): void {
  leave()
  leave = overlay.standOn(ground)
}

/** Each test of a file begins on a free map, with a queue that is empty. */
export function beginOnFreeMap(): void {
  let stop: () => void
  beforeEach(() => {
    vi.useFakeTimers()
    standOn('freeMap')
    stop = watchQueue()
  })
  afterEach(() => {
    overlay.clear()
    leave()
    leave = () => {}
    stop()
    vi.useRealTimers()
  })
}
