import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  bookCoachingSession,
  cancelCoachingSession,
  changeCoachingSession,
  makeCalendarAddress,
  planCoachingSession,
  readCoachingSessions,
  readSessionFile,
  removeCalendarAddress,
  type SessionPlan,
} from '#shared/contract/coaching-sessions.ts'
import { exportMyData, removeAccount } from '#shared/contract/settings.ts'
import { calendarAddresses } from '#server/db/schema/coaching.ts'
import { aPlan, openCoachingWorld } from '#server/testing/coaching.ts'
import type { Cast, TipWorld } from '#server/testing/tips.ts'
import { PASSWORD } from '#server/testing/world.ts'

let world: TipWorld
let kuba: Cast
let marta: Cast

beforeEach(async () => {
  world = await openCoachingWorld()
  ;({ kuba, marta } = world)
})

const planned = (more: Partial<SessionPlan> = {}) => aPlan(world.clock.now(), more)
const plan = async (more: Partial<SessionPlan> = {}) =>
  (await marta.browser.call(planCoachingSession, { body: { ...planned(more), key: randomUUID() } })).id
const book = (sessionId: string) => kuba.browser.call(bookCoachingSession, { params: { sessionId } })
const fileOf = async ({ browser }: Cast, sessionId: string) =>
  browser.send('GET', `/api/web${readSessionFile.path.replace(':sessionId', sessionId)}`)
const linesOf = (body: unknown) => String(body).replaceAll('\r\n ', '').split('\r\n')
const addressOf = async ({ browser }: Cast) =>
  new URL((await browser.call(makeCalendarAddress, {})).url).pathname
/** As a calendar program asks: without cookies. */
const subscribe = (path: string) =>
  world.app.inject({ method: 'GET', url: path, headers: { host: 'house.test' } })

describe('the file of one session', () => {
  it('is a calendar with the session, and keeps its id while it changes and is cancelled [COACH-2]', async () => {
    const id = await plan({ link: 'https://meet.test/knots' })
    const { status, headers, body } = await fileOf(kuba, id)
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(headers['content-disposition']).toBe('attachment; filename="coaching.ics"')
    expect(linesOf(body)).toEqual(
      expect.arrayContaining([
        ...['SUMMARY:Speaking up', 'LOCATION:Pier 3', 'URL:https://meet.test/knots', 'STATUS:CONFIRMED'],
        ...[`UID:coaching-${id}@waymark`, 'SEQUENCE:0', 'DTSTART:20261126T100000Z', 'DTEND:20261126T110000Z'],
        'DESCRIPTION:Bring a case.\\n\\nMarta\\n\\nhttps://meet.test/knots',
      ]),
    )
    await book(id)
    const params = { sessionId: id }
    await marta.browser.call(changeCoachingSession, { params, body: planned({ place: 'Pier 4' }) })
    await marta.browser.call(cancelCoachingSession, { params, body: { reason: 'I am ill.' } })
    expect(linesOf((await fileOf(kuba, id)).body)).toEqual(
      expect.arrayContaining([`UID:coaching-${id}@waymark`, 'SEQUENCE:2', 'STATUS:CANCELLED']),
    )
  })

  it('is there for its leader and whom it is offered, and for nobody else [COACH-2] [SERVE-2]', async () => {
    const id = await plan()
    expect((await fileOf(marta, id)).status).toBe(200)
    expect((await fileOf(world.eve, id)).status).toBe(404)
  })
})

describe('the address for a calendar', () => {
  it('shows what I have a seat in and what I lead, to a program without a session [COACH-2]', async () => {
    const [booked] = [await plan(), await plan({ title: 'Not mine' })]
    await book(booked)
    const { statusCode, headers, body } = await subscribe(await addressOf(kuba))
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(headers['set-cookie']).toBeUndefined()
    expect(linesOf(body).filter((line) => line.startsWith('SUMMARY'))).toEqual(['SUMMARY:Speaking up'])
    const leaders = await subscribe(await addressOf(marta))
    expect(linesOf(leaders.body).filter((line) => line.startsWith('SUMMARY'))).toHaveLength(2)
  })

  it('stops working when it is renewed, removed, or its account is [COACH-2] [AUTH-15]', async () => {
    const first = await addressOf(kuba)
    const second = await addressOf(kuba)
    const statuses = async () => [(await subscribe(first)).statusCode, (await subscribe(second)).statusCode]
    expect(await statuses()).toEqual([404, 200])
    const { calendarSince } = await kuba.browser.call(readCoachingSessions, {})
    expect(calendarSince).toBe(world.clock.now().toISOString())
    await kuba.browser.call(removeCalendarAddress, {})
    expect(await statuses()).toEqual([404, 404])
    const third = await addressOf(kuba)
    await kuba.browser.call(removeAccount, { body: { password: PASSWORD } })
    expect((await subscribe(third)).statusCode).toBe(404)
    expect(await world.db.$count(calendarAddresses)).toBe(0)
  })

  it('is stored as a hash, and in no copy of my data [COACH-2] [AUTH-10]', async () => {
    const token = /([\w-]{43})\.ics$/.exec(await addressOf(kuba))?.[1] ?? ''
    expect(JSON.stringify(await world.db.select().from(calendarAddresses))).not.toContain(token)
    expect(JSON.stringify((await kuba.browser.call(exportMyData, {}))['calendar_addresses'])).not.toMatch(
      /hash/i,
    )
  })

  it('is asked 120 times an hour at the most, and a wrong one is not there [COACH-2]', async () => {
    const path = await addressOf(kuba)
    for (let time = 0; time < 120; time += 1) expect((await subscribe(path)).statusCode).toBe(200)
    const refused = await subscribe(path)
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 3600])
    expect((await subscribe(`/calendar/${'x'.repeat(43)}.ics`)).statusCode).toBe(404)
    expect((await subscribe('/calendar/short.ics')).statusCode).toBe(404)
  })
})
