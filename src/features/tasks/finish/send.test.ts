import { answerWith, asked, sentTo, type Answer } from '#src/testing/fake-server.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dropLocal, localKeys, writeLocal } from '#src/lib/storage.ts'
import { flushOutbox } from '#src/outbox/outbox.ts'
import { endOutboxSession, forgetOutbox } from '#src/outbox/session.ts'
import { moves } from '../moves.ts'
import { useWaitingFinishes } from '#src/outbox/waiting/waiting-finishes.ts'
import { finishes, showWaitingFinishes, watchFinishes } from './send.ts'

const ATTEMPT = 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81'
const PAGE = '0b9df7a5-6a53-4f7c-8a3b-0d8f1a2b3c4d'
const taken: Answer = {
  status: 200,
  body: { state: { type: 'learning-pill', card: 1, answered: [] }, refused: [] },
}

/** As a page does that has just been loaded. */
const sendAll = () => flushOutbox('ola', [moves, finishes])

beforeEach(() => {
  for (const key of localKeys('')) dropLocal(key)
  const entries = [{ order: 1, item: { type: 'learning-pill', card: 1 } }]
  writeLocal(`outbox:ola:moves:${ATTEMPT}:${PAGE}`, JSON.stringify(entries))
})

describe('a finish that waits', () => {
  const END = { taskId: 'long-passphrases', key: '6e1f0c55-3a0f-4d5c-9a59-9d1b0c2c4d11' }
  const summary: Answer = {
    status: 200,
    body: {
      points: 60,
      currency: 0,
      taskType: 'learning-pill',
      isLeaderAcceptRequired: false,
      isMissionFinished: false,
      isHiddenPointsAndCoins: false,
    },
  }

  /** Finished in a page that is gone. */
  const store = (attemptId = ATTEMPT) => {
    writeLocal(`outbox:ola:finish:${attemptId}:${PAGE}`, JSON.stringify([{ order: 1, item: END }]))
    showWaitingFinishes('ola')
  }
  const watched = () => {
    const listener = vi.fn<(end: { taskId: string; result: unknown }) => void>()
    watchFinishes(listener)
    return listener
  }
  const storedFinish = () => finishes.stored('ola', ATTEMPT)[0] ?? null

  it('is shown as waiting, sent after all moves under its one key, and reported once [SW-3]', async () => {
    const listener = watched()
    store()
    expect(useWaitingFinishes.getState().taskIds).toEqual(['long-passphrases'])
    answerWith((url) => (url.includes('/finish') ? summary : taken))
    expect(await sendAll()).toBe(true)
    expect(asked.map(({ url }) => url.split('/').at(-1))).toEqual(['moves', 'finish'])
    expect(sentTo('/finish')).toEqual({ key: END.key })
    expect(listener).toHaveBeenCalledOnce()
    expect(listener.mock.calls[0]?.[0]).toMatchObject({ taskId: 'long-passphrases', result: { points: 60 } })
    expect(useWaitingFinishes.getState().taskIds).toEqual([])
    await sendAll()
    expect(listener).toHaveBeenCalledOnce()
  })

  it('waits while its moves do not arrive, and as long as there is no answer [SW-3]', async () => {
    store()
    answerWith(() => 'no-answer')
    expect(await sendAll()).toBe(false)
    expect(asked.some(({ url }) => url.includes('/finish'))).toBe(false)
    answerWith((url) => (url.includes('/finish') ? 'no-answer' : taken))
    expect(await sendAll()).toBe(false)
    expect(storedFinish()).toEqual(END)
  })

  it('that the server refuses is not stored for ever [SW-3]', async () => {
    const listener = watched()
    store()
    answerWith((url) => (url.includes('/finish') ? { status: 422 } : taken))
    expect(await sendAll()).toBe(true)
    expect(listener).toHaveBeenCalledExactlyOnceWith({ taskId: 'long-passphrases', result: null })
    expect(storedFinish()).toBeNull()
  })

  it('is not reported again where another tab has sent it meanwhile [SW-3]', async () => {
    const listener = watched()
    store()
    answerWith((url) => {
      if (url.includes('/finish')) localKeys('outbox:ola:finish').forEach(dropLocal)
      return url.includes('/finish') ? summary : taken
    })
    expect(await sendAll()).toBe(true)
    expect(listener).not.toHaveBeenCalled()
  })

  it('that is pressed again while it waits keeps its first key [SW-3]', async () => {
    store()
    answerWith((url) => (url.includes('/finish') ? 'no-answer' : taken))
    finishes.at('ola', ATTEMPT).put({ ...END, key: crypto.randomUUID() })
    await vi.waitFor(() => expect(sentTo('/finish')).toEqual({ key: END.key }))
    expect(finishes.stored('ola', ATTEMPT)).toEqual([END])
  })

  it('is not sent in the name of the next player [SW-3] [AUTH-5]', async () => {
    store()
    answerWith(() => 'no-answer')
    expect(await sendAll()).toBe(false)
    endOutboxSession()
    answerWith((url) => (url.includes('/finish') ? summary : taken))
    window.dispatchEvent(new Event('online'))
    await new Promise((resolve) => setTimeout(resolve))
    expect([asked, storedFinish()]).toEqual([[], END])
  })

  it('is deleted at a sign-out, and rubbish in its place counts for nothing [SW-3] [AUTH-3]', () => {
    store()
    expect(finishes.stored('jan', ATTEMPT)).toEqual([])
    void forgetOutbox('ola')
    expect(storedFinish()).toBeNull()
    writeLocal(`outbox:ola:finish:${ATTEMPT}:${PAGE}`, '{"key":7')
    expect(storedFinish()).toBeNull()
    expect(finishes.keys('ola')).toEqual([])
  })

  it('is not stored without a player', () => {
    localKeys('').forEach(dropLocal)
    answerWith(() => 'no-answer')
    const queue = finishes.at('', ATTEMPT)
    queue.put(END)
    expect([queue.isStored(), localKeys('')]).toEqual([false, []])
  })
})
