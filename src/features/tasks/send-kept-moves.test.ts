import { answerWith, asked, sentTo, type Answer } from '#src/testing/fake-server.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Attempt } from '#shared/contract/attempts.ts'
import type { TaskMove } from '#shared/scene/tasks/task.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys, writeLocal } from '#src/lib/storage.ts'
import { aTask } from '#src/testing/missions.ts'
import { attemptQuery } from './attempt-queries.ts'
import { keepEnd, keptEnd } from './kept-ends.ts'
import { attemptsWithMoves, forgetMoves, keyOfMoves } from './kept-moves.ts'
import { leftTask, openJournal, playedNow } from './play/journal.ts'
import { sendKeptMoves, watchKeptMoves } from './send-kept-moves.ts'
import { useWaitingEnds } from './waiting.ts'

const ATTEMPT = 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81'
const PAGE = '0b9df7a5-6a53-4f7c-8a3b-0d8f1a2b3c4d'
const taken: Answer = {
  status: 200,
  body: { state: { type: 'learning-pill', card: 1, answered: [] }, refused: [] },
}

/** A page that is gone, or lives in another tab, has kept these cards. */
function keep(attemptId: string, ...cards: readonly number[]): void {
  const moves = cards.map((card) => ({ order: card, move: { type: 'learning-pill', card } }))
  writeLocal(keyOfMoves('ola', attemptId, PAGE), JSON.stringify(moves))
}

function kept(attemptId: string): TaskMove[] {
  return openJournal('ola', attemptId).kept.map(({ move }) => move)
}

beforeEach(() => {
  for (const key of localKeys('')) dropLocal(key)
  playedNow.clear()
  keep(ATTEMPT, 1)
})

describe('what an earlier visit left unsent', () => {
  it('is sent and forgotten [TASK-2]', async () => {
    answerWith(() => taken)
    expect(await sendKeptMoves('ola')).toBe(true)
    expect(asked.map(({ url }) => url)).toEqual([expect.stringContaining(`/v2/attempts/${ATTEMPT}/moves`)])
    expect(sentTo('/moves')).toEqual({
      moves: [{ type: 'learning-pill', card: 1 }],
      stamp: { by: PAGE, order: 1 },
    })
    expect(attemptsWithMoves('ola')).toEqual([])
  })

  it.each<Answer>(['no-answer', { status: 503 }, { status: 401 }, { status: 429 }])(
    'stays kept at %j [TASK-2]',
    async (answer) => {
      answerWith(() => answer)
      expect(await sendKeptMoves('ola')).toBe(false)
      expect(attemptsWithMoves('ola')).toEqual([ATTEMPT])
    },
  )

  it.each([404, 409, 422])(
    'is forgotten where the server will never take it: %i [TASK-6]',
    async (status) => {
      answerWith(() => ({ status }))
      expect(await sendKeptMoves('ola')).toBe(true)
      expect(attemptsWithMoves('ola')).toEqual([])
    },
  )

  it('stays kept where the server could not understand this visit, and holds up no other attempt [TASK-2]', async () => {
    const other = 'a1b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c82'
    keep(other, 2)
    answerWith((url) => (url.includes(ATTEMPT) ? { status: 403 } : taken))
    expect(await sendKeptMoves('ola')).toBe(false)
    expect(attemptsWithMoves('ola')).toEqual([ATTEMPT])
  })

  it('leaves what another tab has kept meanwhile [TASK-2]', async () => {
    answerWith(() => {
      keep(ATTEMPT, 1, 2)
      return taken
    })
    expect(await sendKeptMoves('ola')).toBe(false)
    expect(kept(ATTEMPT)).toEqual([{ type: 'learning-pill', card: 2 }])
    answerWith(() => {
      // that tab has brought the second one there itself
      keep(ATTEMPT, 3)
      return taken
    })
    expect(await sendKeptMoves('ola')).toBe(false)
    expect(kept(ATTEMPT)).toEqual([{ type: 'learning-pill', card: 3 }])
  })

  it('is left to the attempt that is being played [TASK-2]', async () => {
    answerWith(() => taken)
    playedNow.add(ATTEMPT)
    expect(await sendKeptMoves('ola')).toBe(true)
    expect(asked).toEqual([])
    expect(attemptsWithMoves('ola')).toEqual([ATTEMPT])
  })

  it('is also sent when its task is left later on [TASK-2]', async () => {
    answerWith(() => taken)
    playedNow.add(ATTEMPT)
    const stop = watchKeptMoves('ola')
    leftTask(ATTEMPT)
    await vi.waitFor(() => expect(attemptsWithMoves('ola')).toEqual([]))
    expect(asked).toHaveLength(1)
    stop()
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
    await sendKeptMoves('ola')
    expect(queryClient.getQueryData(query.queryKey)).toEqual(after)
  })

  it('shows it where it arrives before the answer that does not know of it [TASK-2]', async () => {
    answerWith(async (url) => {
      if (url.includes('/moves')) return taken
      await sendKeptMoves('ola')
      return { status: 200, body: before }
    })
    expect(await queryClient.query(query)).toEqual(after)
  })

  it('shows another as the server has it [TASK-2]', async () => {
    const other = { ...before, id: 'a1b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c82' }
    answerWith(async (url) => {
      if (url.includes('/moves')) return taken
      await sendKeptMoves('ola')
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

  it('is shown as waiting, sent after all moves under its one key, and told of once [SW-3]', async () => {
    const told = vi.fn<(end: { taskId: string; result: unknown }) => void>()
    keepEnd('ola', ATTEMPT, END)
    expect(useWaitingEnds.getState().taskIds).toEqual(['long-passphrases'])
    answerWith((url) => (url.includes('/finish') ? summary : taken))
    expect(await sendKeptMoves('ola', told)).toBe(true)
    expect(asked.map(({ url }) => url.split('/').at(-1))).toEqual(['moves', 'finish'])
    expect(sentTo('/finish')).toEqual({ key: END.key })
    expect(told).toHaveBeenCalledOnce()
    expect(told.mock.calls[0]?.[0]).toMatchObject({ taskId: 'long-passphrases', result: { points: 60 } })
    expect(useWaitingEnds.getState().taskIds).toEqual([])
    await sendKeptMoves('ola', told)
    expect(told).toHaveBeenCalledOnce()
  })

  it('waits while its moves do not arrive, and as long as there is no answer [SW-3]', async () => {
    keepEnd('ola', ATTEMPT, END)
    answerWith(() => 'no-answer')
    expect(await sendKeptMoves('ola')).toBe(false)
    expect(asked.some(({ url }) => url.includes('/finish'))).toBe(false)
    answerWith((url) => (url.includes('/finish') ? 'no-answer' : taken))
    expect(await sendKeptMoves('ola')).toBe(false)
    expect(keptEnd('ola', ATTEMPT)).toEqual(END)
  })

  it('that the server refuses is not kept for ever [SW-3]', async () => {
    const told = vi.fn<(end: { taskId: string; result: unknown }) => void>()
    keepEnd('ola', ATTEMPT, END)
    answerWith((url) => (url.includes('/finish') ? { status: 422 } : taken))
    expect(await sendKeptMoves('ola', told)).toBe(true)
    expect(told).toHaveBeenCalledExactlyOnceWith({ taskId: 'long-passphrases', result: null })
    expect(keptEnd('ola', ATTEMPT)).toBeNull()
  })

  it('goes with whoever signs out, and rubbish in its place counts for nothing [SW-3] [AUTH-3]', () => {
    keepEnd('ola', ATTEMPT, END)
    expect(keptEnd('jan', ATTEMPT)).toBeNull()
    forgetMoves('ola')
    expect(keptEnd('ola', ATTEMPT)).toBeNull()
    writeLocal(keyOfMoves('ola', ATTEMPT, 'end'), '{"key":7')
    expect(keptEnd('ola', ATTEMPT)).toBeNull()
    expect(attemptsWithMoves('ola')).toEqual([])
    expect(keepEnd('', ATTEMPT, END)).toBe(false)
  })
})
