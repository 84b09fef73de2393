import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  addEvents,
  MESSAGE_LENGTH,
  reportError,
  STACK_LENGTH,
  type StatisticsEvent,
} from '#shared/contract/statistics.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import { MOST_EVENTS } from '#shared/domain/statistics.ts'
import { errorReports, events } from '#server/db/schema/statistics.ts'
import { openWorld } from '#server/testing/test-app.ts'
import { FEATURES, makePerson } from '#server/testing/world.ts'
import { MOST_AN_HOUR, MOST_OF_ADDRESS, MOST_OF_STRANGERS } from './store-error.ts'
import { MOST_A_DAY } from './store-events.ts'
import { sweepStatistics } from './sweep.ts'

const ON = { features: { ...FEATURES, sendStatistics: true } }
const REPORTING = { params: [{ configKey: 'error_handler', configValue: true }] }
const SCREEN = { width: 1920, height: 1080, innerWidth: 1900, innerHeight: 950 }

const anEvent = (more: Partial<StatisticsEvent> = {}): StatisticsEvent => ({
  id: randomUUID(),
  name: 'location',
  payload: { url: 'https://house.test/#/app/game/plot/map/map/isles' },
  metadata: { time: '2026-11-23T09:59:00.000Z', browser: 'Lynx', screen: SCREEN },
  ...more,
})

const aReport = () => ({
  error: {
    message: 'x is not a function',
    stack: 'at y (z.js:1)',
    url: 'https://house.test/',
    requestId: 'r-1',
  },
  metadata: { browser: 'Lynx', screen: SCREEN },
})

describe('what is told of a player’s way', () => {
  it('is kept as it was told, with whose it is and when it came [STAT-1]', async () => {
    const { db, browser, player, tenantId, clock } = await openWorld(ON)
    const sent = [
      anEvent(),
      anEvent({
        name: 'eventsDropped',
        payload: { count: 3, isAll: false },
        metadata: { time: '2026-11-23T09:59:01Z' },
      }),
    ]
    await browser.call(addEvents, { body: { events: sent } })
    const whose = { tenantId, personId: player.id, receivedAt: clock.now() }
    const stored = await db.select().from(events)
    expect(stored).toHaveLength(2)
    expect(stored).toEqual(expect.arrayContaining(sent.map((event) => ({ ...event, ...whose }))))
  })

  it('and comes again is kept once, also from two tabs at a time; another player’s is another [STAT-1]', async () => {
    const world = await openWorld(ON)
    const { db, browser, tenantId, clock } = world
    const [first, second, third] = [anEvent(), anEvent(), anEvent()]
    const send = (sent: StatisticsEvent[]) => browser.call(addEvents, { body: { events: sent } })
    await Promise.all([send([first, second]), send([second, third])])
    await send([first, first, third])
    expect(await db.$count(events)).toBe(3)
    const other = await world.browserOf(await makePerson(db, tenantId, clock.now()))
    await other.call(addEvents, { body: { events: [first] } })
    expect(await db.$count(events)).toBe(4)
  })

  it('is stored also without an id, as the specification writes an event [STAT-1]', async () => {
    const { db, browser } = await openWorld(ON)
    const event = { name: 'location', payload: { url: 'a' }, metadata: { time: '2026-11-23T09:59:00Z' } }
    await browser.call(addEvents, { body: { events: [event, event] } })
    await browser.call(addEvents, { body: { events: [event] } })
    const stored = await db.select().from(events)
    expect(new Set(stored.map(({ id }) => id)).size).toBe(3)
  })

  it('is forgotten above what anybody does within a day [STAT-1]', async () => {
    const { db, browser, player, tenantId, clock } = await openWorld(ON)
    const receivedAt = new Date(clock.now().getTime() - DAY_MS + MINUTE_MS)
    const row = { ...anEvent(), tenantId, personId: player.id, receivedAt }
    const many = Array.from({ length: MOST_A_DAY }, () => ({ ...row, id: randomUUID() }))
    await db.insert(events).values(many)
    clock.pass(MINUTE_MS - 1)
    await browser.call(addEvents, { body: { events: [anEvent()] } })
    expect(await db.$count(events)).toBe(MOST_A_DAY)
    clock.pass(1)
    await browser.call(addEvents, { body: { events: [anEvent()] } })
    expect(await db.$count(events)).toBe(MOST_A_DAY + 1)
  })

  it('is forgotten where the tenant has statistics off [STAT-1] [BOOT-1]', async () => {
    const { db, browser } = await openWorld()
    await browser.call(addEvents, { body: { events: [anEvent()] } })
    expect(await db.$count(events)).toBe(0)
  })

  it.each([
    ['no event', []],
    ['more than one call carries', Array.from({ length: MOST_EVENTS + 1 }, () => anEvent())],
    ['a name of signs', [anEvent({ name: '<b>' })]],
    ['facts within facts', [{ ...anEvent(), payload: { url: { a: 1 } } }]],
    [
      'too many facts',
      [anEvent({ payload: Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`a${i}`, 1])) })],
    ],
    ['a number without an end', [anEvent({ payload: { a: Infinity } })]],
    ['text that cannot be kept', [anEvent({ payload: { url: 'a\u0000b' } })]],
    ['no moment', [{ ...anEvent(), metadata: {} }]],
    ['a field of nobody', [{ ...anEvent(), personId: randomUUID() }]],
  ])('with %s is refused whole [STAT-1]', async (_, sent) => {
    const { db, browser } = await openWorld(ON)
    const answer = await browser.try(addEvents, { body: { events: sent } })
    expect(answer.status).toBe(422)
    expect(await db.$count(events)).toBe(0)
  })
})

describe('what broke in a browser', () => {
  it('is kept with the id of the request and without a name, also from whoever is not signed in [STAT-2]', async () => {
    const world = await openWorld(REPORTING)
    const { db, browser, clock, tenantId } = world
    const row = {
      ...{ ...aReport(), tenantId, id: expect.any(String) as string, receivedAt: clock.now() },
      ...{ groupKey: expect.any(String) as string, reporter: expect.any(String) as string },
    }
    await browser.call(reportError, { body: aReport() })
    expect(await db.select().from(errorReports)).toEqual([row])
    await world.stranger().call(reportError, { body: aReport() })
    expect(await db.select().from(errorReports)).toEqual([row, row])
  })

  it('is forgotten where error_handler is off, as it is by default, and a stranger is told the same [STAT-2] [BOOT-7]', async () => {
    const world = await openWorld()
    await world.browser.call(reportError, { body: aReport() })
    await world.stranger().call(reportError, { body: aReport() })
    expect(await world.db.$count(errorReports)).toBe(0)
  })

  it('is kept of strangers so often within an hour, from one address and from all, and players are heard on [STAT-2]', async () => {
    const world = await openWorld(REPORTING)
    const { db, browser, clock } = world
    const reportFrom = async (address: string, times: number) => {
      const there = world.stranger()
      there.address = address
      for (let time = 0; time < times; time += 1) await there.call(reportError, { body: aReport() })
      return db.$count(errorReports)
    }
    expect(await reportFrom('203.0.113.1', MOST_OF_ADDRESS + 2)).toBe(MOST_OF_ADDRESS)
    for (let last = 2; last < 8; last += 1) await reportFrom(`203.0.113.${last}`, MOST_OF_ADDRESS)
    expect(await db.$count(errorReports)).toBe(MOST_OF_STRANGERS)
    await browser.call(reportError, { body: aReport() })
    expect(await db.$count(errorReports)).toBe(MOST_OF_STRANGERS + 1)
    clock.pass(HOUR_MS)
    expect(await reportFrom('203.0.113.1', 1)).toBe(MOST_OF_STRANGERS + 2)
  })

  it.each([
    ['a message', { message: 'x'.repeat(MESSAGE_LENGTH + 1) }],
    ['a stack', { message: 'x', stack: 'x'.repeat(STACK_LENGTH + 1) }],
  ])('with %s that is too long is refused [STAT-2] [SERVE-1]', async (_, error) => {
    const world = await openWorld(REPORTING)
    const stranger = world.stranger()
    const answer = await stranger.try(reportError, { body: { ...aReport(), error } })
    expect([answer.status, await world.db.$count(errorReports)]).toEqual([422, 0])
  })

  it('again and again is kept so often within an hour, and then anew [STAT-2]', async () => {
    const { db, browser, clock, tenantId } = await openWorld(REPORTING)
    const row = { ...aReport(), tenantId, receivedAt: clock.now(), groupKey: 'a' }
    const many = Array.from({ length: MOST_AN_HOUR - 1 }, () => ({ ...row, id: randomUUID() }))
    await db.insert(errorReports).values(many)
    clock.pass(MINUTE_MS)
    await browser.call(reportError, { body: aReport() })
    await browser.call(reportError, { body: aReport() })
    expect(await db.$count(errorReports)).toBe(MOST_AN_HOUR)
    clock.pass(HOUR_MS)
    await browser.call(reportError, { body: aReport() })
    expect(await db.$count(errorReports)).toBe(MOST_AN_HOUR + 1)
  })
})

it('is forgotten after as many days as the tenant wants [DESK-1] [STAT-1] [STAT-2]', async () => {
  const features = { ...FEATURES, sendStatistics: true, eventsDays: 30, errorsDays: 3 }
  const { db, browser, clock } = await openWorld({ ...REPORTING, features })
  await browser.call(addEvents, { body: { events: [anEvent()] } })
  await browser.call(reportError, { body: aReport() })
  const counts = async (ms: number) => {
    await sweepStatistics(db, new Date(clock.now().getTime() + ms))
    return [await db.$count(events), await db.$count(errorReports)]
  }
  expect(await counts(3 * DAY_MS)).toEqual([1, 1])
  expect(await counts(3 * DAY_MS + 1)).toEqual([1, 0])
  expect(await counts(30 * DAY_MS + 1)).toEqual([0, 0])
})

it('what is too old to be asked for is forgotten, and no day before [STAT-1] [STAT-2]', async () => {
  const { db, browser, clock } = await openWorld({ ...ON, ...REPORTING })
  await browser.call(addEvents, { body: { events: [anEvent()] } })
  await browser.call(reportError, { body: aReport() })
  const counts = async (ms: number) => {
    await sweepStatistics(db, new Date(clock.now().getTime() + ms))
    return [await db.$count(events), await db.$count(errorReports)]
  }
  expect(await counts(30 * DAY_MS)).toEqual([1, 1])
  expect(await counts(30 * DAY_MS + 1)).toEqual([1, 0])
  expect(await counts(400 * DAY_MS)).toEqual([1, 0])
  expect(await counts(400 * DAY_MS + 1)).toEqual([0, 0])
})
