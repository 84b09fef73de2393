import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '#src/lib/failure.ts'
import { KINDS, type Ground, type OverlayKind } from './kinds.ts'
import { overlay, useOverlay, type OverlayRequest } from './overlay.ts'
import { closeDialog, dropOfPlayer, endDialog, watchQueue } from './queue.ts'

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
const REQUESTS = {
  apiError: () => ({ kind: 'apiError', failure: new Failure(500, '/v2/x', null) }),
  leave: () => ({ kind: 'leave', playerId: 'ola' }),
  tour: () => ({ kind: 'tour', hasActivities: true, hasCoins: false }),
  streak: () => ({ kind: 'streak', streak, isNews: false }),
  profile: () => ({ kind: 'profile', profile: { displayName: 'Ola', avatar: null, avatarSprite: null } }),
  info: () => ({ kind: 'info', info: { vietType: 'protip_wrong' } }),
  alert: () => ({ kind: 'alert', message }),
  push: () => ({ kind: 'push' }),
  newVersion: () => ({ kind: 'newVersion' }),
} satisfies { [Kind in OverlayKind]?: () => OverlayRequest<Kind> }
type Asked = keyof typeof REQUESTS

const ask = (kind: Asked) => overlay.show(REQUESTS[kind]())
const offer = (kind: Asked) => overlay.show({ ...REQUESTS[kind](), isUnasked: true })

/** Kinds that are shown, in the order of their layers. */
const shown = () => Object.values(useOverlay.getState().shown).flatMap((one) => one?.kind ?? [])

async function pressAway(): Promise<void> {
  await closeDialog()
  endDialog()
}

let leave: () => void
let stop: () => void
const standOn = (ground: Ground) => {
  leave()
  leave = overlay.standOn(ground)
}

beforeEach(() => {
  vi.useFakeTimers()
  leave = overlay.standOn('freeMap')
  stop = watchQueue()
})
afterEach(() => {
  overlay.clear()
  leave()
  stop()
  vi.useRealTimers()
})

describe('what comes by itself', () => {
  it('comes in one order, whatever was offered first [STREAK-4] [INFO-3] [PUSH-4]', async () => {
    standOn('map')
    for (const kind of ['push', 'alert', 'streak', 'tour'] as const) offer(kind)
    standOn('freeMap')
    const seen = []
    for (let left = 4; left > 0; left--) {
      vi.advanceTimersByTime(60_000)
      seen.push(...shown())
      await pressAway()
    }
    expect([seen, shown()]).toEqual([['tour', 'streak', 'alert', 'push'], []])
  })

  it.each<[Asked, Asked]>([
    ['tour', 'streak'],
    ['tour', 'info'],
    ['tour', 'alert'],
    ['streak', 'info'],
    ['streak', 'alert'],
    ['streak', 'push'],
    ['alert', 'push'],
  ])('while %s is expected, %s waits [TUT-1] [STREAK-4] [INFO-3]', (expected, kind) => {
    const isKnown = overlay.expect(expected)
    offer(kind)
    vi.advanceTimersByTime(60_000)
    expect(shown()).toEqual([])
    isKnown()
    vi.advanceTimersByTime(60_000)
    expect(shown()).toEqual([kind])
  })

  it.each<[Asked, Asked]>([
    ['streak', 'tour'],
    ['alert', 'streak'],
    ['push', 'alert'],
  ])('an expected %s holds up no %s', (expected, kind) => {
    const isKnown = overlay.expect(expected)
    offer(kind)
    expect(shown()).toEqual([kind])
    isKnown()
  })

  it.each<Ground>(['game', 'map'])('waits on the ground %s for a free map [INFO-3]', (ground) => {
    standOn(ground)
    offer('alert')
    expect(shown()).toEqual([])
    standOn('freeMap')
    expect(shown()).toEqual(['alert'])
  })

  it('waits for an info modal that is before it, and comes when that has gone [INFO-1] [INFO-3]', () => {
    const info = ask('info')
    offer('alert')
    expect(shown()).toEqual(['info'])
    overlay.drop(info)
    expect(shown()).toEqual(['alert'])
  })

  it('gives way to what was asked for, also where its own place is higher', async () => {
    ask('profile')
    offer('tour')
    ask('leave')
    await pressAway()
    expect(shown()).toEqual(['leave'])
    await pressAway()
    overlay.withdraw(ask('newVersion'))
    expect(shown()).toEqual(['tour', 'newVersion'])
  })

  it('of one kind takes over the shade from the one before', async () => {
    offer('alert')
    offer('alert')
    const [first, second] = useOverlay.getState().queue
    expect(useOverlay.getState().shown.dialog).toBe(first)
    await pressAway()
    expect(useOverlay.getState()).toMatchObject({ isFollowing: true, queue: [second] })
    expect(useOverlay.getState().shown.dialog).toBe(second)
  })

  it('comes only after the map was free for a while, where its row says so [PUSH-4]', () => {
    const calmMs = KINDS.push.calmMs ?? 0
    offer('push')
    vi.advanceTimersByTime(calmMs - 1)
    standOn('map')
    vi.advanceTimersByTime(60_000)
    standOn('freeMap')
    vi.advanceTimersByTime(calmMs - 1)
    expect(shown()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(shown()).toEqual(['push'])
  })

  it('is dropped by the same that was asked for, and comes at most once [STREAK-4]', async () => {
    standOn('map')
    offer('streak')
    ask('streak')
    expect(shown()).toEqual(['streak'])
    offer('streak')
    await pressAway()
    standOn('freeMap')
    expect([shown(), useOverlay.getState().queue]).toEqual([[], []])
  })

  it('is taken back while it waits, and stays once it is shown', () => {
    standOn('map')
    overlay.withdraw(offer('streak'))
    standOn('freeMap')
    expect(shown()).toEqual([])
    const request = offer('streak')
    overlay.withdraw(request)
    expect(shown()).toEqual(['streak'])
    overlay.drop(request)
    expect(shown()).toEqual([])
  })
})

describe('what was asked for', () => {
  it('waits for nothing but an open dialog, and needs no free map [FIN-1]', async () => {
    standOn('game')
    overlay.expect('tour')()
    ask('profile')
    ask('streak')
    expect(shown()).toEqual(['profile'])
    await pressAway()
    expect(shown()).toEqual(['streak'])
  })

  it('comes by priority once a dialog has gone [FIN-1]', async () => {
    for (const kind of ['push', 'profile', 'streak', 'leave'] as const) ask(kind)
    const seen = [...shown()]
    for (let left = 3; left > 0; left--) {
      await pressAway()
      seen.push(...shown())
    }
    // the first was alone when it came
    expect(seen).toEqual(['push', 'leave', 'streak', 'profile'])
  })

  it('is shown once it has its ground, and leaves it for a while with that [ROUTE-2]', () => {
    standOn('page')
    ask('streak')
    ask('profile')
    expect(shown()).toEqual(['profile'])
    overlay.dropKind('profile')
    standOn('game')
    expect(shown()).toEqual(['streak'])
    standOn('page')
    expect(shown()).toEqual([])
    standOn('game')
    expect(shown()).toEqual(['streak'])
  })

  it.each<Asked>(['tour', 'alert', 'push'])('%s is gone for good with its map', (kind) => {
    ask(kind)
    standOn('game')
    standOn('freeMap')
    expect([shown(), useOverlay.getState().queue]).toEqual([[], []])
  })

  it('that is pressed away is not the next one, though its world is slow to answer', async () => {
    const onClose = vi.fn()
    overlay.show({ ...REQUESTS.profile(), onClose, onLeave: () => new Promise(() => {}) })
    ask('streak')
    const closing = closeDialog({ type: 'profile' })
    expect(useOverlay.getState().isLeaving).toBe(false)
    await vi.advanceTimersByTimeAsync(1000)
    await closing
    expect(useOverlay.getState().isLeaving).toBe(true)
    endDialog()
    expect(onClose).toHaveBeenCalledExactlyOnceWith({ type: 'profile' })
    expect([shown(), useOverlay.getState().isLeaving]).toEqual([['streak'], false])
  })
})

describe('an info modal', () => {
  it('waits for a dialog, and runs on below one that comes after it [INFO-1]', async () => {
    ask('profile')
    ask('info')
    expect(shown()).toEqual(['profile'])
    await pressAway()
    expect(shown()).toEqual(['info'])
    ask('streak')
    expect(shown()).toEqual(['streak', 'info'])
  })

  it('makes room for the apiError, and is there again after it [INFO-1] [INFO-2]', () => {
    ask('info')
    const failure = ask('apiError')
    expect(shown()).toEqual(['apiError'])
    overlay.drop(failure)
    expect(shown()).toEqual(['info'])
  })

  it('comes after another with its own turn', () => {
    const first = ask('info')
    const second = ask('info')
    expect(useOverlay.getState().shown.notice).toBe(first)
    overlay.drop(first)
    expect(useOverlay.getState().shown.notice).toBe(second)
  })
})

describe('beside the line', () => {
  it.each<Asked>(['apiError', 'newVersion'])(
    '%s waits for nothing and holds up nothing [INFO-2] [SW-3]',
    (kind) => {
      ask('profile')
      ask(kind)
      expect(shown()).toContain(kind)
      overlay.dropKind('profile')
      offer('alert')
      expect(shown()).toContain('alert')
    },
  )

  it('the last apiError stands for all [INFO-2]', () => {
    ask('apiError')
    const last = ask('apiError')
    expect(useOverlay.getState().queue).toEqual([last])
    expect(useOverlay.getState().shown.alert).toBe(last)
  })
})

it('a sign-out leaves nothing that is a player’s, shown or not [AUTH-3]', () => {
  for (const kind of Object.keys(REQUESTS) as Asked[]) ask(kind)
  dropOfPlayer()
  expect(useOverlay.getState().queue.map(({ kind }) => kind)).toEqual(['apiError', 'newVersion'])
  expect(shown()).toEqual(['apiError', 'newVersion'])
})
