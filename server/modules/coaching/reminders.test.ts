import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  bookCoachingSession,
  cancelCoachingSession,
  changeCoachingSession,
  leaveCoachingSession,
  planCoachingSession,
  type SessionPlan,
} from '#shared/contract/coaching-sessions.ts'
import { changeMyNotifications } from '#shared/contract/notification-settings.ts'
import { readNotices } from '#shared/contract/notices.ts'
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import { FIRST_NOTIFICATIONS, type NotificationSettings } from '#shared/domain/notifications.ts'
import { doJobs, type JobFailure } from '#server/lib/jobs.ts'
import { REMIND_OF_SESSION, sessionJobs } from '#server/play/session-reminders.ts'
import { jobs } from '#server/db/schema/mail.ts'
import { aPlan, openCoachingWorld } from '#server/testing/coaching.ts'
import { notifiers, type TestNotifications } from '#server/testing/notifications.ts'
import type { Cast, TipWorld } from '#server/testing/tips.ts'

let world: TipWorld
let ola: Cast
let kuba: Cast
let marta: Cast
let channels: TestNotifications

beforeEach(async () => {
  world = await openCoachingWorld()
  ;({ ola, kuba, marta } = world)
  channels = notifiers(world, { service: null })
  for (const one of [ola, kuba]) await choose(one, { quietHours: null })
})

const choose = ({ browser }: Cast, { kinds, ...more }: Partial<NotificationSettings>) =>
  browser.call(changeMyNotifications, {
    body: {
      ...FIRST_NOTIFICATIONS,
      isByEmail: true,
      ...more,
      kinds: { ...FIRST_NOTIFICATIONS.kinds, ...kinds },
    },
  })
const planned = (more: Partial<SessionPlan> = {}) => aPlan(world.clock.now(), more)
const plan = async (more: Partial<SessionPlan> = {}) =>
  (await marta.browser.call(planCoachingSession, { body: { ...planned(more), key: randomUUID() } })).id
const book = ({ browser }: Cast, sessionId: string) =>
  browser.call(bookCoachingSession, { params: { sessionId } })

/** Does what is due after this time, in two processes. */
async function pass(ms: number): Promise<void> {
  const { db, clock } = world
  clock.pass(ms)
  const parts = {
    db,
    clock: clock.now,
    handlers: sessionJobs(db),
    report: ({ error }: JobFailure) => expect.fail(error),
  }
  await Promise.all([doJobs(parts), doJobs(parts)])
  await channels.work()
}
const subjects = () => channels.mails().map(({ to, subject }) => `${to.split('@')[0] ?? ''}: ${subject}`)
const nameOf = ({ person }: Cast) => person.email.split('@')[0] ?? ''
const newsOf = async (one: Cast) => {
  const { notices } = await (await world.browserOf(one.person)).call(readNotices, { query: {} })
  return notices.map(({ coaching }) => coaching?.event)
}

describe('a reminder of a coaching session', () => {
  it('comes a day and an hour before, each once, to who has a seat, in the app and outside it [COACH-2] [PUSH-6]', async () => {
    const id = await plan({ seats: 1 })
    await book(kuba, id)
    await book(ola, id)
    await pass(2 * DAY_MS - 1)
    expect(subjects()).toEqual([])
    await pass(1)
    expect(subjects()).toEqual([`${nameOf(kuba)}: Coming up: “Speaking up”`])
    await pass(23 * HOUR_MS)
    expect(subjects()).toEqual([`${nameOf(kuba)}: “Speaking up” starts soon`])
    await pass(2 * DAY_MS)
    expect(subjects()).toEqual([])
    expect(await newsOf(kuba)).toEqual(['soon', 'tomorrow'])
    expect(await newsOf(ola)).toEqual([])
  })

  it('says when by the reader’s clock, and where [COACH-2]', async () => {
    await book(kuba, await plan({ link: 'https://meet.test/a' }))
    await pass(2 * DAY_MS)
    expect(channels.mails().map(({ text }) => text)[0]).toMatch(
      /Thursday, November 26 at 10:00\sAM, Pier 3, https:\/\/meet\.test\/a\./,
    )
  })

  it('of a session that was moved comes before the new time alone [COACH-2]', async () => {
    const id = await plan()
    await book(kuba, id)
    const startsAt = new Date(world.clock.now().getTime() + 5 * DAY_MS)
    const body = planned({
      startsAt: startsAt.toISOString(),
      endsAt: new Date(startsAt.getTime() + HOUR_MS).toISOString(),
    })
    await marta.browser.call(changeCoachingSession, { params: { sessionId: id }, body })
    await pass(0)
    expect(subjects()).toEqual([`${nameOf(kuba)}: “Speaking up” has changed`])
    await pass(3 * DAY_MS)
    expect(subjects()).toEqual([])
    await pass(DAY_MS)
    expect(subjects()).toEqual([`${nameOf(kuba)}: Coming up: “Speaking up”`])
  })

  it('does not come to who left it, nor of what is cancelled: that is said instead [COACH-2]', async () => {
    const id = await plan()
    await book(kuba, id)
    await book(ola, id)
    await ola.browser.call(leaveCoachingSession, { params: { sessionId: id } })
    const reason = 'I am ill.'
    await marta.browser.call(cancelCoachingSession, { params: { sessionId: id }, body: { reason } })
    await pass(0)
    const [mail, ...others] = channels.mails()
    expect([mail?.subject, others]).toEqual(['“Speaking up” is cancelled', []])
    expect(mail?.text).toContain('I am ill.')
    await pass(2 * DAY_MS)
    expect(subjects()).toEqual([])
  })

  it('follows what its reader has chosen: nothing outside the app, or when the quiet hours are over [COACH-2] [PUSH-6]', async () => {
    await choose(kuba, { kinds: { ...FIRST_NOTIFICATIONS.kinds, coaching: false } })
    await choose(ola, { quietHours: { from: '09:00', to: '12:00' } })
    const id = await plan()
    await book(kuba, id)
    await book(ola, id)
    await pass(2 * DAY_MS)
    expect(subjects()).toEqual([])
    expect(await newsOf(kuba)).toEqual(['tomorrow'])
    await pass(2 * HOUR_MS)
    expect(subjects()).toEqual([`${nameOf(ola)}: Coming up: “Speaking up”`])
  })

  it('that is late by the time it would come is left out [COACH-2]', async () => {
    await book(kuba, await plan())
    await pass(3 * DAY_MS - HOUR_MS / 2)
    expect(subjects()).toEqual([`${nameOf(kuba)}: “Speaking up” starts soon`])
    expect(await newsOf(kuba)).toEqual(['soon'])
  })
})

it('a seat that becomes free is announced to whose it is now [COACH-2] [PUSH-6]', async () => {
  const id = await plan({ seats: 1 })
  await book(kuba, id)
  await book(ola, id)
  await kuba.browser.call(leaveCoachingSession, { params: { sessionId: id } })
  await pass(0)
  expect(subjects()).toEqual([`${nameOf(ola)}: You have a seat in “Speaking up”`])
  expect(await newsOf(ola)).toEqual(['promoted'])
  expect((await world.db.select().from(jobs)).map(({ kind }) => kind)).toEqual([
    REMIND_OF_SESSION,
    REMIND_OF_SESSION,
  ])
})
