import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { assign } from '#shared/contract/people.ts'
import { changeProfile } from '#shared/contract/profile-change.ts'
import { markTogetherSeen } from '#shared/contract/together.ts'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { FIRST_NOTIFICATIONS } from '#shared/domain/notifications.ts'
import { streaks } from '#server/db/schema/rewards.ts'
import { kudos } from '#server/db/schema/together.ts'
import { openNotifiedWorld, type NotifiedWorld } from '#server/testing/notified.ts'
import { openPushService, type TestPush } from '#server/testing/push.ts'
import { lookAhead } from './look-ahead.ts'

let service: TestPush
let world: NotifiedWorld

beforeEach(async () => {
  service = await openPushService()
  world = await openNotifiedWorld(service)
})
afterEach(() => service.close())

const { kinds } = FIRST_NOTIFICATIONS

describe('a streak', () => {
  const TODAY = '2026-11-23'
  const streakOf = (row: Partial<typeof streaks.$inferInsert>) =>
    world.db.update(streaks).set(row).where(eq(streaks.personId, world.player.id))
  const look = async () => {
    await lookAhead(world.db, world.clock.now())
    await world.notifications.work()
    return world.notifications.sent()
  }

  beforeEach(async () => {
    await world.register()
    await streakOf({ steps: 2, date: '2026-11-22' })
  })

  it('that ends tonight is told of in the evening, once [PUSH-6] [STREAK-1]', async () => {
    world.clock.set(`${TODAY}T17:59:00Z`)
    expect(await look()).toEqual([])
    world.clock.set(`${TODAY}T18:00:00Z`)
    expect(await look()).toMatchObject([
      {
        title: 'Your streak ends at midnight',
        body: 'Finish one task before midnight to keep it going.',
        link: '/#/app?open=streak',
        life: (6 * HOUR_MS) / 1000,
      },
    ])
    world.clock.pass(HOUR_MS)
    expect(await look()).toEqual([])
    world.clock.set('2026-11-24T18:00:00Z')
    await streakOf({ steps: 2, date: TODAY })
    expect(await look()).toHaveLength(1)
  })

  it('is told of at the evening of the player’s own zone, before the quiet hours [PUSH-6]', async () => {
    await (await world.browserOf(world.player)).call(changeProfile, { body: { timeZone: 'Asia/Tokyo' } })
    world.clock.set(`${TODAY}T09:00:00Z`)
    expect(await look()).toHaveLength(1)
    await (await world.browserOf(world.player)).call(changeProfile, { body: { timeZone: 'UTC' } })
    await world.choose({ quietHours: { from: '15:00', to: '07:00' } })
    await streakOf({ date: TODAY })
    world.clock.set('2026-11-24T14:00:00Z')
    expect(await look()).toHaveLength(1)
  })

  it.each([
    ['has its step of today', { date: TODAY }],
    ['is kept by a freeze', { hasFreeze: true }],
    ['is broken already', { date: '2026-11-20' }],
    ['was never begun', { steps: 0, date: null }],
  ])('is not told of where it %s [PUSH-6] [STREAK-6]', async (_, row) => {
    await streakOf(row)
    world.clock.set(`${TODAY}T18:00:00Z`)
    expect(await look()).toEqual([])
  })

  it('that was saved after it was found is not told of [PUSH-6]', async () => {
    world.clock.set(`${TODAY}T18:00:00Z`)
    await lookAhead(world.db, world.clock.now())
    await streakOf({ date: TODAY })
    expect(await look()).toEqual([])
  })
})

describe('thanks of teammates', () => {
  const DAY = '2026-11-23'
  const look = async () => {
    await lookAhead(world.db, world.clock.now())
    await world.notifications.work()
    return world.notifications.sent()
  }
  /** A teammate's, for one more task. */
  const thank = async (taskId: string, givenBy = world.leader.id) => {
    const { db, tenantId, adventureId, player, clock } = world
    const [id, createdAt] = [randomUUID(), clock.now()]
    await db
      .insert(kudos)
      .values({ tenantId, id, personId: player.id, givenBy, kind: 'help', taskId, adventureId, createdAt })
    return id
  }

  beforeEach(() => world.register())

  it('are gathered for the evening, and come as one notification a day, for what is new [PUSH-6] [ALIVE-1]', async () => {
    world.clock.set(`${DAY}T09:00:00Z`)
    await thank('knots')
    await thank('ropes')
    expect(await look()).toEqual([])
    world.clock.set(`${DAY}T18:00:00Z`)
    expect(await look()).toMatchObject([
      { title: 'Your team says thank you', body: 'Kudos waiting for you: 2.', link: '/#/app' },
    ])
    world.clock.pass(HOUR_MS)
    await thank('sails')
    expect(await look()).toEqual([])
    world.clock.set('2026-11-24T18:00:00Z')
    expect(await look()).toMatchObject([{ body: 'Kudos waiting for you: 3.' }])
    world.clock.set('2026-11-25T18:00:00Z')
    expect(await look(), 'nothing new has come').toEqual([])
  })

  it('are no news to anyone who has seen them, does not want to be told, or after a week [PUSH-6] [ALIVE-1]', async () => {
    world.clock.set(`${DAY}T09:00:00Z`)
    const id = await thank('knots')
    await (await world.browserOf(world.player)).call(markTogetherSeen, { body: { kudos: [id], goals: [] } })
    world.clock.set(`${DAY}T18:00:00Z`)
    expect(await look()).toEqual([])
    await world.choose({ kinds: { ...kinds, kudos: false } })
    await thank('ropes')
    expect(await look()).toEqual([])
    await world.choose({})
    world.clock.pass(8 * 24 * HOUR_MS)
    expect(await look()).toEqual([])
  })

  it('that were seen before it is sent are not told of [PUSH-6] [ALIVE-1]', async () => {
    world.clock.set(`${DAY}T18:00:00Z`)
    const id = await thank('knots')
    await lookAhead(world.db, world.clock.now())
    await (await world.browserOf(world.player)).call(markTogetherSeen, { body: { kudos: [id], goals: [] } })
    expect(await look()).toEqual([])
  })

  it('come before quiet hours that begin in the evening [PUSH-6] [ALIVE-1]', async () => {
    await world.choose({ quietHours: { from: '17:00', to: '20:00' } })
    world.clock.set(`${DAY}T09:00:00Z`)
    await thank('knots')
    world.clock.set(`${DAY}T15:59:00Z`)
    expect(await look()).toEqual([])
    world.clock.set(`${DAY}T16:00:00Z`)
    expect(await look()).toHaveLength(1)
  })
})

describe('a due date', () => {
  const look = async () => {
    await lookAhead(world.db, world.clock.now())
    await world.notifications.work()
    return world.notifications.sent()
  }

  beforeEach(async () => {
    await world.register()
    const admin = await world.desk()
    const body = { teamId: world.teamId, dueOn: '2026-11-28' }
    await admin.call(assign, { params: { adventureId: world.adventureId }, body })
  })

  it('is told of three days ahead and on its day, in the morning, once each [PUSH-6]', async () => {
    expect(await look()).toEqual([])
    world.clock.set('2026-11-25T08:59:00Z')
    expect(await look()).toEqual([])
    world.clock.set('2026-11-25T09:00:00Z')
    expect(await look()).toMatchObject([
      { title: expect.stringMatching(/is due soon$/) as string, link: '/#/app' },
    ])
    world.clock.set('2026-11-26T09:00:00Z')
    expect(await look()).toEqual([])
    world.clock.set('2026-11-28T09:00:00Z')
    expect(await look()).toMatchObject([
      { title: expect.stringMatching(/is due today$/) as string, life: (15 * HOUR_MS) / 1000 },
    ])
    world.clock.set('2026-11-29T09:00:00Z')
    expect(await look()).toEqual([])
  })

  it('is told of again where it was moved, and not to who wants none of it [PUSH-6]', async () => {
    world.clock.set('2026-11-25T09:00:00Z')
    expect(await look()).toHaveLength(1)
    const body = { teamId: world.teamId, dueOn: '2026-11-27' }
    await (await world.desk()).call(assign, { params: { adventureId: world.adventureId }, body })
    expect(await look()).toHaveLength(1)
    await world.choose({ kinds: { ...kinds, due: false } })
    world.clock.set('2026-11-27T09:00:00Z')
    expect(await look()).toEqual([])
  })
})
