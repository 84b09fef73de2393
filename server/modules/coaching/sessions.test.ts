import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  bookCoachingSession,
  leaveCoachingSession,
  planCoachingSession,
  readCoachingSessions,
  readLedSession,
} from '#shared/contract/coaching-sessions.ts'
import { readNotices } from '#shared/contract/notices.ts'
import { changePerson } from '#shared/contract/people.ts'
import { exportMyData, removeAccount } from '#shared/contract/settings.ts'
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import { coachingBookings, coachingSessions } from '#server/db/schema/coaching.ts'
import { people } from '#server/db/schema/people.ts'
import { teamMembers, teams } from '#server/db/schema/teams.ts'
import { aPlan, openCoachingWorld } from '#server/testing/coaching.ts'
import { makeCoachingSession } from '#server/testing/tenant-things.ts'
import { openWorld } from '#server/testing/test-app.ts'
import { castOf, type Cast, type TipWorld } from '#server/testing/tips.ts'
import { PASSWORD } from '#server/testing/world.ts'

let world: TipWorld
let ola: Cast
let kuba: Cast
let marta: Cast
let eve: Cast

beforeEach(async () => {
  world = await openCoachingWorld()
  ;({ ola, kuba, marta, eve } = world)
})

const plan = async (more: Parameters<typeof aPlan>[1] = {}) =>
  (
    await marta.browser.call(planCoachingSession, {
      body: { ...aPlan(world.clock.now(), more), key: randomUUID() },
    })
  ).id
const book = ({ browser }: Cast, sessionId: string) =>
  browser.call(bookCoachingSession, { params: { sessionId } })
const refusal = ({ browser }: Cast, sessionId: string) =>
  browser.refusal(bookCoachingSession, { params: { sessionId } })
const leave = ({ browser }: Cast, sessionId: string) =>
  browser.call(leaveCoachingSession, { params: { sessionId } })
const refusedToLeave = ({ browser }: Cast, sessionId: string) =>
  browser.refusal(leaveCoachingSession, { params: { sessionId } })
const changeBy = ({ browser }: Cast, { person }: Cast, body: { isDisabled?: boolean; role?: 'player' }) =>
  browser.call(changePerson, { params: { personId: person.id }, body })
const aheadOf = async ({ browser }: Cast) => (await browser.call(readCoachingSessions, {})).ahead
const namesIn = async (sessionId: string) => {
  const { people: found } = await marta.browser.call(readLedSession, { params: { sessionId } })
  return found.map(({ displayName, place }) => [displayName, place])
}
/** A session of an hour ago would be over: each day has another. */
const comeBack = async (one: Cast): Promise<Cast> => ({ ...one, browser: await world.browserOf(one.person) })

describe('a coaching session', () => {
  it('is offered with its times, its place and what is left, and booked once [COACH-2]', async () => {
    const id = await plan()
    const { startsAt } = aPlan(world.clock.now())
    expect(await aheadOf(kuba)).toMatchObject([
      {
        ...{ id, title: 'Speaking up', about: 'Bring a case.', place: 'Pier 3', link: '', leader: 'Marta' },
        ...{
          startsAt,
          timeZone: 'Europe/Warsaw',
          seats: 2,
          seatsLeft: 2,
          waiting: 0,
          mine: null,
          points: 20,
        },
        ...{ isCancelled: false, reason: '' },
      },
    ])
    const leaveUntil = new Date(Date.parse(startsAt) - DAY_MS).toISOString()
    expect(await book(kuba, id)).toEqual({ state: 'booked', leaveUntil })
    expect(await book(kuba, id)).toEqual({ state: 'booked', leaveUntil })
    expect(await aheadOf(kuba)).toMatchObject([{ seatsLeft: 1, mine: { state: 'booked' } }])
    expect(await aheadOf(ola)).toMatchObject([{ seatsLeft: 1, mine: null }])
  })

  it('is there for whom it is meant: the leader’s teams, some of them, or everybody [COACH-2] [SERVE-2]', async () => {
    const mine = await plan()
    const all = await plan({ audience: 'everybody' })
    const [team] = await world.db.select().from(teamMembers).where(eq(teamMembers.personId, ola.person.id))
    const teamId = team?.teamId ?? ''
    const some = await plan({ audience: 'teams', teams: [teamId] })
    expect((await aheadOf(ola)).map(({ id }) => id).sort()).toEqual([mine, all, some].sort())
    expect((await aheadOf(eve)).map(({ id }) => id)).toEqual([all])
    expect(await refusal(eve, mine)).toEqual([404, 'not-found'])
    expect(await refusal(eve, some)).toEqual([404, 'not-found'])
    // a leader does not sit in the own session
    expect(await aheadOf(marta)).toEqual([])
    expect(await refusal(marta, all)).toEqual([404, 'not-found'])
    await world.db.update(teams).set({ archivedAt: world.clock.now() }).where(eq(teams.id, teamId))
    expect((await aheadOf(ola)).map(({ id }) => id)).toEqual([all])
    await world.db.update(people).set({ role: 'player' }).where(eq(people.id, marta.person.id))
    expect(await aheadOf(ola)).toEqual([])
  })

  it('that is full has a waiting list, from which the one who waits longest gets the seat that becomes free [COACH-2]', async () => {
    const id = await plan({ seats: 1, audience: 'everybody' })
    await book(kuba, id)
    expect(await book(ola, id)).toEqual({ state: 'waiting', place: 1 })
    expect(await book(eve, id)).toEqual({ state: 'waiting', place: 2 })
    expect(await aheadOf(eve)).toMatchObject([
      { seatsLeft: 0, waiting: 2, mine: { state: 'waiting', place: 2 } },
    ])
    expect(await namesIn(id)).toEqual([
      ['Kuba', null],
      ['Ola', 1],
      ['Eve', 2],
    ])
    await leave(kuba, id)
    expect(await namesIn(id)).toEqual([
      ['Ola', null],
      ['Eve', 1],
    ])
    // who comes back stands at the end
    expect(await book(kuba, id)).toEqual({ state: 'waiting', place: 2 })
    await leave(eve, id)
    expect(await namesIn(id)).toEqual([
      ['Ola', null],
      ['Kuba', 1],
    ])
  })

  it('passes over a disabled account, which keeps its place [COACH-2]', async () => {
    const id = await plan({ seats: 1, audience: 'everybody' })
    for (const one of [kuba, ola, eve]) await book(one, id)
    await world.db.update(people).set({ isDisabled: true }).where(eq(people.id, ola.person.id))
    await leave(kuba, id)
    expect(await namesIn(id)).toEqual([
      ['Eve', null],
      ['Ola', 1],
    ])
  })

  it('gives its free seat to a waiting account that is let in again [COACH-2]', async () => {
    const id = await plan({ seats: 1, audience: 'everybody' })
    for (const one of [kuba, ola]) await book(one, id)
    await changeBy(await castOf(world, 'Anna', 'admin'), ola, { isDisabled: true })
    await leave(kuba, id)
    expect(await namesIn(id)).toEqual([['Ola', 1]])
    await changeBy(await castOf(world, 'Berta', 'admin'), ola, { isDisabled: false })
    expect(await namesIn(id)).toEqual([['Ola', null]])
    const { notices } = await (await comeBack(ola)).browser.call(readNotices, { query: { status: 'unread' } })
    expect(notices).toMatchObject([{ kind: 'coaching', coaching: { event: 'promoted' } }])
  })

  it.each([
    ['is disabled', { isDisabled: true }],
    ['leads no more', { role: 'player' as const }],
  ])('is called off, and its people are told, when its leader %s [COACH-2]', async (_, change) => {
    const id = await plan()
    await book(kuba, id)
    await changeBy(await castOf(world, 'Anna', 'admin'), marta, change)
    expect(await aheadOf(kuba)).toMatchObject([{ id, isCancelled: true, reason: '', leader: 'Marta' }])
    const { notices } = await kuba.browser.call(readNotices, { query: { status: 'unread' } })
    expect(notices).toMatchObject([{ kind: 'coaching', coaching: { event: 'cancelled' } }])
  })

  it('is left until a day before; then the seat is binding, a place on the waiting list is not [COACH-2]', async () => {
    const id = await plan({ seats: 1 })
    await book(kuba, id)
    await book(ola, id)
    world.clock.pass(2 * DAY_MS)
    ;[kuba, ola, marta] = [await comeBack(kuba), await comeBack(ola), await comeBack(marta)]
    expect(await refusedToLeave(kuba, id)).toEqual([409, 'too-late-to-leave'])
    await leave(ola, id)
    // as another tab does that has not heard of it
    await leave(ola, id)
    expect(await namesIn(id)).toEqual([['Kuba', null]])
  })

  it('that has begun or is cancelled takes and loses nobody [COACH-2]', async () => {
    const id = await plan()
    await book(kuba, id)
    world.clock.pass(3 * DAY_MS)
    ;[kuba, ola] = [await comeBack(kuba), await comeBack(ola)]
    expect(await refusal(ola, id)).toEqual([409, 'session-over'])
    expect(await refusedToLeave(kuba, id)).toEqual([409, 'session-over'])
    expect(await aheadOf(kuba)).toMatchObject([{ id, mine: { state: 'booked' } }])
    world.clock.pass(2 * HOUR_MS)
    const { ahead, past } = await (await comeBack(kuba)).browser.call(readCoachingSessions, {})
    expect([ahead, past]).toMatchObject([[], [{ id, hasCome: null, points: 0 }]])
  })

  it('speaks the language of its reader where it has it, else the one it was written in [COACH-2] [LANG-1]', async () => {
    const words = { pl: { title: 'Węzły', about: '' }, de: { title: 'Knoten', about: '' } }
    await makeCoachingSession(world.db, marta.person, world.clock.now(), { words })
    const titlesFor = async (language: 'pl' | 'en') => {
      await world.db.update(people).set({ language }).where(eq(people.id, kuba.person.id))
      return (await aheadOf(kuba)).map(({ title, language: spoken }) => [title, spoken])
    }
    expect(await titlesFor('pl')).toEqual([['Węzły', 'pl']])
    expect(await titlesFor('en')).toEqual([['Węzły', 'pl']])
  })

  it('is nowhere for a tenant that has them off [COACH-2] [BOOT-7]', async () => {
    const other = await openWorld()
    expect(await other.browser.refusal(readCoachingSessions, {})).toEqual([404, 'not-found'])
  })
})

describe('an account that is removed', () => {
  it('leaves its seat to the next one who waits, and no trace in any session [COACH-2] [AUTH-15]', async () => {
    const id = await plan({ seats: 1 })
    await book(kuba, id)
    await book(ola, id)
    await kuba.browser.call(removeAccount, { body: { password: PASSWORD } })
    expect(await namesIn(id)).toEqual([['Ola', null]])
    expect(await world.db.select().from(coachingBookings)).toMatchObject([{ personId: ola.person.id }])
  })

  it('of a leader calls off what is ahead, and keeps nothing written but titles [COACH-2] [AUTH-15]', async () => {
    const id = await plan()
    await book(kuba, id)
    await marta.browser.call(removeAccount, { body: { password: PASSWORD } })
    expect(await aheadOf(kuba)).toMatchObject([
      {
        ...{ id, title: 'Speaking up', about: '', place: '', isCancelled: true, reason: '' },
        leader: 'Removed account',
      },
    ])
    expect(await world.db.select().from(coachingSessions)).toMatchObject([
      { words: { en: { title: 'Speaking up', about: '' } }, place: '', link: '' },
    ])
  })

  it('can be taken along before: sessions, bookings and the calendar, without its secret [COACH-2] [AUTH-15]', async () => {
    const id = await plan()
    await book(kuba, id)
    const mine = await kuba.browser.call(exportMyData, {})
    expect(mine).toMatchObject({ coaching_bookings: [{ sessionId: id }], coaching_sessions: [] })
    expect((await marta.browser.call(exportMyData, {}))['coaching_sessions']).toMatchObject([{ id }])
  })
})
