import { answerWith, asked, sentTo, type Answer } from '#src/testing/fake-server.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Attempt } from '#shared/contract/attempts.ts'
import type { TaskMove } from '#shared/scene/tasks/task.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys, writeLocal } from '#src/lib/storage.ts'
import { aTask } from '#src/testing/missions.ts'
import { flushOutbox } from '#src/outbox/outbox.ts'
import { endOutboxSession, forgetOutbox } from '#src/outbox/session.ts'
import { attemptQuery } from '../attempt-queries.ts'
import { moves } from '../moves.ts'
import { useWaitingFinishes } from '../waiting.ts'
import { finishes, showWaitingFinishes, watchFinishes } from './send.ts'

const ATTEMPT = 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81'
const PAGE = '0b9df7a5-6a53-4f7c-8a3b-0d8f1a2b3c4d'
const taken: Answer = {
  status: 200,
  body: { state: { type: 'learning-pill', card: 1, answered: [] }, refused: [] },
}

/** A page that is gone, or lives in another tab, has kept these cards. */
function keep(attemptId: string, ...cards: readonly number[]): void {
  const entries = cards.map((card) => ({ order: card, item: { type: 'learning-pill', card } }))
  writeLocal(`outbox:ola:moves:${attemptId}:${PAGE}`, JSON.stringify(entries))
}

const stored = (attemptId: string): TaskMove[] => moves.stored('ola', attemptId)

/** As a page does that has just been loaded. */
const sendAll = () => flushOutbox('ola', [moves, finishes])

beforeEach(() => {
  for (const key of localKeys('')) dropLocal(key)
  keep(ATTEMPT, 1)
})

describe('what an earlier visit left unsent', () => {
  it('is sent and forgotten [TASK-2]', async () => {
    answerWith(() => taken)
    expect(await sendAll()).toBe(true)
    expect(asked.map(({ url }) => url)).toEqual([expect.stringContaining(`/v2/attempts/${ATTEMPT}/moves`)])
    expect(sentTo('/moves')).toEqual({
      moves: [{ type: 'learning-pill', card: 1 }],
      stamp: { by: PAGE, order: 1 },
    })
    expect(moves.keys('ola')).toEqual([])
  })

  it.each<Answer>(['no-answer', { status: 503 }, { status: 401 }, { status: 429 }])(
    'stays kept at %j [TASK-2]',
    async (answer) => {
      answerWith(() => answer)
      expect(await sendAll()).toBe(false)
      expect(moves.keys('ola')).toEqual([ATTEMPT])
    },
  )

  it.each([404, 409, 422])(
    'is forgotten where the server will never take it: %i [TASK-6]',
    async (status) => {
      answerWith(() => ({ status }))
      expect(await sendAll()).toBe(true)
      expect(moves.keys('ola')).toEqual([])
    },
  )

  it('stays kept where the server could not understand this visit, and holds up no other attempt [TASK-2]', async () => {
    const other = 'a1b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c82'
    keep(other, 2)
    answerWith((url) => (url.includes(ATTEMPT) ? { status: 403 } : taken))
    expect(await sendAll()).toBe(false)
    expect(moves.keys('ola')).toEqual([ATTEMPT])
  })

  it('leaves what another tab has kept meanwhile [TASK-2]', async () => {
    answerWith(() => {
      keep(ATTEMPT, 1, 2)
      return taken
    })
    expect(await sendAll()).toBe(false)
    expect(stored(ATTEMPT)).toEqual([{ type: 'learning-pill', card: 2 }])
    answerWith(() => {
      // that tab has brought the second one there itself
      keep(ATTEMPT, 3)
      return taken
    })
    expect(await sendAll()).toBe(false)
    expect(stored(ATTEMPT)).toEqual([{ type: 'learning-pill', card: 3 }])
  })

  it('is sent once where its attempt is being played meanwhile [TASK-2]', async () => {
    answerWith(() => taken)
    moves.at('ola', ATTEMPT).open()
    expect(await sendAll()).toBe(true)
    expect(asked).toHaveLength(1)
    expect(moves.keys('ola')).toEqual([])
  })

  it('goes on being sent when its task is left [TASK-2]', async () => {
    answerWith(() => 'no-answer')
    const close = moves.at('ola', ATTEMPT).open()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    close()
    answerWith(() => taken)
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(moves.keys('ola')).toEqual([]))
  })

  it('is taken over from where earlier versions stored it, and sent under the same stamp [TASK-2]', async () => {
    localKeys('').forEach(dropLocal)
    writeLocal(`moves:kim:${ATTEMPT}:${PAGE}`, '[{"order":3,"move":{"type":"learning-pill","card":1}}]')
    writeLocal(`moves:kim:${ATTEMPT}:end`, '{"taskId":"one","key":"6e1f0c55-3a0f-4d5c-9a59-9d1b0c2c4d11"}')
    // of before pages had names: nobody knows what came after it
    writeLocal('moves:kim:two', '[{"type":"learning-pill","card":1}]')
    answerWith((url) => (url.includes('/finish') ? { status: 422 } : taken))
    expect(await flushOutbox('kim', [moves, finishes])).toBe(true)
    expect(asked.map(({ url }) => url.split('/').at(-1))).toEqual(['moves', 'finish'])
    expect(sentTo('/moves')).toMatchObject({ stamp: { by: PAGE, order: 3 } })
    expect(sentTo('/finish')).toEqual({ key: '6e1f0c55-3a0f-4d5c-9a59-9d1b0c2c4d11' })
    expect(localKeys('')).toEqual([])
  })
})

describe('a task that is opened while what was left unsent is on its way', () => {
  const card = { picture: null, pictureAlt: '', title: '', text: '', question: null }
  const before: Attempt = {
    id: ATTEMPT,
    taskId: 'long-passphrases',
    task: aTask(),
    playable: {
      type: 'learning-pill',
      cards: [
        { ...card, id: 'one' },
        { ...card, id: 'two' },
      ],
    },
    state: { type: 'learning-pill', card: 0, answered: [] },
  }
  const after: Attempt = { ...before, state: { type: 'learning-pill', card: 1, answered: [] } }
  const query = attemptQuery('long-passphrases', 'en')
  afterEach(() => queryClient.clear())

  it('shows it where the task was opened before it arrived, and is shown after [TASK-2]', async () => {
    answerWith((url) => (url.includes('/moves') ? taken : { status: 200, body: before }))
    await queryClient.query({ ...query, gcTime: Number.POSITIVE_INFINITY })
    await sendAll()
    expect(queryClient.getQueryData(query.queryKey)).toEqual(after)
  })

  it('shows it where it arrives before the answer that does not know of it [TASK-2]', async () => {
    answerWith(async (url) => {
      if (url.includes('/moves')) return taken
      await sendAll()
      return { status: 200, body: before }
    })
    expect(await queryClient.query(query)).toEqual(after)
  })

  it('shows another as the server has it [TASK-2]', async () => {
    const other = { ...before, id: 'a1b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c82' }
    answerWith(async (url) => {
      if (url.includes('/moves')) return taken
      await sendAll()
      return { status: 200, body: other }
    })
    expect(await queryClient.query(query)).toEqual(other)
  })
})

describe('an end that was kept', () => {
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
    const told = vi.fn<(end: { taskId: string; result: unknown }) => void>()
    watchFinishes(told)
    return told
  }
  const storedFinish = () => finishes.stored('ola', ATTEMPT)[0] ?? null

  it('is shown as waiting, sent after all moves under its one key, and told of once [SW-3]', async () => {
    const told = watched()
    store()
    expect(useWaitingFinishes.getState().taskIds).toEqual(['long-passphrases'])
    answerWith((url) => (url.includes('/finish') ? summary : taken))
    expect(await sendAll()).toBe(true)
    expect(asked.map(({ url }) => url.split('/').at(-1))).toEqual(['moves', 'finish'])
    expect(sentTo('/finish')).toEqual({ key: END.key })
    expect(told).toHaveBeenCalledOnce()
    expect(told.mock.calls[0]?.[0]).toMatchObject({ taskId: 'long-passphrases', result: { points: 60 } })
    expect(useWaitingFinishes.getState().taskIds).toEqual([])
    await sendAll()
    expect(told).toHaveBeenCalledOnce()
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

  it('that the server refuses is not kept for ever [SW-3]', async () => {
    const told = watched()
    store()
    answerWith((url) => (url.includes('/finish') ? { status: 422 } : taken))
    expect(await sendAll()).toBe(true)
    expect(told).toHaveBeenCalledExactlyOnceWith({ taskId: 'long-passphrases', result: null })
    expect(storedFinish()).toBeNull()
  })

  it('is not told of a second time where another tab has brought it there meanwhile [SW-3]', async () => {
    const told = watched()
    store()
    answerWith((url) => {
      if (url.includes('/finish')) localKeys('outbox:ola:finish').forEach(dropLocal)
      return url.includes('/finish') ? summary : taken
    })
    expect(await sendAll()).toBe(true)
    expect(told).not.toHaveBeenCalled()
  })

  it('that is pressed again while it waits keeps its first key [SW-3]', async () => {
    store()
    answerWith((url) => (url.includes('/finish') ? 'no-answer' : taken))
    finishes.at('ola', ATTEMPT).put({ ...END, key: crypto.randomUUID() })
    await vi.waitFor(() => expect(sentTo('/finish')).toEqual({ key: END.key }))
    expect(finishes.stored('ola', ATTEMPT)).toEqual([END])
  })

  it('is not sent in the name of whoever comes next [SW-3] [AUTH-5]', async () => {
    store()
    answerWith(() => 'no-answer')
    expect(await sendAll()).toBe(false)
    endOutboxSession()
    answerWith((url) => (url.includes('/finish') ? summary : taken))
    window.dispatchEvent(new Event('online'))
    await new Promise((resolve) => setTimeout(resolve))
    expect([asked, storedFinish()]).toEqual([[], END])
  })

  it('goes with whoever signs out, and rubbish in its place counts for nothing [SW-3] [AUTH-3]', () => {
    store()
    expect(finishes.stored('jan', ATTEMPT)).toEqual([])
    forgetOutbox('ola')
    expect(storedFinish()).toBeNull()
    writeLocal(`outbox:ola:finish:${ATTEMPT}:${PAGE}`, '{"key":7')
    expect(storedFinish()).toBeNull()
    expect(finishes.keys('ola')).toEqual([])
  })

  it('of nobody in particular is not stored', () => {
    localKeys('').forEach(dropLocal)
    answerWith(() => 'no-answer')
    const queue = finishes.at('', ATTEMPT)
    queue.put(END)
    expect([queue.isStored(), localKeys('')]).toEqual([false, []])
  })
})
