import { describe, expect, it, vi } from 'vitest'
import {
  ask,
  offer,
  pressAway,
  REQUESTS,
  shown,
  standOn,
  beginOnFreeMap,
  type Asked,
} from '#src/testing/overlay-queue.ts'
import { overlay, useOverlay } from './overlay.ts'
import { closeDialog, dropOfPlayer, endDialog } from './queue.ts'

beginOnFreeMap()

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
