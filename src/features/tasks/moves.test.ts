import { answerWith, asked, sentTo, type Answer } from '#src/testing/fake-server.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Attempt } from '#shared/contract/attempts.ts'
import type { TaskMove } from '#shared/scene/tasks/task.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys, writeLocal } from '#src/lib/storage.ts'
import { aTask } from '#src/testing/missions.ts'
import { flushOutbox } from '#src/outbox/outbox.ts'
import { attemptQuery } from './attempt-queries.ts'
import { finishes } from './finish/send.ts'
import { moves } from './moves.ts'

const ATTEMPT = 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81'
const PAGE = '0b9df7a5-6a53-4f7c-8a3b-0d8f1a2b3c4d'
const taken: Answer = {
  status: 200,
  body: { state: { type: 'learning-pill', card: 1, answered: [] }, refused: [] },
}

/** As a page has stored them that is gone, or lives in another tab. */
function store(attemptId: string, ...cards: readonly number[]): void {
  const entries = cards.map((card) => ({ order: card, item: { type: 'learning-pill', card } }))
  writeLocal(`outbox:ola:moves:${attemptId}:${PAGE}`, JSON.stringify(entries))
}

const stored = (attemptId: string): TaskMove[] => moves.stored('ola', attemptId)

/** As a page does that has just been loaded. */
const sendAll = () => flushOutbox('ola', [moves, finishes])

beforeEach(() => {
  for (const key of localKeys('')) dropLocal(key)
  store(ATTEMPT, 1)
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
    'stays stored at %j [TASK-2]',
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

  it('stays stored where the server could not understand this visit, and holds up no other attempt [TASK-2]', async () => {
    const other = 'a1b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c82'
    store(other, 2)
    answerWith((url) => (url.includes(ATTEMPT) ? { status: 403 } : taken))
    expect(await sendAll()).toBe(false)
    expect(moves.keys('ola')).toEqual([ATTEMPT])
  })

  it('leaves what another tab has stored meanwhile [TASK-2]', async () => {
    answerWith(() => {
      store(ATTEMPT, 1, 2)
      return taken
    })
    expect(await sendAll()).toBe(false)
    expect(stored(ATTEMPT)).toEqual([{ type: 'learning-pill', card: 2 }])
    answerWith(() => {
      // that tab has brought the second one there itself
      store(ATTEMPT, 3)
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
    // from before pages had names: what came after it is unknown
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
      if (!url.endsWith('/attempts')) return { status: 200, body: before.task }
      await sendAll()
      return { status: 200, body: before }
    })
    expect(await queryClient.query(query)).toEqual(after)
  })

  it('shows another as the server has it [TASK-2]', async () => {
    const other = { ...before, id: 'a1b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c82' }
    answerWith(async (url) => {
      if (url.includes('/moves')) return taken
      if (!url.endsWith('/attempts')) return { status: 200, body: before.task }
      await sendAll()
      return { status: 200, body: other }
    })
    expect(await queryClient.query(query)).toEqual(other)
  })
})
