import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { readProgress, readStreak } from '#shared/contract/player.ts'
import { finishAttempt, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { people } from '#server/db/schema/people.ts'
import { streaks, wallets } from '#server/db/schema/rewards.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { answerCard } from '#server/testing/pill-moves.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure } from '#server/testing/world.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

describe('a person', () => {
  it('has a wallet and a streak by whatever way he came into the database [TASK-6]', async () => {
    const { db, tenantId, clock } = world
    const person = { tenantId, id: randomUUID(), email: 'by-hand@test.test', role: 'player' as const }
    await db.insert(people).values({
      ...person,
      username: 'by-hand',
      firstName: 'By',
      lastName: 'Hand',
      displayName: 'By Hand',
      passwordHash: '',
      agreedAt: clock.now(),
      createdAt: clock.now(),
    })
    await makeAdventure(db, tenantId, clock.now(), [person])
    const browser = await world.browserOf(person)
    const { id: attemptId } = await browser.call(startTask, { params: { taskId: 'knots' } })
    for (const [card, answers] of [
      ['first', ['yes']],
      ['second', ['yes', 'maybe']],
    ] as const) {
      await browser.call(sendMoves, { params: { attemptId }, body: answerCard(card, answers) })
    }
    await browser.call(finishAttempt, { params: { attemptId }, body: { key: randomUUID() } })
    expect(await browser.call(readProgress, {})).toMatchObject({ playerProgress: 33, playerPoints: 100 })
    expect(await browser.call(readStreak, {})).toMatchObject({ streak: 1 })
  })

  it('takes nothing along: no row goes by itself with a person or an enrolment [SERVE-1]', async () => {
    const cascades = await world.db
      .select({ table: sql<string>`conrelid::regclass::text` })
      .from(sql`pg_constraint`)
      .where(sql`confdeltype = 'c' and confrelid in ('people'::regclass, 'enrolments'::regclass)`)
    expect(cascades).toEqual([])
  })

  it('without them is a fault that is told, and no endless try [SERVE-1]', async () => {
    const { db, browser } = world
    await db.delete(streaks)
    await db.delete(wallets)
    await db.update(tenants).set({ params: [{ configKey: 'streak_qualifier', configValue: 'visit' }] })
    world.clock.pass(10_000)
    expect((await browser.try(readStreak, {})).status).toBe(500)
  })
})
