import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readStreak } from '#shared/contract/player.ts'
import { listen, type LibEvent } from './events.ts'
import { isFailure } from './failure.ts'
import { ask } from './http.ts'
import { queryClient } from './query-client.ts'

const streak = { streak: 1, granted: false, type: 'day', date: null, bonusPoints: 30, bonusCoins: 5 }
const query = { queryKey: ['streak'], queryFn: () => ask(readStreak, {}) }

describe('queries', () => {
  let reported: LibEvent[]
  let stop: () => void

  beforeEach(() => {
    vi.useFakeTimers()
    reported = []
    stop = listen((event) => reported.push(event))
  })

  afterEach(() => {
    stop()
    queryClient.clear()
    onlineManager.setOnline(true)
    vi.useRealTimers()
  })

  const settle = async (asking: Promise<unknown>): Promise<unknown> => {
    const outcome = asking.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(30_000)
    return outcome
  }

  it('tell nothing of a lost packet that the next try makes good [ERR-1]', async () => {
    answerWith(() => (asked.length === 1 ? 'no-answer' : { status: 200, body: streak }))
    expect(await settle(queryClient.query(query))).toEqual(streak)
    expect(reported.map(({ type }) => type)).toEqual(['call-answered'])
  })

  it('tell once that no try was answered [ERR-1]', async () => {
    answerWith(() => 'no-answer')
    expect(isFailure(await settle(queryClient.query(query)), 0)).toBe(true)
    expect(asked).toHaveLength(3)
    expect(reported).toMatchObject([
      { type: 'call-failed', failure: { kind: 'offline' }, reporting: 'modal' },
    ])
  })

  it('fail silently where they are told to [ERR-1]', async () => {
    answerWith(() => ({ status: 500 }))
    await settle(queryClient.query({ ...query, meta: { reporting: 'none' } }))
    expect(reported).toMatchObject([{ type: 'call-failed', reporting: 'none' }])
  })

  it('raise the modal once while they are polled and go on failing, and anew after a success [ERR-1]', async () => {
    const polled = { ...query, meta: { isPolled: true }, staleTime: 0, gcTime: Infinity }
    const statuses = [500, 500, 200, 500]
    for (const status of statuses) {
      answerWith(() => ({ status, body: streak }))
      await settle(queryClient.query(polled))
    }
    const failures = reported.flatMap((event) => (event.type === 'call-failed' ? [event.reporting] : []))
    expect(failures).toEqual(['modal', 'log', 'modal'])
  })

  it('leave what is shown alone where that is asked for, though a later answer is a failure [ERR-1]', async () => {
    const polled = { ...query, meta: { isPolled: 'quietly' as const }, staleTime: 0, gcTime: Infinity }
    for (const status of [500, 200, 500]) {
      answerWith(() => ({ status, body: streak }))
      await settle(queryClient.query(polled))
    }
    const failures = reported.flatMap((event) => (event.type === 'call-failed' ? [event.reporting] : []))
    expect(failures).toEqual(['modal', 'log'])
  })

  it('ask without a network too, and fail, instead of waiting for ever', async () => {
    onlineManager.setOnline(false)
    answerWith(() => 'no-answer')
    expect(isFailure(await settle(queryClient.query(query)), 0)).toBe(true)
  })

  it('ask once more for what was asked for before an action and has come after it [DATA-5] [PROG-3]', async () => {
    let land = (_answer: Answer): void => {}
    const before = new Promise<Answer>((resolve) => (land = resolve))
    answerWith(() => (asked.length === 1 ? before : { status: 200, body: { ...streak, streak: 2 } }))
    const stopLooking = new QueryObserver(queryClient, query).subscribe(() => {})
    await vi.advanceTimersByTimeAsync(0)
    void queryClient.invalidateQueries({ queryKey: ['streak'] })
    await vi.advanceTimersByTimeAsync(0)
    land({ status: 200, body: streak })
    await vi.advanceTimersByTimeAsync(1000)
    expect(queryClient.getQueryData(['streak'])).toEqual({ ...streak, streak: 2 })
    expect(asked).toHaveLength(2)
    stopLooking()
  })
})
