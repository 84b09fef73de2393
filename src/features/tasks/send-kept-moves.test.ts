import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { attemptsWithMoves } from './kept-moves.ts'
import { journalOf, leftTask, playedNow } from './play/journal.ts'
import { sendKeptMoves, watchKeptMoves } from './send-kept-moves.ts'

const ATTEMPT = 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81'
const taken: Answer = {
  status: 200,
  body: { state: { type: 'learning-pill', card: 1, answered: [] }, refused: [] },
}

beforeEach(() => {
  for (const key of localKeys('')) dropLocal(key)
  playedNow.clear()
  journalOf('ola', ATTEMPT).write([{ type: 'learning-pill', card: 1 }])
})

describe('what an earlier visit left unsent', () => {
  it('is sent and forgotten [TASK-2]', async () => {
    answerWith(() => taken)
    expect(await sendKeptMoves('ola')).toBe(true)
    expect(asked.map(({ url }) => url)).toEqual([expect.stringContaining(`/v2/attempts/${ATTEMPT}/moves`)])
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
    journalOf('ola', other).write([{ type: 'learning-pill', card: 2 }])
    answerWith((url) => (url.includes(ATTEMPT) ? { status: 403 } : taken))
    expect(await sendKeptMoves('ola')).toBe(false)
    expect(attemptsWithMoves('ola')).toEqual([ATTEMPT])
  })

  it('leaves what another tab has kept meanwhile [TASK-2]', async () => {
    const next = { type: 'learning-pill', card: 2 } as const
    answerWith(() => {
      journalOf('ola', ATTEMPT).write([{ type: 'learning-pill', card: 1 }, next])
      return taken
    })
    expect(await sendKeptMoves('ola')).toBe(false)
    expect(journalOf('ola', ATTEMPT).read()).toEqual([next])
    answerWith(() => {
      // that tab has brought the first one there itself
      journalOf('ola', ATTEMPT).write([{ type: 'learning-pill', card: 3 }])
      return taken
    })
    expect(await sendKeptMoves('ola')).toBe(false)
    expect(journalOf('ola', ATTEMPT).read()).toEqual([{ type: 'learning-pill', card: 3 }])
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
