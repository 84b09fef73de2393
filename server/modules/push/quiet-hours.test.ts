import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeMyNotifications, readMyNotifications } from '#shared/contract/notification-settings.ts'
import { changeProfile } from '#shared/contract/profile-change.ts'
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import { FIRST_NOTIFICATIONS } from '#shared/domain/notifications.ts'
import { notifications } from '#server/db/schema/push.ts'
import { RETRY_MS } from '#server/lib/jobs.ts'
import { openNotifiedWorld, type NotifiedWorld } from '#server/testing/notified.ts'
import { openPushService, type TestPush } from '#server/testing/push.ts'

let service: TestPush
let world: NotifiedWorld

beforeEach(async () => {
  service = await openPushService()
  world = await openNotifiedWorld(service)
})
afterEach(() => service.close())

const { kinds, isByEmail } = FIRST_NOTIFICATIONS

it('kinds, quiet hours and e-mail are as they were chosen, and sensible before [PUSH-6]', async () => {
  await world.register()
  const first = { ...FIRST_NOTIFICATIONS, timeZone: 'UTC', devices: 1, isNotifiedHere: false, isPushOn: true }
  expect(await world.browser.call(readMyNotifications, {})).toEqual(first)
  await world.register('phone', world.browser)
  expect(await world.browser.call(readMyNotifications, {})).toMatchObject({
    devices: 2,
    isNotifiedHere: true,
  })
  const chosen = { kinds: { ...kinds, due: false }, quietHours: null, isByEmail: true }
  await world.choose(chosen)
  expect(await world.browser.call(readMyNotifications, {})).toEqual({
    ...{ ...first, devices: 2, isNotifiedHere: true },
    ...chosen,
  })
})

describe('in quiet hours', () => {
  it('a message waits until they end, in the player’s zone [PUSH-6]', async () => {
    await world.register()
    await (await world.browserOf(world.player)).call(changeProfile, { body: { timeZone: 'Asia/Tokyo' } })
    // 22:00 in Tokyo
    world.clock.set('2026-11-23T13:00:00Z')
    await world.rated()
    await world.notifications.work()
    world.clock.set('2026-11-23T22:59:00Z')
    await world.notifications.work()
    expect(world.notifications.sent()).toEqual([])
    world.clock.set('2026-11-23T23:00:00Z')
    await world.notifications.work()
    expect(world.notifications.sent()).toHaveLength(1)
  })

  it('what is of no use any more when they end is never sent [PUSH-6]', async () => {
    await world.register()
    await world.choose({ quietHours: { from: '09:00', to: '08:00' } })
    await world.rated()
    await world.notifications.work()
    // the servers stood still for a week
    world.clock.pass(7 * DAY_MS - 2 * HOUR_MS)
    await world.notifications.work()
    expect(world.notifications.sent()).toEqual([])
    const [row] = await world.db.select().from(notifications)
    expect(row?.settledAt).not.toBeNull()
  })

  it('a try that failed before them is made again after them [PUSH-6]', async () => {
    await world.register()
    world.clock.set('2026-11-23T20:59:00Z')
    service.answer(503)
    await world.rated()
    world.clock.set('2026-11-23T20:59:58Z')
    await world.notifications.work()
    expect(world.notifications.sent()).toHaveLength(1)
    service.answer(200, {})
    world.clock.pass(RETRY_MS[0] ?? 0)
    await world.notifications.work()
    expect(world.notifications.sent()).toEqual([])
    world.clock.set('2026-11-24T08:00:00Z')
    await world.notifications.work()
    expect(world.notifications.sent()).toHaveLength(1)
  })

  it('that begin where they end are refused, and so is anything that is no time [PUSH-6]', async () => {
    const body = { kinds: { ...kinds }, isByEmail }
    for (const hours of [
      { from: '08:00', to: '08:00' },
      { from: '24:00', to: '08:00' },
      { from: '8:00', to: '09:00' },
    ]) {
      const answer = await world.browser.try(changeMyNotifications, { body: { ...body, quietHours: hours } })
      expect(answer.status).toBe(422)
    }
  })
})
