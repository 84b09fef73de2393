import { describe, expect, it, vi } from 'vitest'
import {
  ask,
  offer,
  pressAway,
  shown,
  standOn,
  beginOnFreeMap,
  type Asked,
} from '#src/testing/overlay-queue.ts'
import { KINDS, type Ground } from './kinds.ts'
import { overlay, useOverlay } from './overlay.ts'

beginOnFreeMap()

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
