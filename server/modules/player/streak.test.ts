import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { readProgress, readStreak, readToday } from '#shared/contract/player.ts'
import { changeProfile } from '#shared/contract/profile-change.ts'
import { login, loginStatus } from '#shared/contract/session.ts'
import { finishAttempt, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { ledgerEntries } from '#server/db/schema/rewards.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { answerCard } from '#server/testing/pill-moves.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure, PASSWORD } from '#server/testing/world.ts'

const VISITS = [{ configKey: 'streak_qualifier', configValue: 'visit' }]

/** Ten tasks that are open from the start. */
const TASKS = Array.from({ length: 10 }, (_, index) => `task-${index}`)

/** A pill takes so long at least, and the browser waits for it. */
const PILL_MS = 3000

async function openTasks(params: { configKey: string; configValue: unknown }[] = []): Promise<TestWorld> {
  const world = await openWorld({
    params: [{ configKey: 'streak_qualifier', configValue: 'task' }, ...params],
  })
  const missions = [sampleMission('map', { tasks: TASKS.map((id) => sampleTask(id)) })]
  await makeAdventure(
    world.db,
    world.tenantId,
    world.clock.now(),
    [],
    sampleAdventure({ missions, version: 'two' }),
  )
  return world
}

async function finish(browser: TestBrowser, taskId: string, key: string = randomUUID()) {
  const { id: attemptId } = await browser.call(startTask, { params: { taskId } })
  for (const [card, answers] of [
    ['first', ['yes']],
    ['second', ['yes', 'maybe']],
  ] as const) {
    await browser.call(sendMoves, { params: { attemptId }, body: answerCard(card, answers) })
  }
  const send = () => browser.call(finishAttempt, { params: { attemptId }, body: { key } })
  return { reply: await send(), send }
}

describe('the streak', () => {
  it('grows by a finished task a day, and grants its bonus on the third [STREAK-1] [STREAK-2]', async () => {
    const world = await openTasks()
    const seen = []
    for (const task of TASKS.slice(0, 4)) {
      const browser = await world.browserOf(world.player)
      await finish(browser, task)
      const { streak, granted } = await browser.call(readStreak, {})
      seen.push([streak, granted])
      world.clock.pass(24 * HOUR_MS)
    }
    expect(seen).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [1, false],
    ])
    const browser = await world.browserOf(world.player)
    expect(await browser.call(readProgress, {})).toMatchObject({ playerPoints: 430, playerCoins: 45 })
    const bonus = await world.db.select().from(ledgerEntries).where(eq(ledgerEntries.reason, 'streak'))
    expect(bonus).toMatchObject([{ points: 30, coins: 5, cycle: '2026-11-25' }])
  })

  it('is told by the finish that took the step, however often it is sent, and by no other [FIN-3]', async () => {
    const { browser } = await openTasks()
    const first = await finish(browser, 'task-0')
    const streak = await browser.call(readStreak, {})
    expect(first.reply).toMatchObject({ streak })
    expect(streak).toMatchObject({ streak: 1, granted: false, type: 'day', bonusPoints: 30 })
    expect(await first.send()).toEqual(first.reply)
    expect((await finish(browser, 'task-1')).reply).not.toHaveProperty('streak')
  })

  it('is told by no finish where visits count [FIN-3]', async () => {
    const { browser } = await openTasks(VISITS)
    expect((await finish(browser, 'task-0')).reply).not.toHaveProperty('streak')
  })

  it('promises no coins in a tenant without a shop, and records those of its bonus [STREAK-1] [STREAK-5] [SHOP-1]', async () => {
    const world = await openTasks()
    const { db, tenantId } = world
    const [tenant] = await db
      .select({ features: tenants.features })
      .from(tenants)
      .where(eq(tenants.id, tenantId))
    if (!tenant) throw new Error('no house')
    const features = { ...tenant.features, isShopEnabled: false }
    await db.update(tenants).set({ features }).where(eq(tenants.id, tenantId))
    // the tenant is read anew
    world.clock.pass(HOUR_MS)
    for (const task of TASKS.slice(0, 3)) {
      await finish(await world.browserOf(world.player), task)
      world.clock.pass(24 * HOUR_MS)
    }
    const browser = await world.browserOf(world.player)
    expect(await browser.call(readStreak, {})).toMatchObject({ bonusPoints: 30, bonusCoins: 0 })
    expect(await browser.call(readProgress, {})).toMatchObject({ playerCoins: 0 })
    const [bonus] = await db.select().from(ledgerEntries).where(eq(ledgerEntries.reason, 'streak'))
    expect(bonus).toMatchObject({ points: 30, coins: 5 })
  })

  it('is nothing after a missed day, and one with the next act [STREAK-1]', async () => {
    const world = await openTasks()
    await finish(world.browser, 'task-0')
    world.clock.pass(48 * HOUR_MS)
    const browser = await world.browserOf(world.player)
    expect(await browser.call(readStreak, {})).toMatchObject({
      streak: 0,
      granted: false,
      date: '2026-11-23',
    })
    await finish(browser, 'task-1')
    expect(await browser.call(readStreak, {})).toMatchObject({ streak: 1, date: '2026-11-25' })
  })

  it('takes one step a period however much is done, and says what is due [STREAK-6] [PROG-4]', async () => {
    const { browser } = await openTasks()
    expect(await browser.call(readToday, {})).toMatchObject({ streakDue: true })
    await finish(browser, 'task-0')
    await finish(browser, 'task-1')
    expect(await browser.call(readStreak, {})).toMatchObject({ streak: 1 })
    expect(await browser.call(readToday, {})).toEqual({
      tasksDoneToday: 2,
      pointsToday: 200,
      streakDue: false,
      newMessages: 0,
    })
  })

  it.each([
    ['says so', VISITS],
    ['says nothing', []],
  ])('counts visits where the tenant %s: the first call of a day is one [STREAK-1]', async (_, params) => {
    const world = await openWorld({ params })
    expect(await world.browser.call(readStreak, {})).toMatchObject({ streak: 1 })
    world.clock.pass(24 * HOUR_MS)
    const next = await world.browserOf(world.player)
    await Promise.all(Array.from({ length: 20 }, () => next.call(loginStatus, {})))
    expect(await next.call(readStreak, {})).toMatchObject({ streak: 2 })
    expect(await world.browser.try(loginStatus, {})).toMatchObject({ body: { status: false } })
  })

  it('counts weeks from Monday to Sunday where the tenant says so [STREAK-1]', async () => {
    const world = await openTasks([{ configKey: 'streak_type', configValue: 'week' }])
    const seen = []
    // Sunday, then Monday, then the Sunday of the same week, then the Sunday after
    for (const [task, day] of [
      ['task-0', '2026-11-22'],
      ['task-1', '2026-11-23'],
      ['task-2', '2026-11-29'],
      ['task-3', '2026-12-06'],
    ] as const) {
      world.clock.set(`${day}T12:00:00Z`)
      const browser = await world.browserOf(world.player)
      await finish(browser, task)
      const { streak, type } = await browser.call(readStreak, {})
      seen.push([type, streak])
    }
    expect(seen).toEqual([
      ['week', 1],
      ['week', 2],
      ['week', 2],
      ['week', 3],
    ])
  })

  it('does not move where the tenant has switched it off [BOOT-7]', async () => {
    const { browser } = await openTasks([{ configKey: 'streak_enabled', configValue: false }])
    await finish(browser, 'task-0')
    expect(await browser.call(readStreak, {})).toMatchObject({ streak: 0, date: null })
  })

  it('follows the zone of the profile, else of the browser at login, else of the tenant [STREAK-6]', async () => {
    const world = await openTasks()
    world.clock.set('2026-11-23T23:30:00Z')
    const browser = world.stranger()
    const body = { username: world.player.email, password: PASSWORD }
    await browser.call(login, { body }, { 'x-time-zone': 'Asia/Tokyo' })
    await finish(browser, 'task-0')
    expect(await browser.call(readStreak, {})).toMatchObject({ date: '2026-11-24' })
    await browser.call(changeProfile, { body: { timeZone: 'Pacific/Kiritimati' } })
    world.clock.set('2026-11-24T11:30:00Z')
    await finish(browser, 'task-1')
    expect(await browser.call(readStreak, {})).toMatchObject({ streak: 2, date: '2026-11-25' })
  })

  it.each([
    ['tasks', 'day', '2026-11-23T10:30:00Z'],
    ['visits', 'day', '2026-11-23T10:30:00Z'],
    // a Monday in the east, still Sunday in the west
    ['tasks', 'week', '2026-11-23T05:00:00Z'],
  ] as const)(
    'earns nothing by %s of one minute in every zone of the world, by %s [STREAK-6]',
    async (qualifier, type, now) => {
      const world = await openTasks([
        { configKey: 'streak_qualifier', configValue: qualifier === 'tasks' ? 'task' : 'visit' },
        { configKey: 'streak_type', configValue: type },
      ])
      world.clock.set(now)
      const browser = await world.browserOf(world.player)
      const zones = ['Pacific/Pago_Pago', 'UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']
      for (const [index, timeZone] of zones.entries()) {
        await browser.call(changeProfile, { body: { timeZone } })
        if (qualifier === 'tasks') await finish(browser, `task-${index}`)
        else await browser.call(loginStatus, {})
      }
      expect(await browser.call(readStreak, {})).toMatchObject({ streak: 1, granted: false })
      expect(await browser.call(readProgress, {})).toMatchObject({
        playerPoints: qualifier === 'tasks' ? 400 : 0,
      })
    },
  )

  it('goes on in another zone after twelve hours, as after a flight [STREAK-6]', async () => {
    const world = await openTasks()
    const { browser, clock } = world
    await browser.call(changeProfile, { body: { timeZone: 'Europe/Warsaw' } })
    clock.set('2026-11-23T18:00:00Z')
    await finish(await world.browserOf(world.player), 'task-0')
    clock.pass(12 * HOUR_MS - PILL_MS - 1)
    const there = await world.browserOf(world.player)
    await there.call(changeProfile, { body: { timeZone: 'Asia/Tokyo' } })
    await finish(there, 'task-1')
    expect(await there.call(readStreak, {})).toMatchObject({ streak: 1, date: '2026-11-23' })
    expect(await there.call(readToday, {})).toMatchObject({ streakDue: false })
    clock.pass(1)
    expect(await there.call(readToday, {})).toMatchObject({ streakDue: true })
    await finish(there, 'task-2')
    expect(await there.call(readStreak, {})).toMatchObject({ streak: 2, date: '2026-11-24' })
  })
})
