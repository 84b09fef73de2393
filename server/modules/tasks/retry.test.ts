import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { finishAttempt, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { readProgress, readStreak } from '#shared/contract/player.ts'
import { readMyPoints } from '#shared/contract/player-area.ts'
import { readTask } from '#shared/contract/tasks.ts'
import { TASK_SAMPLES } from '#kinds/samples.ts'
import { completions } from '#server/db/schema/play.ts'
import { ledgerEntries, wallets } from '#server/db/schema/rewards.ts'
import { answerCard } from '#server/testing/pill-moves.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure } from '#server/testing/world.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

/** An attempt at a pill of two questions, answered to its end, so many of them right at the first try. */
async function answered(right: 0 | 1 | 2, taskId = 'knots'): Promise<string> {
  const { browser, clock } = world
  const { id: attemptId } = await browser.call(startTask, { params: { taskId } })
  const send = (...given: Parameters<typeof answerCard>) =>
    browser.call(sendMoves, { params: { attemptId }, body: answerCard(...given) })
  await send('first', [right > 0 ? 'yes' : 'no'])
  await send('second', right > 1 ? ['yes', 'maybe'] : ['no'])
  if (right < 1) await send('first', ['yes'], 1)
  if (right < 2) await send('second', ['yes', 'maybe'], 1)
  clock.pass(60_000)
  return attemptId
}

const finish = (attemptId: string, key: string = randomUUID()) =>
  world.browser.call(finishAttempt, { params: { attemptId }, body: { key } })

async function play(right: 0 | 1 | 2, taskId?: string) {
  return finish(await answered(right, taskId))
}

const mine = async () => {
  const { playerPoints, playerCoins } = await world.browser.call(readProgress, {})
  return { points: playerPoints, coins: playerCoins }
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

describe('a finished task that is played again', () => {
  it('brings what its best result is better by [TASK-5] [TASK-6]', async () => {
    expect(await play(1)).toMatchObject({ points: 50, currency: 5 })
    expect(await play(2)).toMatchObject({ points: 50, currency: 5, earned: 100, isMissionFinished: false })
    expect(await mine()).toEqual({ points: 100, coins: 10 })
    expect(await world.browser.call(readTask, { params: { taskId: 'knots' } })).toMatchObject({ earned: 100 })
    expect(await booksBalance()).toBe(true)
  })

  it('brings nothing and takes nothing where it is no better, and says how it went [TASK-5]', async () => {
    await play(2)
    for (const right of [0, 1, 2] as const) {
      const { items, ...reply } = await play(right)
      expect(reply).toEqual({ denided: true, earned: 100, score: { right, all: 2 } })
      expect(items?.filter(({ isRight }) => isRight)).toHaveLength(right)
    }
    expect(await mine()).toEqual({ points: 100, coins: 10 })
    expect(await world.db.select().from(ledgerEntries)).toHaveLength(1)
  })

  it('pays each step up once: from none over half to all [TASK-5] [TASK-6]', async () => {
    expect(await play(0)).toMatchObject({ points: 0 })
    expect(await play(1)).toMatchObject({ points: 50, earned: 50 })
    expect(await play(1)).toMatchObject({ denided: true })
    expect(await play(2)).toMatchObject({ points: 50, earned: 100 })
    expect(await play(2)).toMatchObject({ denided: true })
    expect(await mine()).toEqual({ points: 100, coins: 10 })
    expect(await booksBalance()).toBe(true)
  })

  it('is paid once for 30 finishes at the same time, and under one key all get the same [TASK-6]', async () => {
    await play(1)
    const attemptId = await answered(2)
    const key = randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, index) => finish(attemptId, index % 2 ? key : randomUUID())),
    )
    expect(replies.filter((reply) => 'points' in reply).length).toBeGreaterThan(0)
    expect(await finish(attemptId)).toEqual({ denided: true })
    expect(await mine()).toEqual({ points: 100, coins: 10 })
    expect(await world.db.select().from(ledgerEntries)).toHaveLength(2)
    expect(await booksBalance()).toBe(true)
  })

  it('takes a person’s time like the first one, and no step of the streak [TASK-6] [STREAK-6]', async () => {
    const { clock } = world
    await play(1)
    clock.pass(24 * 3_600_000)
    const browser = await world.browserOf(world.player)
    world = { ...world, browser }
    browser.wait = null
    const { id: attemptId } = await browser.call(startTask, { params: { taskId: 'knots' } })
    await browser.call(sendMoves, { params: { attemptId }, body: answerCard('first', ['yes']) })
    await browser.call(sendMoves, { params: { attemptId }, body: answerCard('second', ['yes', 'maybe']) })
    expect(
      await browser.refusal(finishAttempt, { params: { attemptId }, body: { key: randomUUID() } }),
    ).toEqual([429, 'too-early'])
    clock.pass(60_000)
    expect(await finish(attemptId)).toMatchObject({ points: 50 })
    expect(await browser.call(readStreak, {})).toMatchObject({ streak: 1, date: '2026-11-23' })
  })

  it('keeps the day and the attempt on which it was done first', async () => {
    await play(1)
    const [before] = await world.db.select().from(completions)
    world.clock.pass(3 * 24 * 3_600_000)
    world = { ...world, browser: await world.browserOf(world.player) }
    await play(2)
    expect(await world.db.select().from(completions).where(eq(completions.taskId, 'knots'))).toEqual([
      { ...before, points: 100 },
    ])
  })

  it('is named in the statement of points each time it brought some', async () => {
    await play(1)
    await play(2)
    const { points, entries } = await world.browser.call(readMyPoints, { query: {} })
    expect(points).toBe(100)
    expect(entries.map(({ name, points: each }) => [name, each])).toEqual([
      ['Task knots', 50],
      ['Task knots', 50],
    ])
  })

  it('may be left at any place, which brings nothing', async () => {
    await play(1)
    const { id } = await world.browser.call(startTask, { params: { taskId: 'knots' } })
    expect(await finish(id)).toEqual({ denided: true })
    expect(await mine()).toEqual({ points: 50, coins: 5 })
  })
})

describe('a finished task whose result is not its player’s alone', () => {
  it('brings nothing more where its leader rates it: the stars are the leader’s [TASK-5] [FIN-7]', async () => {
    const { db, tenantId, clock } = world
    const task = sampleTask('knots', { isLeaderAcceptRequired: true })
    const missions = [
      sampleMission('map', { type: 'movingmap', missions: ['harbour'] }),
      sampleMission('harbour', { tasks: [task, sampleTask('ropes')] }),
    ]
    await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: 'rated' }))
    expect(await play(1)).toMatchObject({ points: 0, isLeaderAcceptRequired: true })
    expect(await play(2)).toEqual({ denided: true })
    expect(await db.select().from(ledgerEntries)).toEqual([])
  })

  it('of an exam is not played again: what was passed stays proved [TASK-5]', async () => {
    const { db, tenantId, clock, browser } = world
    const { content, moves } = TASK_SAMPLES.egzamin
    const missions = [
      sampleMission('map', { type: 'movingmap', missions: ['harbour'] }),
      sampleMission('harbour', { tasks: [sampleTask('exam', { content }), sampleTask('ropes')] }),
    ]
    await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: 'exam' }))
    const { id: attemptId, playable, state } = await browser.call(startTask, { params: { taskId: 'exam' } })
    if (playable.type !== 'egzamin' || state.type !== 'egzamin') throw new Error('this is no exam')
    await browser.call(sendMoves, { params: { attemptId }, body: { moves: moves(playable, state) } })
    clock.pass(60_000)
    await finish(attemptId)
    expect(await browser.refusal(startTask, { params: { taskId: 'exam' } })).toEqual([
      423,
      'no-attempts-left',
    ])
  })
})
