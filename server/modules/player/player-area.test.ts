import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  readFinishedTasks,
  readMyCompetences,
  readMyPoints,
  readStreakDays,
  type PointsEntry,
} from '#shared/contract/player-area.ts'
import { readProgress, readStreak } from '#shared/contract/player.ts'
import { rateReview } from '#shared/contract/reviews.ts'
import { changeProfile } from '#shared/contract/profile-change.ts'
import { finishStory } from '#shared/contract/stories.ts'
import { DAY_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import { streaks } from '#server/db/schema/rewards.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { handIn, handInForReview, openReviewedWorld } from '#server/testing/reviewed.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { emptyStorage } from '#server/testing/storage.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson } from '#server/testing/world.ts'

const QUALIFIER = 'streak_qualifier'

// the first storage of a worker takes its time
beforeAll(() => emptyStorage())

/** @param days on which the player comes by, counted from the first */
async function comeBy(world: TestWorld, days: readonly number[]): Promise<TestBrowser> {
  const start = world.clock.now().getTime()
  let browser = world.browser
  for (const day of days) {
    world.clock.set(new Date(start + day * DAY_MS).toISOString())
    browser = await world.browserOf(world.player)
    await browser.call(readStreak, {})
  }
  return browser
}

const openVisits = () => openWorld({ params: [{ configKey: QUALIFIER, configValue: 'visit' }] })

describe('the freeze of a streak', () => {
  it('is earned by two rounds in a row, covers one missed day by itself, and is told [STREAK-1]', async () => {
    const world = await openVisits()
    const held = await comeBy(world, [0, 1, 2, 3, 4, 5])
    expect(await held.call(readStreakDays, {})).toMatchObject({ hasFreeze: true, roundsToFreeze: 0 })
    const after = await comeBy(world, [2])
    expect(await after.call(readStreak, {})).toMatchObject({ streak: 1, granted: false })
    const reply = await after.call(readStreakDays, {})
    expect(reply).toMatchObject({ hasFreeze: false, frozenOn: '2026-11-29', roundsToFreeze: 2 })
    expect(reply.days.slice(-3).map(({ state }) => state)).toEqual(['bonus', 'frozen', 'step'])
    expect(await (await comeBy(world, [2])).call(readStreak, {})).toMatchObject({ streak: 1 })
  })

  it('is seen before the next act: the streak stands, and the day is frozen [STREAK-1]', async () => {
    const world = await openWorld({ params: [{ configKey: QUALIFIER, configValue: 'task' }] })
    const { db, tenantId, player, clock } = world
    await db
      .update(streaks)
      .set({ steps: 2, date: '2026-11-21', takenAt: clock.now(), takenIn: 'UTC', hasFreeze: true })
      .where(and(eq(streaks.tenantId, tenantId), eq(streaks.personId, player.id)))
    expect(await world.browser.call(readStreak, {})).toMatchObject({ streak: 2 })
    const reply = await world.browser.call(readStreakDays, {})
    expect(reply).toMatchObject({ hasFreeze: false, frozenOn: '2026-11-22' })
    expect(reply.days.slice(-2).map(({ state }) => state)).toEqual(['frozen', 'open'])
  })
})

describe('the last fourteen days', () => {
  it('say of each whether it counted, and what was finished in it, in the zone of the player [STREAK-6]', async () => {
    const { browser } = await openReviewedWorld()
    await browser.call(changeProfile, { body: { timeZone: 'Pacific/Kiritimati' } })
    await handIn(browser, 'ropes')
    const reply = await browser.call(readStreakDays, {})
    expect(reply).toMatchObject({ type: 'day', qualifier: 'task', roundsToFreeze: 2, frozenOn: null })
    expect(reply.days).toHaveLength(14)
    expect(reply.days.at(-1)).toEqual({ day: '2026-11-24', state: 'step', step: 1, tasks: 1 })
    expect(reply.days.at(-2)).toMatchObject({ state: 'before' })
  })
})

/** Every page, one after the other. */
async function statementOf(browser: TestBrowser): Promise<PointsEntry[]> {
  const entries: PointsEntry[] = []
  let after: string | undefined
  do {
    const page = await browser.call(readMyPoints, { query: after === undefined ? {} : { after } })
    entries.push(...page.entries)
    after = page.next ?? undefined
  } while (after !== undefined)
  return entries
}

const sumOf = (entries: readonly PointsEntry[], of: 'points' | 'coins') =>
  entries.reduce((sum, entry) => sum + entry[of], 0)

describe('the statement of points', () => {
  it('names a reason on every row, and its sum is what the bar says [PROG-3]', async () => {
    const world = await openVisits()
    const { db, tenantId, clock } = world
    const step = { id: 'cork', picture: '/scenes/cork.0123456789abcdef.webp' }
    const missions = [
      sampleMission('map', { type: 'movingmap', missions: ['harbour', 'bottle'] }),
      sampleMission('harbour', { tasks: [sampleTask('knots')] }),
      sampleMission('bottle', { type: 'easter_egg', steps: [step], bonus: { points: 40, coins: 4 } }),
    ]
    await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: 'told' }))
    const browser = await comeBy(world, [0, 1, 2])
    clock.pass(MINUTE_MS)
    await handIn(browser)
    clock.pass(MINUTE_MS)
    await browser.call(finishStory, { params: { id: 'bottle' }, body: { key: randomUUID() } })
    const entries = await statementOf(browser)
    expect(entries.map(({ reason, name, points, coins }) => [reason, name, points, coins])).toEqual([
      ['easter_egg', 'Mission bottle', 40, 4],
      ['task', 'Task knots', 100, 10],
      ['streak', null, 30, 5],
    ])
    const { playerPoints, playerCoins } = await browser.call(readProgress, {})
    expect([sumOf(entries, 'points'), sumOf(entries, 'coins')]).toEqual([playerPoints, playerCoins])
  })

  it('comes in pages that miss and repeat nothing, and each tells the whole sum [PROG-3]', async () => {
    const world = await openWorld()
    const { db, tenantId, clock, browser } = world
    const ids = Array.from({ length: 33 }, (_, index) => `task-${index}`)
    const missions = [sampleMission('map', { tasks: ids.map((id) => sampleTask(id)) })]
    await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: 'many' }))
    // some at the very same moment
    for (const [index, id] of ids.entries()) {
      if (index % 2 === 0) clock.pass(1000)
      await handIn(browser, id)
    }
    const first = await browser.call(readMyPoints, { query: {} })
    expect(first.entries).toHaveLength(30)
    const entries = await statementOf(browser)
    expect(new Set(entries.map(({ id }) => id)).size).toBe(33)
    const { playerPoints, playerCoins } = await browser.call(readProgress, {})
    expect(first).toMatchObject({ points: playerPoints, coins: playerCoins })
    expect(sumOf(entries, 'points')).toBe(playerPoints)
    expect(await browser.try(readMyPoints, { query: { after: 'bm9wbGFjZQ' } })).toMatchObject({ status: 422 })
  })

  it('keeps the row of what is played no more, without its name, and shows nobody else [PROG-3]', async () => {
    const world = await openWorld()
    const { db, tenantId, clock, browser } = world
    await handIn(browser, 'knots')
    const missions = [sampleMission('map', { type: 'movingmap' })]
    await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: 'emptied' }))
    expect(await statementOf(browser)).toMatchObject([{ reason: 'task', name: null }])
    const other = await world.browserOf(await makePerson(db, tenantId, clock.now()))
    expect(await other.call(readMyPoints, { query: {} })).toEqual({
      points: 0,
      coins: 0,
      entries: [],
      next: null,
    })
  })
})

describe('finished tasks', () => {
  it('stand with their mission, what they brought, and the stars and words of a leader [PROG-3]', async () => {
    const { browser, leaderBrowser, clock } = await openReviewedWorld()
    await handIn(browser, 'ropes')
    clock.pass(MINUTE_MS)
    const reviewId = await handInForReview(browser, leaderBrowser)
    const [waiting, ropes] = (await browser.call(readFinishedTasks, {})).tasks
    expect(waiting).toMatchObject({ id: 'knots', isWaiting: true, rating: null, points: 0 })
    expect(ropes).toMatchObject({
      id: 'ropes',
      name: 'Task ropes',
      mission: { id: 'harbour', name: 'Mission harbour', kind: 'allInOne' },
      points: 50,
      isWaiting: false,
      rating: null,
    })
    const body = { stars: 5, comment: 'Tight and tidy.', key: randomUUID() }
    await leaderBrowser.call(rateReview, { params: { reviewId }, body })
    const { tasks } = await browser.call(readFinishedTasks, {})
    expect(tasks[0]).toMatchObject({
      isWaiting: false,
      points: 100,
      rating: { stars: 5, comment: 'Tight and tidy.', by: { displayName: 'Marta Leader' } },
    })
  })

  it('are none for who plays no adventure [PROG-3]', async () => {
    const { db, tenantId, clock, browserOf } = await openWorld()
    const browser = await browserOf(await makePerson(db, tenantId, clock.now()))
    expect(await browser.call(readFinishedTasks, {})).toEqual({ tasks: [] })
  })
})

describe('my competences', () => {
  const LOCKED = { need: 'all' as const, of: [{ mission: 'harbour' }] }
  const text = {
    en: { name: 'Sample', competences: { safety: 'Safety', calm: 'Keeping calm' } },
    pl: { name: 'Próbka', competences: { safety: 'Bezpieczeństwo' } },
  }
  const missions = [
    sampleMission('map', { type: 'movingmap', missions: ['harbour', 'reef', 'egg'] }),
    sampleMission('harbour', {
      tasks: [sampleTask('knots'), sampleTask('ropes', { competences: ['safety', 'calm', 'safety'] })],
    }),
    sampleMission('reef', { tasks: [sampleTask('coral', { competences: ['calm'] })], unlock: LOCKED }),
    sampleMission('egg', { type: 'easter_egg', tasks: [sampleTask('shell', { competences: ['luck'] })] }),
  ]

  it('are counted over open and locked tasks, in their order; a hidden one counts once it is done [LANG-4]', async () => {
    const world = await openWorld()
    const { db, tenantId, clock, browser } = world
    await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, text, version: 'two' }))
    await handIn(browser, 'ropes')
    const safety = { key: 'safety', name: 'Safety', done: 1, total: 2, strength: 50, fading: 0 }
    const calm = { key: 'calm', name: 'Keeping calm', done: 1, total: 2, strength: 50, fading: 0 }
    expect((await browser.call(readMyCompetences, {})).competences).toEqual([safety, calm])
    await handIn(browser, 'shell')
    const luck = { key: 'luck', name: 'luck', done: 1, total: 1, strength: 100, fading: 0 }
    expect((await browser.call(readMyCompetences, {})).competences).toEqual([safety, calm, luck])
  })

  it('are named in the language of the player as far as the adventure has words [LANG-4]', async () => {
    const world = await openWorld()
    const { db, tenantId, clock, browser } = world
    await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, text, version: 'two' }))
    browser.headers['accept-language'] = 'pl'
    const { competences } = await browser.call(readMyCompetences, {})
    expect(competences.map(({ name }) => name)).toEqual(['Bezpieczeństwo', 'calm'])
  })

  it('are none for who plays no adventure [LANG-4]', async () => {
    const { db, tenantId, clock, browserOf } = await openWorld()
    const browser = await browserOf(await makePerson(db, tenantId, clock.now()))
    expect(await browser.call(readMyCompetences, {})).toEqual({ competences: [] })
  })
})
