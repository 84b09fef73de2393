import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { readProgress } from '#shared/contract/player.ts'
import { finishStory } from '#shared/contract/stories.ts'
import { finishAttempt, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { activities, ledgerEntries, wallets } from '#server/db/schema/rewards.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { answerCard } from '#server/testing/pill-moves.ts'
import { sampleAdventure, sampleMission } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson } from '#server/testing/world.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

async function readyToFinish(browser: TestBrowser, taskId: string): Promise<string> {
  const { id: attemptId } = await browser.call(startTask, { params: { taskId } })
  for (const [card, answers] of [
    ['first', ['yes']],
    ['second', ['yes', 'maybe']],
  ] as const) {
    await browser.call(sendMoves, { params: { attemptId }, body: answerCard(card, answers) })
  }
  return attemptId
}

async function booksBalance(): Promise<boolean> {
  const rows = await world.db
    .select({ personId: wallets.personId })
    .from(wallets)
    .where(
      sql`array[${wallets.points}, ${wallets.coins}] is distinct from (
        select array[coalesce(sum(${ledgerEntries.points}), 0), coalesce(sum(${ledgerEntries.coins}), 0)]::integer[]
        from ${ledgerEntries} where ${ledgerEntries.personId} = ${wallets.personId})`,
    )
  return rows.length === 0
}

describe('an award', () => {
  it('is given once for 50 finishes at the same time, each under its own key [TASK-6]', async () => {
    const { browser, db } = world
    const attemptId = await readyToFinish(browser, 'knots')
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () =>
        browser.call(finishAttempt, { params: { attemptId }, body: { key: randomUUID() } }),
      ),
    )
    expect(outcomes.filter((outcome) => 'points' in outcome)).toHaveLength(1)
    expect(outcomes.filter((outcome) => 'denided' in outcome)).toHaveLength(49)
    expect(await db.select().from(ledgerEntries)).toHaveLength(1)
    expect(await db.select().from(activities)).toHaveLength(1)
    expect(await browser.call(readProgress, {})).toMatchObject({ playerPoints: 100, playerCoins: 10 })
    expect(await booksBalance()).toBe(true)
  })

  it('is told 50 times the same to 50 retries under one key [TASK-6]', async () => {
    const { browser } = world
    const attemptId = await readyToFinish(browser, 'knots')
    const key = randomUUID()
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => browser.call(finishAttempt, { params: { attemptId }, body: { key } })),
    )
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(outcomes[0]).toMatchObject({ points: 100 })
    expect(await booksBalance()).toBe(true)
  })

  it('is given to each of 20 players who finish the same task together [TASK-6]', async () => {
    const now = world.clock.now()
    const players = await Promise.all(
      Array.from({ length: 20 }, () => makePerson(world.db, world.tenantId, now)),
    )
    await makeAdventure(world.db, world.tenantId, now, players)
    const ready = await Promise.all(
      players.map(async (player) => {
        const browser = await world.browserOf(player)
        return { browser, attemptId: await readyToFinish(browser, 'knots') }
      }),
    )
    const outcomes = await Promise.all(
      ready.map(({ browser, attemptId }) =>
        browser.call(finishAttempt, { params: { attemptId }, body: { key: randomUUID() } }),
      ),
    )
    expect(outcomes.every((outcome) => 'points' in outcome && outcome.points === 100)).toBe(true)
    expect(await booksBalance()).toBe(true)
  })

  it('for two tasks at the same time takes one step of the streak, and loses neither [TASK-6] [STREAK-6]', async () => {
    const { browser } = world
    const both = await Promise.all([readyToFinish(browser, 'knots'), readyToFinish(browser, 'ropes')])
    await Promise.all(
      both.map((attemptId) =>
        browser.call(finishAttempt, { params: { attemptId }, body: { key: randomUUID() } }),
      ),
    )
    expect(await browser.call(readProgress, {})).toMatchObject({ playerPoints: 150 })
    expect(await booksBalance()).toBe(true)
  })

  it('of an easter egg is given once to 50 finders at the same time [MAP-3]', async () => {
    const { browser, db, tenantId, clock } = world
    const egg = sampleMission('bottle', {
      type: 'easter_egg',
      steps: [{ id: 'cork', picture: null }],
      bonus: { points: 40, coins: 4 },
    })
    const missions = [sampleMission('map', { missions: ['bottle'] }), egg]
    await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: 'egg' }))
    const brought = await Promise.all(
      Array.from({ length: 50 }, () =>
        browser.call(finishStory, { params: { id: 'bottle' }, body: { key: randomUUID() } }),
      ),
    )
    expect(brought.filter(({ points }) => points > 0)).toEqual([{ points: 40, coins: 4 }])
    expect(await db.select().from(ledgerEntries)).toMatchObject([
      { reason: 'easter_egg', source: `${world.adventureId}/bottle`, points: 40, coins: 4 },
    ])
    expect(await browser.call(readProgress, {})).toMatchObject({ playerPoints: 40, playerCoins: 4 })
    expect(await booksBalance()).toBe(true)
  })

  it('stands in a ledger that nobody can rewrite [TASK-6]', async () => {
    const { browser, db } = world
    const attemptId = await readyToFinish(browser, 'knots')
    await browser.call(finishAttempt, { params: { attemptId }, body: { key: randomUUID() } })
    await expect(db.update(ledgerEntries).set({ points: 1_000_000 })).rejects.toThrow()
    await expect(db.delete(ledgerEntries)).rejects.toThrow()
  })
})
