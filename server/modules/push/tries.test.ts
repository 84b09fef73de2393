import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/domain/durations.ts'
import { jobs } from '#server/db/schema/mail.ts'
import { RETRY_MS } from '#server/lib/jobs.ts'
import { notifiers } from '#server/testing/notifications.ts'
import { openNotifiedWorld, refusal, type NotifiedWorld } from '#server/testing/notified.ts'
import { openPushService, type TestPush } from '#server/testing/push.ts'

let service: TestPush
let world: NotifiedWorld

beforeEach(async () => {
  service = await openPushService()
  world = await openNotifiedWorld(service)
})
afterEach(() => service.close())

describe('the service', () => {
  it('is asked again later where it takes nothing, and each browser for itself [PUSH-6]', async () => {
    await world.register()
    service.answer(503)
    await world.rated()
    await world.notifications.work()
    expect(world.notifications.sent()).toHaveLength(1)
    expect(world.notifications.failures).toMatchObject([{ kind: 'push', tries: 1, isGivenUp: false }])
    await world.notifications.work()
    expect(world.notifications.sent()).toEqual([])
    service.answer(200, {})
    world.clock.pass(RETRY_MS[0] ?? 0)
    await world.notifications.work()
    expect(world.notifications.sent()).toHaveLength(1)
    world.clock.pass(DAY_MS)
    await world.notifications.work()
    expect(world.notifications.sent()).toEqual([])
  })

  it('that stays silent is left, and asked again [PUSH-6]', async () => {
    await world.register()
    service.answer(null)
    await world.rated()
    // long enough for the message to arrive on a slow machine: it is the answer that does not come
    await notifiers(world, { service, timeoutMs: 2000 }).work()
    expect(world.notifications.sent()).toHaveLength(1)
    const [job] = await world.db.select().from(jobs).where(eq(jobs.kind, 'push'))
    expect(job).toMatchObject({ tries: 1, error: 'TimeoutError 23' })
  })

  it('that does not know a browser any more has it forgotten, the others are told [PUSH-6]', async () => {
    await world.register()
    service.answer(404, refusal('UNREGISTERED'))
    await world.rated()
    await world.notifications.work()
    expect(await world.devices()).toEqual([])
    expect(world.notifications.failures).toEqual([])
  })
})

describe('where no browser can be told, and the player wants it', () => {
  it('a mail says the same, once, with the way there and out of it [PUSH-6]', async () => {
    await world.choose({ isByEmail: true })
    await world.rated()
    await Promise.all([world.notifications.work(), world.notifications.work()])
    await world.notifications.work()
    const mails = world.notifications.mails()
    expect(mails).toMatchObject([
      {
        to: world.player.email,
        subject: '“Task knots” is accepted',
        language: 'en',
        sender: { name: 'House' },
      },
    ])
    expect(mails[0]?.text).toContain('https://play.test/#/app/game/plot/task-introduction/knots/harbour')
    expect(mails[0]?.text).toContain('https://play.test/#/app/player/settings')
  })

  it('not where a browser is told [PUSH-6]', async () => {
    await world.choose({ isByEmail: true })
    await world.register()
    await world.rated()
    await world.notifications.work()
    expect([world.notifications.sent().length, world.notifications.mails().length]).toEqual([1, 0])
  })

  it('not who never asked for it [PUSH-6]', async () => {
    await world.rated()
    await world.notifications.work()
    expect(world.notifications.mails()).toEqual([])
  })

  it('also where the last browser turns out to be gone, once for both [PUSH-6]', async () => {
    await world.choose({ isByEmail: true })
    await world.register()
    await world.register('phone', await world.browserOf(world.player))
    service.answer(404, refusal('UNREGISTERED'))
    await world.rated()
    await world.notifications.work()
    expect(await world.devices()).toEqual([])
    expect(world.notifications.mails()).toHaveLength(1)
  })

  it('also where both of two browsers turn out to be gone at the same moment [PUSH-6]', async () => {
    await world.choose({ isByEmail: true })
    await world.register()
    await world.register('phone', await world.browserOf(world.player))
    service.answer(503)
    await world.rated()
    await world.notifications.work()
    world.clock.pass(RETRY_MS[0] ?? 0)
    service.answer(404, refusal('UNREGISTERED'), 2)
    await Promise.all([world.notifications.work(), world.notifications.work()])
    await world.notifications.work()
    expect(await world.devices()).toEqual([])
    expect(world.notifications.mails()).toHaveLength(1)
  })

  it('where the tenant has push off [PUSH-6]', async () => {
    await world.choose({ isByEmail: true })
    await world.register()
    await world.rated()
    const mailing = notifiers(world, { service: null })
    await mailing.work()
    expect(mailing.mails()).toHaveLength(1)
  })

  it('waits for the end of the quiet hours too [PUSH-6]', async () => {
    await world.choose({ isByEmail: true })
    world.clock.set('2026-11-23T22:00:00Z')
    await world.rated()
    await world.notifications.work()
    expect(world.notifications.mails()).toEqual([])
    world.clock.set('2026-11-24T08:00:00Z')
    await world.notifications.work()
    expect(world.notifications.mails()).toHaveLength(1)
  })
})
