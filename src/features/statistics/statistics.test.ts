import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { StatisticsEvent } from '#shared/contract/statistics.ts'
import { DROPPED_EVENT, EVENT_BATCH, EVENT_QUEUE, MOST_EVENTS } from '#shared/domain/statistics.ts'
import { localKeys, writeLocal } from '#src/lib/storage.ts'
import { endOutboxSession } from '#src/outbox/session.ts'
import { eventsOf, sendLastEvents } from './events.ts'
import { recordEvent } from './record.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
let ola = ''

const anEvent = (url = 'a'): StatisticsEvent => ({
  ...{ id: crypto.randomUUID(), name: 'location', payload: { url }, metadata: { time: NOW.toISOString() } },
})
/** Recorded without a link, so that none is sent for being the tenth. */
const keep = (count: number, who = ola): void => {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  for (let number = 1; number <= count; number += 1) eventsOf(who).put(anEvent(String(number)))
  offline.mockRestore()
}
const allOf = (who = ola): StatisticsEvent[] =>
  eventsOf(who)
    .state()
    .waiting.map(({ item }) => item)
const waiting = (who = ola): number => allOf(who).length
const sent = (): { name: string; payload: Record<string, unknown> }[][] =>
  asked.map(({ body }) => (JSON.parse(String(body)) as { events: [] }).events)
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  ola = crypto.randomUUID()
  answerWith(() => ({ status: 204 }))
})

describe('events that wait', () => {
  it('wait for each player apart, the oldest in front [STAT-1]', () => {
    keep(3)
    keep(1, 'basia')
    expect(allOf().map(({ payload }) => payload.url)).toEqual(['1', '2', '3'])
    expect(allOf('basia')).toHaveLength(1)
  })

  it('are five hundred at most: the oldest give way, and how many did is told first, once [STAT-1]', () => {
    keep(EVENT_QUEUE + 7)
    const [first, second] = allOf()
    expect(first).toMatchObject({ name: DROPPED_EVENT, payload: { count: 7 } })
    expect(second?.payload.url).toBe('8')
    expect(waiting()).toBe(EVENT_QUEUE + 1)
    expect(allOf()[0]?.id).toBe(first?.id)
    // what was going to say it gives way too: with what it stood for
    keep(2)
    expect(allOf()[0]).toMatchObject({ name: DROPPED_EVENT, payload: { count: 9 } })
  })

  it('go on waiting when others were sent meanwhile [STAT-1]', async () => {
    let answer = (_: Answer): void => undefined
    answerWith(() => new Promise((resolve) => (answer = resolve)))
    keep(2)
    void eventsOf(ola).deliver()
    await settled()
    eventsOf(ola).put(anEvent('later'))
    answerWith(() => 'no-answer')
    answer({ status: 204 })
    await vi.waitFor(() => expect(waiting()).toBe(1))
    expect(allOf().map(({ payload }) => payload.url)).toEqual(['later'])
  })

  it('wait over a reload, and where earlier versions stored them [STAT-1]', () => {
    const before = anEvent('before')
    writeLocal(`_events:${ola}`, JSON.stringify({ events: [before], dropped: 0 }))
    keep(1)
    endOutboxSession()
    expect(allOf().map(({ payload }) => payload.url)).toEqual(['before', '1'])
    expect(localKeys('_events:')).toEqual([])
  })

  it.each(['', 'null', '{', '[]', '{"events":[{"id":1}],"dropped":0}', '{"events":[],"dropped":-1}'])(
    'are none where %j is kept, and the next is kept again [STAT-1]',
    (rubbish) => {
      writeLocal(`outbox:${ola}:events:all:${crypto.randomUUID()}`, rubbish)
      writeLocal(`_events:${ola}`, rubbish)
      expect(waiting()).toBe(0)
      keep(1)
      expect(waiting()).toBe(1)
    },
  )
})

describe('events that are sent', () => {
  it('go when ten wait, with time, browser and screen, and wait no longer [STAT-1]', async () => {
    for (let number = 1; number < EVENT_BATCH; number += 1) recordEvent(ola, 'location', { url: 'a' })
    await settled()
    expect(asked).toEqual([])
    recordEvent(ola, 'location', { url: 'b' })
    await settled()
    expect(asked.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
      ['POST', '/api/web/event_store/add'],
    ])
    expect(sent()[0]).toHaveLength(EVENT_BATCH)
    expect(sent()[0]?.at(-1)).toEqual({
      id: expect.any(String) as string,
      ...{ name: 'location', payload: { url: 'b' } },
      metadata: {
        time: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        browser: navigator.userAgent,
        screen: { width: screen.width, height: screen.height, innerWidth, innerHeight },
      },
    })
    expect(waiting()).toBe(0)
  })

  it('go in as many calls as it takes [STAT-1]', async () => {
    keep(MOST_EVENTS * 2 + 1)
    await eventsOf(ola).deliver()
    expect(sent().map(({ length }) => length)).toEqual([MOST_EVENTS, MOST_EVENTS, 1])
  })

  it.each([['no-answer' as const], [{ status: 503 }], [{ status: 429 }], [{ status: 401 }]])(
    'and are not taken (%j) go on waiting [STAT-1]',
    async (answer) => {
      answerWith(() => answer)
      keep(3)
      await eventsOf(ola).deliver()
      expect(asked).toHaveLength(1)
      expect(waiting()).toBe(3)
    },
  )

  it('and are refused are forgotten: they would be refused for ever [STAT-1]', async () => {
    answerWith(() => ({ status: 422 }))
    keep(3)
    await eventsOf(ola).deliver()
    expect(waiting()).toBe(0)
  })

  it('go one call after the other [STAT-1]', async () => {
    keep(2)
    await Promise.all([eventsOf(ola).deliver(), eventsOf(ola).deliver()])
    expect(asked).toHaveLength(1)
  })

  it('go when the page goes in one call that outlives it, also where another is under way [STAT-1]', async () => {
    const outlives = vi.fn((_: Request) => Promise.resolve(new Response(null, { status: 204 })))
    vi.stubGlobal('fetch', outlives)
    let answerFirst = (_: Answer): void => undefined
    answerWith(() => new Promise((resolve) => (answerFirst = resolve)))
    keep(2)
    const first = eventsOf(ola).deliver()
    await settled()
    keep(1)
    await Promise.all([eventsOf(ola).leave(), eventsOf(ola).leave()])
    expect(outlives).toHaveBeenCalledOnce()
    const reported = (await outlives.mock.calls[0]?.[0].json()) as { events: object[] }
    expect(reported.events).toHaveLength(3)
    answerFirst({ status: 204 })
    await first
    expect([asked.length, waiting()]).toEqual([1, 0])
  })

  it.each([['no-answer' as const], [{ status: 204 }]])(
    'at the end of a session leave nothing, also where the answer is %j [STAT-1]',
    async (answer) => {
      answerWith(() => answer)
      keep(3)
      await sendLastEvents(ola)
      expect(asked).toHaveLength(1)
      expect(localKeys(`outbox:${ola}`)).toEqual([])
    },
  )
})
