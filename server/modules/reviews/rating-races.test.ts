import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { finishAttempt, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { rateReview, readRated, readReviewWork } from '#shared/contract/reviews.ts'
import { removeAccount } from '#shared/contract/settings.ts'
import { notices, reviews } from '#server/db/schema/reviews.ts'
import { ledgerEntries, wallets } from '#server/db/schema/rewards.ts'
import { teamMembers } from '#server/db/schema/teams.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { answerCard } from '#server/testing/pill-moves.ts'
import { handInForReview, openReviewedWorld, type ReviewedWorld } from '#server/testing/reviewed.ts'
import { sampleAdventure } from '#server/testing/sample-adventure.ts'
import { makeAdventure, makePerson, makeTeam, PASSWORD } from '#server/testing/world.ts'

let world: ReviewedWorld

beforeEach(async () => {
  world = await openReviewedWorld()
})

const stars = (count: number, comment = '') => ({ stars: count, comment, key: randomUUID() })

async function anotherLeader(): Promise<TestBrowser> {
  const { db, tenantId, clock, player } = world
  const person = await makePerson(db, tenantId, clock.now(), { role: 'leader', displayName: 'Jan Other' })
  await makeTeam(db, tenantId, clock.now(), { leaders: [person], members: [player] })
  return world.browserOf(person)
}

async function booksBalance(): Promise<boolean> {
  const [wrong] = await world.db
    .select({ count: sql<number>`count(*)::int` })
    .from(wallets)
    .where(
      sql`${wallets.points} <> (select coalesce(sum(${ledgerEntries.points}), 0) from ${ledgerEntries}
        where ${ledgerEntries.personId} = ${wallets.personId})`,
    )
  return wrong?.count === 0
}

describe('a rating', () => {
  it('of two leaders at once is one’s; the other is told whose [FIN-8] [TASK-6]', async () => {
    const { browser, leaderBrowser, db } = world
    const leaders = [leaderBrowser, await anotherLeader()]
    const params = { reviewId: await handInForReview(browser, leaderBrowser) }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (leaders[index % 2] ?? leaderBrowser).try(rateReview, { params, body: stars(1 + (index % 5)) }),
      ),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    const [first] = (await leaderBrowser.call(readRated, { query: {} })).reviews
    const by = first?.rating?.by
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, body]).toMatchObject([409, { code: 'already-rated', by: { ...by, until: null } }])
    }
    expect([await db.$count(ledgerEntries), await db.$count(notices)]).toEqual([1, 1])
    expect(await booksBalance()).toBe(true)
  })

  it('that is sent again under its key is told the same, and counts once [FIN-8] [TASK-6]', async () => {
    const { browser, leaderBrowser, db } = world
    const params = { reviewId: await handInForReview(browser, leaderBrowser) }
    const body = stars(4)
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => leaderBrowser.call(rateReview, { params, body })),
    )
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect([await db.$count(ledgerEntries), await db.$count(notices)]).toEqual([1, 1])
    expect(await leaderBrowser.refusal(rateReview, { params, body: stars(4) })).toEqual([
      409,
      'already-rated',
    ])
  })

  it('against a player who leaves the team, or removes the account, is whole or not at all [FIN-8] [AUTH-15]', async () => {
    const { browser, leaderBrowser, db, player } = world
    const params = { reviewId: await handInForReview(browser, leaderBrowser) }
    const [rated] = await Promise.all([
      leaderBrowser.try(rateReview, { params, body: stars(5, 'Ola, well done') }),
      browser.call(removeAccount, { body: { password: PASSWORD } }),
      db.delete(teamMembers).where(eq(teamMembers.personId, player.id)),
    ])
    const [row] = await db.select().from(reviews)
    const given = await db.$count(ledgerEntries)
    expect(row?.ratedAt === null ? 0 : 1).toBe(given)
    expect([200, 404]).toContain(rated.status)
    expect(row?.comment).toBe('')
    expect(await db.$count(notices)).toBe(0)
    expect(await booksBalance()).toBe(true)
  })

  it('against a task that is handed in again at the same time leaves one that waits, or none [FIN-8]', async () => {
    const { browser, leaderBrowser, db } = world
    const params = { reviewId: await handInForReview(browser, leaderBrowser) }
    await leaderBrowser.call(rateReview, { params, body: stars(1) })
    world.clock.pass(1000)
    const tabs = [browser, await world.browserOf(world.player)]
    const { id: attemptId } = await browser.call(startTask, { params: { taskId: 'knots' } })
    await browser.call(sendMoves, { params: { attemptId }, body: answerCard('first', ['yes']) })
    await browser.call(sendMoves, { params: { attemptId }, body: answerCard('second', ['yes', 'maybe']) })
    const outcomes = await Promise.all(
      tabs.map((tab) => tab.try(finishAttempt, { params: { attemptId }, body: { key: randomUUID() } })),
    )
    expect(outcomes.map(({ status }) => status)).toEqual([200, 200])
    expect(await db.$count(reviews)).toBe(2)
    expect(await db.$count(ledgerEntries)).toBe(1)
  })

  it('against the withdrawal of its task counts all the same, once [FIN-8] [TASK-6]', async () => {
    const { browser, leaderBrowser, db, tenantId, clock } = world
    const params = { reviewId: await handInForReview(browser, leaderBrowser) }
    const missions = sampleAdventure().missions.map((mission) => ({ ...mission, tasks: [] }))
    const [rated] = await Promise.all([
      leaderBrowser.try(rateReview, { params, body: stars(5) }),
      makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: randomUUID() })),
    ])
    expect(rated.status).toBe(200)
    expect([await db.$count(ledgerEntries), await db.$count(notices)]).toEqual([1, 1])
    expect(await booksBalance()).toBe(true)
    expect(await leaderBrowser.call(readReviewWork, { params })).toMatchObject({
      review: { task: { id: 'knots', missionId: '', type: null }, rating: { stars: 5 } },
    })
  })
})
