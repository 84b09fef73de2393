import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  bookCoachingSession,
  leaveCoachingSession,
  saveAttendance,
} from '#shared/contract/coaching-sessions.ts'
import { readMyPoints } from '#shared/contract/player-area.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { createApp } from '#server/app.ts'
import { coachingBookings } from '#server/db/schema/coaching.ts'
import { ledgerEntries } from '#server/db/schema/rewards.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { openCoachingWorld } from '#server/testing/coaching.ts'
import { anotherPool, TWO_SERVERS } from '#server/testing/storage.ts'
import { makeBooking, makeCoachingSession } from '#server/testing/tenant-things.ts'
import { NO_CAPTCHA, TEST_SECRETS } from '#server/testing/test-app.ts'
import type { TipWorld } from '#server/testing/tips.ts'
import { makePerson, type TestPerson } from '#server/testing/world.ts'

const MANY = 50

let world: TipWorld
/** Another server on the same database. */
let other: FastifyInstance
let persons: TestPerson[]
/** Of each person, every second at the other server. */
let browsers: TestBrowser[]

beforeEach(async () => {
  world = await openCoachingWorld()
  const { db, tenantId, clock, storage, files } = world
  other = await createApp({
    ...{
      storage: await anotherPool(storage),
      clock: clock.now,
      publicUrl: null,
      contentUrl: null,
      captcha: NO_CAPTCHA,
      secrets: TEST_SECRETS,
      push: null,
      files,
    },
    ...{ dist: null, isLogging: false, answerWithinMs: 60_000 },
  })
  persons = await Promise.all(Array.from({ length: MANY }, () => makePerson(db, tenantId, clock.now())))
  browsers = await Promise.all(
    persons.map(async (person, index) => {
      const here = await world.browserOf(person)
      return index % 2 === 0 ? here : atTheOther(here)
    }),
  )
})

function atTheOther(browser: TestBrowser): TestBrowser {
  const copy = new TestBrowser(other)
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
  return copy
}

const seated = (sessionId: string) =>
  world.db.$count(
    coachingBookings,
    and(eq(coachingBookings.sessionId, sessionId), isNotNull(coachingBookings.seatAt)),
  )

const sessionWith = (seats: number) =>
  makeCoachingSession(world.db, world.marta.person, world.clock.now(), { seats })

describe(`on ${TWO_SERVERS}, the last seat`, () => {
  it('goes to exactly one of 50 who book at the same time at both; the others wait, each at a place of their own [COACH-2] [SERVE-3]', async () => {
    const sessionId = await sessionWith(1)
    const params = { sessionId }
    const places = await Promise.all(browsers.map((one) => one.call(bookCoachingSession, { params })))
    expect(places.filter(({ state }) => state === 'booked')).toHaveLength(1)
    expect(await seated(sessionId)).toBe(1)
    const waiting = await world.db
      .select({ number: coachingBookings.number })
      .from(coachingBookings)
      .where(isNull(coachingBookings.seatAt))
      .orderBy(asc(coachingBookings.number))
    expect(waiting.map(({ number }) => number)).toEqual(Array.from({ length: MANY - 1 }, (_, i) => i + 2))
  })

  it('is one also where somebody books many times at once [COACH-2]', async () => {
    const sessionId = await sessionWith(3)
    const [here] = browsers
    if (!here) throw new Error('nobody is here')
    const elsewhere = atTheOther(here)
    const places = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (at % 2 === 0 ? here : elsewhere).call(bookCoachingSession, { params: { sessionId } }),
      ),
    )
    expect(new Set(places.map(({ state }) => state))).toEqual(new Set(['booked']))
    expect(await seated(sessionId)).toBe(1)
  })

  it('is never given twice while ten leave and others come: all seats are taken, in the order of the list [COACH-2] [SERVE-3]', async () => {
    const sessionId = await sessionWith(10)
    const params = { sessionId }
    const { db, clock } = world
    for (const [index, person] of persons.slice(0, 30).entries()) {
      await makeBooking(db, sessionId, person, clock.now(), index < 10 ? {} : { seatAt: null })
    }
    const calls: Promise<unknown>[] = [
      ...browsers.slice(0, 10).map((one) => one.call(leaveCoachingSession, { params })),
      ...browsers.slice(30).map((one) => one.call(bookCoachingSession, { params })),
    ]
    await Promise.all(calls)
    const rows = await db
      .select({ personId: coachingBookings.personId })
      .from(coachingBookings)
      .where(isNotNull(coachingBookings.seatAt))
      .orderBy(asc(coachingBookings.number))
    expect(rows.map(({ personId }) => personId)).toEqual(persons.slice(10, 20).map(({ id }) => id))
  })
})

it('the points of who came are given once, however often it is said at the same time [COACH-2] [TASK-6]', async () => {
  const sessionId = await sessionWith(10)
  const { db, clock, marta } = world
  for (const person of persons.slice(0, 5)) await makeBooking(db, sessionId, person, clock.now())
  clock.pass(3 * DAY_MS)
  const came = persons.slice(0, 5).map(({ id }) => id)
  const leading = await world.browserOf(marta.person)
  await Promise.all(
    Array.from({ length: 10 }, () => leading.call(saveAttendance, { params: { sessionId }, body: { came } })),
  )
  expect(await db.select().from(ledgerEntries)).toHaveLength(5)
  const [first] = persons
  if (!first) throw new Error('nobody is here')
  expect(await (await world.browserOf(first)).call(readMyPoints, { query: {} })).toMatchObject({
    points: 20,
    entries: [{ reason: 'coaching', name: null, points: 20, coins: 0 }],
  })
})
