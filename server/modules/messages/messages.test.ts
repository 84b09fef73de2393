import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  changeMessage,
  dropMessage,
  readAdminMessage,
  readAdminMessages,
  readMessage,
  readMessages,
  sendMessage,
  withdrawMessage,
  writeMessage,
  type WrittenMessage,
} from '#shared/contract/messages.ts'
import { markNoticeRead, readNotices } from '#shared/contract/notices.ts'
import { readToday } from '#shared/contract/player.ts'
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import { jobs } from '#server/db/schema/mail.ts'
import { people } from '#server/db/schema/people.ts'
import { notices } from '#server/db/schema/reviews.ts'
import { teams } from '#server/db/schema/teams.ts'
import { doJobs } from '#server/lib/jobs.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { openReviewedWorld, type ReviewedWorld } from '#server/testing/reviewed.ts'
import { makePerson, makeTenant, type TestPerson } from '#server/testing/world.ts'
import { messageJobs, SEND_MESSAGE } from './deliver.ts'

let world: ReviewedWorld
let admin: TestPerson
let desk: TestBrowser

beforeEach(async () => {
  world = await openReviewedWorld()
  admin = await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'admin' })
  desk = await world.browserOf(admin)
})

const said = (language: 'en' | 'pl', title: string) => ({
  ...{ language, title, content: `About ${title}`, linkLabel: '' },
})

function written(more: Partial<WrittenMessage> = {}): WrittenMessage {
  const words = [said('en', 'Moving'), said('pl', 'Przeprowadzka')]
  return { type: 'allMailboxAlert', words, link: '', audience: 'all', teamId: null, personId: null, ...more }
}

const draft = async (more: Partial<WrittenMessage> = {}) =>
  (await desk.call(writeMessage, { body: written(more) })).id

const sendNow = (messageId: string) => desk.call(sendMessage, { params: { messageId }, body: { at: null } })
const inHours = (hours: number) => new Date(world.clock.now().getTime() + hours * HOUR_MS).toISOString()
const schedule = (messageId: string, hours: number) =>
  desk.call(sendMessage, { params: { messageId }, body: { at: inHours(hours) } })
const work = () =>
  doJobs({ db: world.db, clock: world.clock.now, handlers: messageJobs(world.db), report: () => undefined })
const ALERTS = { type: 'allAlert,allMailboxAlert', status: 'unread' } as const
const alertsOf = (browser: TestBrowser) => browser.call(readMessages, { query: ALERTS })
const unreadOf = async (browser: TestBrowser) => (await browser.call(readToday, {})).newMessages

describe('a message of the tenant', () => {
  it('goes at once to everybody who is here, in their own words, and is new until it was read [INFO-3] [PROG-4]', async () => {
    const { browser, db, player, leaderBrowser, tenantId, clock } = world
    const gone = await makePerson(db, tenantId, clock.now(), { isDisabled: true })
    const sent = await sendNow(await draft({ link: 'https://example.test/plan' }))
    expect(sent).toMatchObject({ state: 'sent', received: 3, read: 0 })
    const [alert] = await alertsOf(browser)
    expect(alert).toEqual({
      id: expect.any(String),
      title: 'Moving',
      content: '<p>About Moving</p>',
      link: 'https://example.test/plan',
      linkLabel: null,
      language: 'en',
      type: 'allMailboxAlert',
      isRead: false,
      date: clock.now().toISOString(),
    })
    const id = alert?.id ?? ''
    expect(await browser.call(readMessage, { params: { id } })).toEqual(alert)
    expect((await leaderBrowser.try(readMessage, { params: { id } })).status).toBe(404)
    await db.update(people).set({ language: 'pl' }).where(eq(people.id, player.id))
    expect(await unreadOf(browser)).toBe(1)
    await browser.call(markNoticeRead, { params: { noticeId: id } })
    expect([await alertsOf(browser), await unreadOf(browser)]).toEqual([[], 0])
    expect(await alertsOf(leaderBrowser)).toHaveLength(1)
    const letters = await browser.call(readNotices, { query: {} })
    const head = { id, title: 'Przeprowadzka', language: 'pl', type: 'allMailboxAlert', date: alert?.date }
    expect(letters.notices).toMatchObject([{ id, kind: 'message', isRead: true, review: null }])
    // its content comes with its own call
    expect(letters.notices[0]?.message).toEqual({ ...head, isRead: true })
    expect(await desk.call(readAdminMessage, { params: { messageId: sent.id } })).toMatchObject({ read: 1 })
    expect(await db.$count(notices, eq(notices.personId, gone.id))).toBe(0)
  })

  it('is read in the wished language, else in the tenant’s [INFO-3] [LANG-1]', async () => {
    const { browser } = world
    await sendNow(await draft())
    const titleIn = async (wished: string) => {
      const url = '/api/web/messages?type=allMailboxAlert'
      const { body } = await browser.send('GET', url, { headers: { 'accept-language': wished } })
      return (body as { title: string }[])[0]?.title
    }
    expect(await Promise.all(['pl', 'en', 'de'].map(titleIn))).toEqual(['Przeprowadzka', 'Moving', 'Moving'])
  })

  it.each([
    ['team', (w: ReviewedWorld) => ({ audience: 'team' as const, teamId: w.teamId }), [1, 1, 0]],
    ['person', (w: ReviewedWorld) => ({ audience: 'person' as const, personId: w.player.id }), [1, 0, 0]],
  ])('to a %s goes to nobody else [INFO-3]', async (_, to, counts) => {
    await sendNow(await draft(to(world)))
    const all = [world.browser, world.leaderBrowser, desk]
    expect((await Promise.all(all.map(alertsOf))).map(({ length }) => length)).toEqual(counts)
  })

  it('to a team that is dissolved before it goes out goes to nobody [INFO-3]', async () => {
    const id = await draft({ audience: 'team', teamId: world.teamId })
    await world.db.delete(teams)
    expect(await sendNow(id)).toMatchObject({ state: 'sent', received: 0, team: null })
  })

  it('comes over the map, among the messages, or both, as its type says [INFO-3]', async () => {
    const { browser } = world
    for (const type of ['allAlert', 'allMailboxAlert', 'mailbox'] as const) {
      await sendNow(await draft({ type, words: [said('en', type)] }))
    }
    const typesIn = async (type: string) =>
      (await browser.call(readMessages, { query: { type, status: 'unread' } })).map(({ title }) => title)
    expect((await typesIn('allAlert,allMailboxAlert')).sort()).toEqual(['allAlert', 'allMailboxAlert'])
    expect(await typesIn('allAlert')).toEqual(['allAlert'])
    expect(await typesIn('mailbox,nonsense')).toEqual(['mailbox'])
    expect(await typesIn('nonsense')).toEqual([])
    const { notices: letters } = await browser.call(readNotices, { query: {} })
    expect(letters.map(({ message }) => message?.title).sort()).toEqual(['allMailboxAlert', 'mailbox'])
    expect(await unreadOf(browser)).toBe(2)
  })
})

describe('a draft', () => {
  it('is changed, dropped, and seen by admins alone; nobody gets anything of it [INFO-3]', async () => {
    const messageId = await draft({ words: [] })
    const body = written({ words: [said('en', 'Later')], type: 'mailbox' })
    const changed = await desk.call(changeMessage, { params: { messageId }, body })
    expect(changed).toMatchObject({ state: 'draft', type: 'mailbox', words: [{ title: 'Later' }] })
    const { messages } = await desk.call(readAdminMessages, { query: {} })
    expect(messages).toEqual([changed])
    expect(await alertsOf(world.browser)).toEqual([])
    await desk.call(dropMessage, { params: { messageId } })
    expect((await desk.try(readAdminMessage, { params: { messageId } })).status).toBe(404)
  })

  it('is not sent before the tenant’s first language has its words [INFO-3]', async () => {
    const words = [said('pl', 'Tylko po polsku'), { ...said('en', 'No words'), content: '' }]
    const id = await draft({ words })
    const answer = await desk.try(sendMessage, { params: { messageId: id }, body: { at: null } })
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'words-missing' }])
  })

  it.each([
    ['link', { link: 'javascript:alert(1)' }],
    ['link', { link: 'data:text/html,x' }],
    ['link', { link: '//elsewhere.test' }],
    ['link', { link: '#/elsewhere' }],
    ['teamId', { audience: 'team' as const }],
    ['personId', { audience: 'person' as const, personId: '7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a000' }],
  ])('is refused by its field %s with %j [INFO-3]', async (path, more) => {
    const answer = await desk.try(writeMessage, { body: written(more) })
    expect([answer.status, answer.body]).toMatchObject([422, { fields: [{ path }] }])
  })

  it('goes to nobody of another tenant, whose people it cannot be addressed to [INFO-3] [SERVE-2]', async () => {
    const { db, clock } = world
    const other = await makeTenant(db, clock.now(), { hosts: ['other.test'], isDefault: false })
    const stranger = await makePerson(db, other.id, clock.now())
    const answer = await desk.try(writeMessage, {
      body: written({ audience: 'person', personId: stranger.id }),
    })
    expect(answer.status).toBe(422)
    await sendNow(await draft())
    expect(await alertsOf(await world.browserOf(stranger, { host: 'other.test' }))).toEqual([])
  })
})

describe('a message with a moment', () => {
  it('goes out then, once, by however many work at the same time [INFO-3] [SERVE-3]', async () => {
    const messageId = await draft()
    expect(await schedule(messageId, 5)).toMatchObject({
      state: 'scheduled',
      sendAt: inHours(5),
      received: 0,
    })
    world.clock.pass(5 * HOUR_MS - 1)
    await work()
    expect(await world.db.$count(notices)).toBe(0)
    world.clock.pass(1)
    await Promise.all([work(), work(), work()])
    await work()
    expect(await world.db.$count(notices)).toBe(3)
    expect(await world.db.$count(jobs, eq(jobs.kind, SEND_MESSAGE))).toBe(0)
    desk = await world.browserOf(admin)
    expect(await desk.call(readAdminMessage, { params: { messageId } })).toMatchObject({ state: 'sent' })
  })

  it('is a draft again when it is taken back, and goes out at its new moment alone [INFO-3]', async () => {
    const messageId = await draft()
    await schedule(messageId, 1)
    expect(await desk.call(withdrawMessage, { params: { messageId } })).toMatchObject({ state: 'draft' })
    await schedule(messageId, 3)
    world.clock.pass(2 * HOUR_MS)
    await work()
    expect(await world.db.$count(notices)).toBe(0)
    world.clock.pass(HOUR_MS)
    await work()
    expect(await world.db.$count(notices)).toBe(3)
  })

  it('is either taken back or sent where both happen at once, never both [INFO-3]', async () => {
    for (let round = 0; round < 6; round += 1) {
      await world.db.delete(notices)
      desk = await world.browserOf(admin)
      const messageId = await draft()
      await schedule(messageId, 1)
      world.clock.pass(HOUR_MS)
      desk = await world.browserOf(admin)
      const [back] = await Promise.all([desk.try(withdrawMessage, { params: { messageId } }), work()])
      const isBack = back.status === 200
      if (!isBack) expect(back.body).toMatchObject({ code: 'sent' })
      expect(await world.db.$count(notices)).toBe(isBack ? 0 : 3)
      const { state } = await desk.call(readAdminMessage, { params: { messageId } })
      expect(state).toBe(isBack ? 'draft' : 'sent')
    }
  })

  it('is neither changed, sent again nor dropped on its way, nor when it is out [INFO-3]', async () => {
    const messageId = await draft()
    const params = { messageId }
    const tries = async () => {
      const answers = await Promise.all([
        desk.try(changeMessage, { params, body: written() }),
        desk.try(sendMessage, { params, body: { at: null } }),
        desk.try(dropMessage, { params }),
      ])
      expect(answers.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
        Array(3).fill([409, 'not-a-draft']),
      )
    }
    await schedule(messageId, 1)
    await tries()
    await desk.call(withdrawMessage, { params })
    await sendNow(messageId)
    await tries()
    expect((await desk.try(withdrawMessage, { params })).body).toMatchObject({ code: 'sent' })
    expect(await world.db.$count(notices)).toBe(3)
  })

  it('cannot lie in the past [INFO-3]', async () => {
    const messageId = await draft()
    const at = new Date(world.clock.now().getTime() - DAY_MS).toISOString()
    const answer = await desk.try(sendMessage, { params: { messageId }, body: { at } })
    expect([answer.status, answer.body]).toMatchObject([422, { fields: [{ path: 'at' }] }])
    expect((await desk.try(withdrawMessage, { params: { messageId } })).body).toMatchObject({
      code: 'not-scheduled',
    })
  })
})
