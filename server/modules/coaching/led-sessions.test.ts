import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  bookCoachingSession,
  cancelCoachingSession,
  changeCoachingSession,
  leaveCoachingSession,
  planCoachingSession,
  readCoachingSessions,
  readLedSession,
  readLedSessions,
  repeatCoachingSession,
  saveAttendance,
  type SessionPlan,
} from '#shared/contract/coaching-sessions.ts'
import { readNotices } from '#shared/contract/notices.ts'
import { readMyPoints } from '#shared/contract/player-area.ts'
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import { aPlan, openCoachingWorld } from '#server/testing/coaching.ts'
import { castOf, type Cast, type TipWorld } from '#server/testing/tips.ts'
import { makeTeam } from '#server/testing/world.ts'

let world: TipWorld
let ola: Cast
let kuba: Cast
let marta: Cast

beforeEach(async () => {
  world = await openCoachingWorld()
  ;({ ola, kuba, marta } = world)
})

const planned = (more: Partial<SessionPlan> = {}) => aPlan(world.clock.now(), more)
const plan = async (more: Partial<SessionPlan> = {}) =>
  (await marta.browser.call(planCoachingSession, { body: { ...planned(more), key: randomUUID() } })).id
const refusedPlan = (more: Partial<SessionPlan>) =>
  marta.browser.try(planCoachingSession, { body: { ...planned(more), key: randomUUID() } })
const change = (sessionId: string, body: SessionPlan) =>
  marta.browser.call(changeCoachingSession, { params: { sessionId }, body })
const book = ({ browser }: Cast, sessionId: string) =>
  browser.call(bookCoachingSession, { params: { sessionId } })
const cancel = (sessionId: string, reason = 'I am ill.') =>
  marta.browser.call(cancelCoachingSession, { params: { sessionId }, body: { reason } })
const came = (sessionId: string, ...persons: Cast[]) =>
  marta.browser.try(saveAttendance, {
    params: { sessionId },
    body: { came: persons.map(({ person }) => person.id) },
  })
const newsOf = async ({ browser }: Cast) => {
  const { notices } = await browser.call(readNotices, { query: {} })
  return notices.map(({ coaching }) => [coaching?.event, coaching?.session.title])
}
/** Between two days from now, of Marta. */
const led = async (from: number, to: number) => {
  const at = (days: number) => new Date(world.clock.now().getTime() + days * DAY_MS).toISOString()
  return (await marta.browser.call(readLedSessions, { query: { from: at(from), to: at(to) } })).sessions
}
const pass = async (ms: number) => {
  world.clock.pass(ms)
  const again = async (one: Cast) => ({ ...one, browser: await world.browserOf(one.person) })
  ;[ola, kuba, marta] = [await again(ola), await again(kuba), await again(marta)]
}

describe('a session that is planned', () => {
  it.each<[string, Partial<SessionPlan>, string]>([
    ['in the past', { startsAt: '2026-11-22T10:00:00Z' }, 'startsAt'],
    ['too far ahead', { startsAt: '2029-11-22T10:00:00Z', endsAt: '2029-11-22T11:00:00Z' }, 'startsAt'],
    ['that ends before it begins', { endsAt: '2026-11-24T10:00:00Z' }, 'endsAt'],
    ['of more than a day', { endsAt: '2026-11-28T10:00:00Z' }, 'endsAt'],
    ['nowhere', { place: ' ' }, 'place'],
    ['at a link that is none', { link: 'javascript:alert(1)' }, 'link'],
    ['at a link without encryption', { link: 'http://meet.test' }, 'link'],
    ['in no zone', { timeZone: 'Europe/Atlantis' }, 'timeZone'],
    ['without a seat', { seats: 0 }, 'seats'],
    ['for teams without one', { audience: 'teams' }, 'teams'],
    ['for a team that is not the leader’s', { audience: 'teams', teams: [crypto.randomUUID()] }, 'teams'],
  ])('%s is refused at its field [COACH-2]', async (_, more, path) => {
    const { status, body } = await refusedPlan(more)
    expect([status, body]).toMatchObject([422, { code: 'refused-fields', fields: [{ path }] }])
  })

  it('stands in its leader’s calendar, and in no other’s [COACH-2] [SERVE-2]', async () => {
    const id = await plan({ link: 'https://meet.test/a', place: '' })
    expect(await led(2, 4)).toMatchObject([
      { id, seats: 2, booked: 0, waiting: 0, audience: 'mine', teams: [] },
    ])
    expect(await led(4, 9)).toEqual([])
    const other = await castOf(world, 'Otto', 'leader')
    await makeTeam(world.db, world.tenantId, world.clock.now(), {
      leaders: [other.person],
      members: [ola.person],
    })
    for (const input of [{ params: { sessionId: id } }])
      expect(await other.browser.refusal(readLedSession, input)).toEqual([404, 'not-found'])
  })

  it('is repeated weekly by the clocks of its zone, also over the end of summer time, with nobody in it [COACH-2]', async () => {
    world.clock.set('2027-10-18T08:00:00Z')
    await pass(0)
    // Wednesday at ten in Warsaw
    const id = await plan({ startsAt: '2027-10-20T08:00:00.000Z', endsAt: '2027-10-20T09:00:00.000Z' })
    await book(kuba, id)
    const repeat = { params: { sessionId: id }, body: { weeks: 3, key: randomUUID() } }
    expect(await marta.browser.call(repeatCoachingSession, repeat)).toEqual({ count: 3 })
    // the answer was lost
    expect(await marta.browser.call(repeatCoachingSession, repeat)).toEqual({ count: 3 })
    expect((await led(0, 40)).map(({ startsAt, endsAt, booked }) => [startsAt, endsAt, booked])).toEqual([
      ['2027-10-20T08:00:00.000Z', '2027-10-20T09:00:00.000Z', 1],
      ['2027-10-27T08:00:00.000Z', '2027-10-27T09:00:00.000Z', 0],
      ['2027-11-03T09:00:00.000Z', '2027-11-03T10:00:00.000Z', 0],
      ['2027-11-10T09:00:00.000Z', '2027-11-10T10:00:00.000Z', 0],
    ])
  })
})

describe('a session whose answer was lost', () => {
  it('is planned once under its key, also by two calls at once [COACH-2]', async () => {
    const body = { ...planned(), key: randomUUID() }
    const made = await Promise.all([1, 2].map(() => marta.browser.call(planCoachingSession, { body })))
    made.push(await marta.browser.call(planCoachingSession, { body }))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    const again = await marta.browser.call(planCoachingSession, { body: { ...body, key: randomUUID() } })
    expect((await led(0, 40)).map(({ id }) => id).sort()).toEqual([made[0]?.id, again.id].sort())
  })
})

describe('a session that is changed', () => {
  it('notifies everybody in it of another time or place, and nobody of other words [COACH-2]', async () => {
    const id = await plan({ seats: 1 })
    await book(kuba, id)
    await book(ola, id)
    await change(id, planned({ seats: 1, title: 'Speaking out' }))
    expect(await newsOf(kuba)).toEqual([])
    await change(id, planned({ seats: 1, title: 'Speaking out', place: 'Pier 4' }))
    const later = { startsAt: '2026-11-30T10:00:00.000Z', endsAt: '2026-11-30T11:00:00.000Z' }
    await change(id, planned({ seats: 1, title: 'Speaking out', place: 'Pier 4', ...later }))
    const twice = [
      ['changed', 'Speaking out'],
      ['changed', 'Speaking out'],
    ]
    expect([await newsOf(kuba), await newsOf(ola), await newsOf(marta)]).toEqual([twice, twice, []])
  })

  it('gives new seats to those who wait, and takes no seat from anybody [COACH-2]', async () => {
    const id = await plan({ seats: 1 })
    await book(kuba, id)
    await book(ola, id)
    await change(id, planned({ seats: 2 }))
    expect(await newsOf(ola)).toEqual([['promoted', 'Speaking up']])
    const refused = await marta.browser.refusal(changeCoachingSession, {
      params: { sessionId: id },
      body: planned({ seats: 1 }),
    })
    expect(refused).toEqual([409, 'seats-taken'])
  })

  it('on its last day may be left until it begins: nobody chose that time [COACH-2]', async () => {
    const id = await plan()
    await book(kuba, id)
    await pass(2 * DAY_MS + HOUR_MS)
    const startsAt = new Date(world.clock.now().getTime() + 3 * HOUR_MS)
    const endsAt = new Date(startsAt.getTime() + HOUR_MS)
    await change(id, planned({ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }))
    await kuba.browser.call(leaveCoachingSession, { params: { sessionId: id } })
  })

  it('is as it was where it has begun, is cancelled or is somebody else’s [COACH-2]', async () => {
    const [begun, off] = [await plan(), await plan()]
    await cancel(off)
    await pass(3 * DAY_MS)
    const refusal = (sessionId: string) =>
      marta.browser.refusal(changeCoachingSession, { params: { sessionId }, body: planned() })
    expect(await refusal(begun)).toEqual([409, 'session-over'])
    expect(await refusal(off)).toEqual([409, 'session-cancelled'])
    expect(await refusal(crypto.randomUUID())).toEqual([404, 'not-found'])
  })
})

describe('a session that is cancelled', () => {
  it('notifies everybody in it and on its waiting list of the reason, once [COACH-2]', async () => {
    const id = await plan({ seats: 1 })
    await book(kuba, id)
    await book(ola, id)
    await cancel(id)
    const again = await marta.browser.refusal(cancelCoachingSession, {
      params: { sessionId: id },
      body: { reason: 'Again.' },
    })
    expect(again).toEqual([409, 'session-cancelled'])
    for (const one of [kuba, ola]) {
      const { notices } = await one.browser.call(readNotices, { query: {} })
      expect(notices).toMatchObject([
        { kind: 'coaching', coaching: { event: 'cancelled', session: { id, reason: 'I am ill.' } } },
      ])
    }
    const { ahead } = await kuba.browser.call(readCoachingSessions, {})
    expect(ahead).toMatchObject([{ id, isCancelled: true, reason: 'I am ill.' }])
    expect(await kuba.browser.refusal(bookCoachingSession, { params: { sessionId: id } })).toEqual([
      409,
      'session-cancelled',
    ])
    await kuba.browser.call(leaveCoachingSession, { params: { sessionId: id } })
    expect((await kuba.browser.call(readCoachingSessions, {})).ahead).toEqual([])
  })

  it('needs a reason [COACH-2]', async () => {
    const params = { sessionId: await plan() }
    const { status } = await marta.browser.try(cancelCoachingSession, { params, body: { reason: ' ' } })
    expect(status).toBe(422)
  })
})

describe('who came', () => {
  it('is said after the start; who came has the points, once and for good, and more may be said to have come [COACH-2]', async () => {
    const id = await plan()
    await book(kuba, id)
    await book(ola, id)
    expect((await came(id, kuba)).body).toMatchObject({ code: 'session-not-begun' })
    await pass(3 * DAY_MS)
    expect((await came(id, world.eve)).status).toBe(422)
    expect((await came(id, kuba)).status).toBe(204)
    expect((await came(id, kuba)).status).toBe(204)
    expect((await came(id, ola)).body).toMatchObject({ code: 'attendance-given' })
    expect((await came(id, kuba, ola)).status).toBe(204)
    for (const one of [kuba, ola]) {
      expect(await one.browser.call(readMyPoints, { query: {} })).toMatchObject({
        points: 20,
        entries: [{ reason: 'coaching', points: 20 }],
      })
    }
    const { people, session } = await marta.browser.call(readLedSession, { params: { sessionId: id } })
    expect(people.map(({ displayName, hasCome, points }) => [displayName, hasCome, points])).toEqual([
      ['Kuba', true, 20],
      ['Ola', true, 20],
    ])
    expect(session.isAttendanceSaid).toBe(true)
    await pass(2 * HOUR_MS)
    expect((await kuba.browser.call(readCoachingSessions, {})).past).toMatchObject([
      { hasCome: true, points: 20 },
    ])
  })

  it('did not come where nobody says so, and hears no more of it than that [COACH-2]', async () => {
    const id = await plan()
    await book(kuba, id)
    await pass(3 * DAY_MS + 2 * HOUR_MS)
    expect((await came(id)).status).toBe(204)
    expect((await kuba.browser.call(readCoachingSessions, {})).past).toMatchObject([
      { hasCome: false, points: 0 },
    ])
    expect(await newsOf(kuba)).toEqual([])
  })
})
