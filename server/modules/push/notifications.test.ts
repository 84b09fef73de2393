import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sendMessage, writeMessage } from '#shared/contract/messages.ts'
import { markNoticeRead, readNotices } from '#shared/contract/notices.ts'
import { assign } from '#shared/contract/people.ts'
import { changeProfile } from '#shared/contract/profile-change.ts'
import { removeAccount } from '#shared/contract/settings.ts'
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { FIRST_NOTIFICATIONS } from '#shared/domain/notifications.ts'
import { notifications } from '#server/db/schema/push.ts'
import { people } from '#server/db/schema/people.ts'
import { dropOldNotifications } from '#server/lib/notify.ts'
import { notifiers } from '#server/testing/notifications.ts'
import { openNotifiedWorld, type NotifiedWorld } from '#server/testing/notified.ts'
import { openPushService, type TestPush } from '#server/testing/push.ts'
import { sampleAdventure } from '#server/testing/sample-adventure.ts'
import { makeAdventure, PASSWORD } from '#server/testing/world.ts'
import { textOfHtml } from './text-of-html.ts'
import { NOTIFICATION_WORDS } from '#server/lib/letters/words.ts'

let service: TestPush
let world: NotifiedWorld

beforeEach(async () => {
  service = await openPushService()
  world = await openNotifiedWorld(service)
})
afterEach(() => service.close())

const { kinds } = FIRST_NOTIFICATIONS

describe('a player is told by push', () => {
  it('that a leader has accepted a task, with the way to it [PUSH-6]', async () => {
    await world.register()
    await world.rated(4)
    await world.notifications.work()
    expect(world.notifications.sent()).toEqual([
      {
        device: 'tablet',
        title: '“Task knots” is accepted',
        body: 'Your leader rated your work 4 out of 5.',
        link: '/#/app/game/plot/task-introduction/knots/harbour',
        life: DAY_MS / 1000,
      },
    ])
  })

  it('that a task came back [PUSH-6] [FIN-8]', async () => {
    await world.register()
    await world.rated(1)
    await world.notifications.work()
    expect(world.notifications.sent()).toMatchObject([{ title: '“Task knots” was sent back to you' }])
  })

  it('in every browser of theirs, once in each, however often it is looked for [PUSH-6]', async () => {
    await world.register()
    await world.register('phone', await world.browserOf(world.player))
    await world.register('other', world.leaderBrowser)
    await world.rated()
    await Promise.all([world.notifications.work(), world.notifications.work()])
    await world.notifications.work()
    expect(
      world.notifications
        .sent()
        .map(({ device }) => device)
        .sort(),
    ).toEqual(['phone', 'tablet'])
  })

  it.each([
    ['pl', '„Task knots (pl)” – zaliczone'],
    ['de', '„Task knots“ ist angenommen'],
    ['es', '«Task knots» está aceptada'],
  ] as const)('in their own language: %s [PUSH-6] [LANG-1]', async (language, title) => {
    await (await world.browserOf(world.player)).call(changeProfile, { body: { language } })
    await world.register()
    await world.rated()
    await world.notifications.work()
    expect(world.notifications.sent()).toMatchObject([{ title }])
  })

  it('of a letter of the tenant, which a press opens [PUSH-6] [INFO-3]', async () => {
    await world.register()
    const words = [{ language: 'en' as const, title: 'Fog', content: '<p>Stay in.</p>', linkLabel: '' }]
    const to = { audience: 'person' as const, teamId: null, personId: world.player.id }
    const admin = await world.desk()
    const { id } = await admin.call(writeMessage, { body: { type: 'mailbox', words, link: '', ...to } })
    await admin.call(sendMessage, { params: { messageId: id }, body: { at: null } })
    await world.notifications.work()
    expect(world.notifications.sent()).toMatchObject([{ title: 'Fog', link: '/#/app?open=messages' }])
  })

  it('of a message of the tenant, in plain words that are not too long [PUSH-6] [INFO-3]', async () => {
    await world.register()
    const content = `<p>On <b>Monday</b> &amp; after.</p><p>${'Boxes. '.repeat(60)}</p>`
    const words = [{ language: 'en' as const, title: 'Moving', content, linkLabel: '' }]
    const to = { audience: 'person' as const, teamId: null, personId: world.player.id }
    const admin = await world.desk()
    const { id } = await admin.call(writeMessage, { body: { type: 'allAlert', words, link: '', ...to } })
    await admin.call(sendMessage, { params: { messageId: id }, body: { at: null } })
    await world.notifications.work()
    const [message] = world.notifications.sent()
    expect(message).toMatchObject({ title: 'Moving', link: '/#/app' })
    expect(message?.body).toMatch(/^On Monday & after\. Boxes\. .*…$/)
    expect(message?.body.length).toBeLessThanOrEqual(181)
  })

  it('of an adventure that they were given, by day where it is due [PUSH-6]', async () => {
    await world.register()
    world.clock.pass(HOUR_MS)
    const adventureId = await makeAdventure(
      world.db,
      world.tenantId,
      world.clock.now(),
      [],
      sampleAdventure({ id: 'second', version: 'second' }),
    )
    const admin = await world.desk()
    const body = { personId: world.player.id, dueOn: '2026-12-24' }
    await admin.call(assign, { params: { adventureId }, body })
    await admin.call(assign, { params: { adventureId }, body })
    await world.notifications.work()
    expect(world.notifications.sent()).toMatchObject([
      { link: '/#/app/adventures', body: expect.stringContaining('Thursday, December 24') as string },
    ])
  })
})

describe('nobody is told', () => {
  it('what they have read in the meantime [PUSH-6]', async () => {
    await world.register()
    await world.rated()
    const { notices } = await world.browser.call(readNotices, { query: {} })
    await world.browser.call(markNoticeRead, { params: { noticeId: notices[0]?.id ?? '' } })
    await world.notifications.work()
    expect(world.notifications.sent()).toEqual([])
  })

  it('what they do not want to be told [PUSH-6]', async () => {
    await world.register()
    await world.choose({ kinds: { ...kinds, rating: false } })
    await world.rated()
    await world.notifications.work()
    expect(world.notifications.sent()).toEqual([])
  })

  it('who has been shut out or has gone for good [PUSH-6]', async () => {
    await world.register()
    await world.rated()
    await world.db.update(people).set({ isDisabled: true }).where(eq(people.id, world.player.id))
    await world.notifications.work()
    expect(world.notifications.sent()).toEqual([])
    await world.db.update(people).set({ isDisabled: false }).where(eq(people.id, world.player.id))
    await world.browser.call(removeAccount, { body: { password: PASSWORD } })
    await world.notifications.work()
    expect(world.notifications.sent()).toEqual([])
    expect(await world.db.$count(notifications)).toBe(0)
  })

  it('where the tenant has taken push away since [PUSH-6]', async () => {
    await world.register()
    await world.rated()
    await notifiers(world, { service: null }).work()
    expect(world.notifications.sent()).toEqual([])
    expect(world.notifications.failures).toEqual([])
  })
})

it.each(LANGUAGE_CODES)('notifications say in %s all that they say in English', (language) => {
  const placesIn = (words: object) =>
    Object.entries(words).map(([name, value]: [string, unknown]) => [
      name,
      [...JSON.stringify(value).matchAll(/\{\w+\}/g)].map(String).sort(),
    ])
  expect(placesIn(NOTIFICATION_WORDS[language])).toEqual(placesIn(NOTIFICATION_WORDS.en))
})

it('reads HTML as it is read', () => {
  expect(textOfHtml('<h2>A &lt;b&gt;</h2><ul><li>1</li><li>2 &amp;amp;</li></ul>x<br />y')).toBe(
    'A <b> 1 2 &amp; x y',
  )
})

it('what was told long ago is forgotten [PUSH-6]', async () => {
  await world.rated()
  world.clock.pass(61 * DAY_MS)
  await dropOldNotifications(world.db, world.clock.now())
  expect(await world.db.$count(notifications)).toBe(0)
})
