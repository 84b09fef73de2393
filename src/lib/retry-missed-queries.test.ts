import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readStreak } from '#shared/contract/player.ts'
import { listen, type LibEvent } from './events.ts'
import { ask } from './http.ts'
import { retryMissedQueries } from './retry-missed-queries.ts'
import { queryClient } from './query-client.ts'

const streak = { streak: 1, granted: false, type: 'day', date: null, bonusPoints: 30, bonusCoins: 5 }
const query = { queryKey: ['streak'], queryFn: () => ask(readStreak, {}) }
const GOOD: Answer = { status: 200, body: streak }

describe('what a screen asked for and did not get [ERR-1]', () => {
  let reported: LibEvent['type'][]
  let stops: (() => void)[]

  beforeEach(() => {
    vi.useFakeTimers()
    reported = []
    stops = [listen(({ type }) => reported.push(type)), retryMissedQueries(queryClient)]
  })
  afterEach(() => {
    for (const stop of stops) stop()
    queryClient.clear()
    vi.useRealTimers()
  })

  const inSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

  /** As a screen does. Returns what it has shown. */
  function show(): { status: string; data: unknown }[] {
    const shown: { status: string; data: unknown }[] = []
    const observer = new QueryObserver(queryClient, query)
    stops.push(observer.subscribe(({ status, data }) => shown.push({ status, data })))
    return shown
  }

  it.each<Answer>(['no-answer', { status: 500 }, { status: 503 }, { status: 200, body: '<html>' }])(
    'comes by itself after %j, and the screen says the same until then',
    async (failure) => {
      answerWith(() => failure)
      const shown = show()
      await inSeconds(60)
      expect(asked.length).toBeGreaterThan(4)
      expect(shown.filter(({ status }) => status === 'error')).toHaveLength(1)
      expect(shown.at(-1)).toEqual({ status: 'error', data: undefined })
      answerWith(() => GOOD)
      await inSeconds(15)
      expect(shown.at(-1)).toEqual({ status: 'success', data: streak })
      await inSeconds(60)
      expect(asked).toHaveLength(1)
    },
  )

  it('is told of once, however often it is asked for', async () => {
    answerWith(() => ({ status: 500 }))
    let modals = 0
    stops.push(
      listen((event) => {
        if (event.type === 'call-failed' && event.reporting === 'modal') modals += 1
      }),
    )
    show()
    await inSeconds(60)
    expect(modals).toBe(1)
  })

  it('is left alone where the server refused it, and where nobody looks at it', async () => {
    answerWith(() => ({ status: 404 }))
    show()
    await inSeconds(60)
    expect(asked).toHaveLength(1)
    queryClient.clear()
    answerWith(() => ({ status: 500 }))
    await queryClient.query(query).catch(() => undefined)
    await inSeconds(60)
    expect(asked).toHaveLength(1)
  })

  it('says what the server says, once it answers with a refusal', async () => {
    answerWith(() => ({ status: 500 }))
    show()
    await inSeconds(1)
    answerWith(() => ({ status: 404 }))
    await inSeconds(10)
    expect(queryClient.getQueryState(query.queryKey)?.error).toMatchObject({ status: 404 })
  })

  it('is not kept for the next player, when its own has signed out meanwhile', async () => {
    let release = (): void => {}
    answerWith(() => ({ status: 500 }))
    show()
    await inSeconds(1)
    answerWith(() => new Promise((resolve) => (release = () => resolve(GOOD))))
    await inSeconds(5)
    queryClient.clear()
    release()
    await inSeconds(1)
    expect(queryClient.getQueryData(query.queryKey)).toBeUndefined()
  })
})
