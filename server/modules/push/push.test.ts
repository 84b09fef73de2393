import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readMyNotifications } from '#shared/contract/notification-settings.ts'
import { readPlatformSettings } from '#shared/contract/platform.ts'
import { readPushConfig, removeDeviceToken, saveDeviceToken } from '#shared/contract/push.ts'
import { logout } from '#shared/contract/session.ts'
import { changePassword } from '#shared/contract/settings.ts'
import { deviceTokens } from '#server/db/schema/push.ts'
import { openPushService, VAPID_KEY, WEB_CONFIG, type TestPush } from '#server/testing/push.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { TestWebPush } from '#server/testing/web-push-service.ts'
import { FEATURES, makePerson, PASSWORD } from '#server/testing/world.ts'
import { MOST_DEVICES } from './devices.ts'

let service: TestPush

beforeEach(async () => {
  service = await openPushService()
})
afterEach(() => service.close())

const openNotified = () =>
  openWorld({ features: { ...FEATURES, isPushEnabled: true } }, { push: service.settings })

const token = (name: string): string => `${name}:${'x'.repeat(140)}`
const save = (browser: TestBrowser, name: string) =>
  browser.call(saveDeviceToken, { body: { deviceToken: token(name) } })

async function notified({ db }: TestWorld): Promise<string[]> {
  const rows = await db.select().from(deviceTokens).orderBy(deviceTokens.savedAt)
  return rows.map((row) => row.token.split(':')[0] ?? '')
}

describe('push', () => {
  it('is offered with what a browser registers by [PUSH-5] [BOOT-1]', async () => {
    const { browser } = await openNotified()
    expect(await browser.call(readPushConfig, {})).toEqual({
      firebaseSDKConfigObject: WEB_CONFIG,
      vapidKey: VAPID_KEY,
    })
    const { notificationPushSettings } = await browser.call(readPlatformSettings, {})
    expect(notificationPushSettings).toEqual({ isNotificationPushEnabled: true })
  })

  it.each([
    ['the tenant has it off', false, true],
    ['the server has nobody to send by', true, false],
  ])(
    'is not there where %s, and the settings say so [PUSH-5] [PUSH-1]',
    async (_, isPushEnabled, hasSender) => {
      const world = await openWorld(
        { features: { ...FEATURES, isPushEnabled } },
        { push: hasSender ? service.settings : null },
      )
      const { browser } = world
      expect(await browser.try(readPushConfig, {})).toMatchObject({ status: 404 })
      const body = { deviceToken: token('one') }
      expect(await browser.try(saveDeviceToken, { body })).toMatchObject({ status: 404 })
      expect(await notified(world)).toEqual([])
      const { notificationPushSettings } = await browser.call(readPlatformSettings, {})
      expect(notificationPushSettings).toEqual({ isNotificationPushEnabled: false })
      // what cannot be had can be done without
      await browser.call(removeDeviceToken, {})
    },
  )

  it.each(['', 'short', 'a b'.repeat(20), 'x'.repeat(4097)])(
    'takes no token like %j [PUSH-3]',
    async (deviceToken) => {
      const { browser } = await openNotified()
      expect(await browser.try(saveDeviceToken, { body: { deviceToken } })).toMatchObject({ status: 422 })
    },
  )
})

describe('a browser that a player is told in', () => {
  it('is known once, however often it is saved, and by whoever saved it last [PUSH-3]', async () => {
    const world = await openNotified()
    const { db, browser, tenantId, clock, player } = world
    await save(browser, 'tablet')
    clock.pass(1000)
    await save(browser, 'tablet')
    expect(await db.select().from(deviceTokens)).toMatchObject([
      { personId: player.id, savedAt: clock.now() },
    ])
    const next = await makePerson(db, tenantId, clock.now())
    await save(await world.browserOf(next), 'tablet')
    expect(await db.select().from(deviceTokens)).toMatchObject([{ personId: next.id }])
  })

  it('is forgotten when the player takes it back, there alone [PUSH-3]', async () => {
    const world = await openNotified()
    const elsewhere = await world.browserOf(world.player)
    await save(world.browser, 'tablet')
    await save(elsewhere, 'phone')
    await world.browser.call(removeDeviceToken, {})
    expect(await notified(world)).toEqual(['phone'])
  })

  it('is forgotten at the logout: the next player of a shared tablet is told nothing [PUSH-3]', async () => {
    const world = await openNotified()
    await save(world.browser, 'tablet')
    await world.browser.call(logout, {})
    expect(await notified(world)).toEqual([])
  })

  it('is forgotten where a new password ends its session, and stays where it was changed [PUSH-3]', async () => {
    const world = await openNotified()
    const elsewhere = await world.browserOf(world.player)
    await save(elsewhere, 'phone')
    await save(world.browser, 'tablet')
    await world.browser.call(changePassword, { body: { current: PASSWORD, next: 'seven owls in a row' } })
    expect(await notified(world)).toEqual(['tablet'])
  })

  it('is one of ten at most: those that were saved longest ago give way [PUSH-3]', async () => {
    const world = await openNotified()
    const names = Array.from({ length: MOST_DEVICES + 2 }, (_, index) => `device-${index}`)
    for (const name of names) {
      await save(world.browser, name)
      world.clock.pass(1000)
    }
    expect(await notified(world)).toEqual(names.slice(2))
  })
})

describe('plain Web Push', () => {
  const offer = { webConfig: {}, vapidKey: VAPID_KEY }
  const openPlain = () => openWorld({ features: { ...FEATURES, isPushEnabled: true } }, { push: offer })
  const notifiedHere = async ({ browser }: { browser: TestBrowser }) =>
    (await browser.call(readMyNotifications, {})).isNotifiedHere

  it('offers its public key, and takes a subscription until the logout [PUSH-3] [PUSH-5]', async () => {
    const world = await openPlain()
    const { browser, db } = world
    expect(await browser.call(readPushConfig, {})).toEqual({
      firebaseSDKConfigObject: {},
      vapidKey: VAPID_KEY,
    })
    const deviceToken = new TestWebPush().token
    await browser.call(saveDeviceToken, { body: { deviceToken } })
    expect(await db.select().from(deviceTokens)).toMatchObject([{ token: deviceToken, sender: VAPID_KEY }])
    expect(await notifiedHere(world)).toBe(true)
    await browser.call(logout, {})
    expect(await db.$count(deviceTokens)).toBe(0)
  })

  it.each([
    ['token of Firebase', token('tablet')],
    [
      'a key that is no point of the curve',
      new TestWebPush().token.replace(/"B[\w-]{86}"/, `"B${'A'.repeat(86)}"`),
    ],
    ['address that is not encrypted', new TestWebPush('http://push.example/1').token],
    ['address with a password', new TestWebPush('https://a:b@push.example/1').token],
  ])('takes no %s [PUSH-3]', async (_, deviceToken) => {
    const { browser } = await openPlain()
    expect(await browser.try(saveDeviceToken, { body: { deviceToken } })).toMatchObject({ status: 422 })
  })

  it('asks a browser anew that was registered with another sender [PUSH-4]', async () => {
    const world = await openPlain()
    await world.browser.call(saveDeviceToken, { body: { deviceToken: new TestWebPush().token } })
    await world.db.update(deviceTokens).set({ sender: 'firebase' })
    expect(await notifiedHere(world)).toBe(false)
  })

  it('stores no subscription while Firebase sends [PUSH-3]', async () => {
    const { browser } = await openNotified()
    const body = { deviceToken: new TestWebPush().token }
    expect(await browser.try(saveDeviceToken, { body })).toMatchObject({ status: 422 })
  })
})
