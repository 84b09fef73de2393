import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { finishAttempt, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { markNoticeRead, readNotices } from '#shared/contract/notices.ts'
import { readProgress, readToday } from '#shared/contract/player.ts'
import {
  claimReview,
  rateReview,
  readRated,
  readReviewWork,
  readToRate,
  readWaiting,
  releaseReview,
  replyToRating,
} from '#shared/contract/reviews.ts'
import { readTask } from '#shared/contract/tasks.ts'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { people } from '#server/db/schema/people.ts'
import { ledgerEntries } from '#server/db/schema/rewards.ts'
import { teamMembers } from '#server/db/schema/teams.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { answerCard } from '#server/testing/pill-moves.ts'
import { makePeople, makeReviews } from '#server/testing/many-reviews.ts'
import { handIn, handInForReview, openReviewedWorld, type ReviewedWorld } from '#server/testing/reviewed.ts'
import { makePerson, makeTeam } from '#server/testing/world.ts'

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

describe('a task that a leader rates', () => {
  it('is done when it is handed in, and brings its points with the rating [FIN-7]', async () => {
    const { browser, leaderBrowser } = world
    const summary = await handIn(browser)
    expect(summary).toMatchObject({ points: 0, currency: 0, isLeaderAcceptRequired: true })
    const params = { taskId: 'knots' }
    expect(await browser.call(readTask, { params })).toMatchObject({
      is_completed: true,
      earned: null,
      params: { isLeaderAcceptRequired: true },
      review: { stars: null, mayRepeat: false },
    })
    expect(await browser.call(readProgress, {})).toMatchObject({ playerProgress: 50, playerPoints: 0 })
    expect(await browser.call(readToday, {})).toMatchObject({ tasksDoneToday: 1, pointsToday: 0 })

    const { reviews: waiting } = await leaderBrowser.call(readToRate, { query: {} })
    expect(waiting).toMatchObject([
      {
        player: { displayName: 'Ada Nowak' },
        task: { id: 'knots', name: 'Task knots' },
        points: 100,
        rating: null,
      },
    ])
    const reviewId = waiting[0]?.id ?? ''
    await leaderBrowser.call(rateReview, { params: { reviewId }, body: stars(4, 'Neat.') })

    expect(await browser.call(readProgress, {})).toMatchObject({ playerPoints: 100, playerCoins: 10 })
    expect(await browser.call(readTask, { params })).toMatchObject({
      earned: 100,
      review: { stars: 4, mayRepeat: false },
    })
    expect(await leaderBrowser.call(readToRate, { query: {} })).toEqual({ reviews: [], next: null })
    expect((await leaderBrowser.call(readRated, { query: {} })).reviews).toMatchObject([
      { id: reviewId, rating: { stars: 4, comment: 'Neat.', by: { displayName: 'Marta Leader' } } },
    ])
  })

  it('shows what was handed in, beside what was right [FIN-7]', async () => {
    const { browser, leaderBrowser, clock } = world
    const { id: attemptId } = await browser.call(startTask, { params: { taskId: 'knots' } })
    await browser.call(sendMoves, { params: { attemptId }, body: answerCard('first', ['no']) })
    await browser.call(sendMoves, { params: { attemptId }, body: answerCard('second', ['yes', 'maybe']) })
    await browser.call(sendMoves, { params: { attemptId }, body: answerCard('first', ['yes'], 1) })
    clock.pass(90_000)
    await browser.call(finishAttempt, { params: { attemptId }, body: { key: randomUUID() } })
    const { reviews: waiting } = await leaderBrowser.call(readToRate, { query: {} })
    const work = await leaderBrowser.call(readReviewWork, { params: { reviewId: waiting[0]?.id ?? '' } })
    expect(work).toMatchObject({
      handedIn: [
        {
          sort: 'answer',
          question: 'Question?',
          given: ['No'],
          right: ['Yes'],
          isRight: false,
          sureness: null,
        },
        { sort: 'answer', given: ['Yes', 'Maybe'], isRight: true },
      ],
      score: { right: 1, all: 2 },
      seconds: 90,
      review: { points: 50, claim: null },
    })
  })

  it('tells the player, who answers once, and the leader is told of it [FIN-7]', async () => {
    const { browser, leaderBrowser } = world
    const reviewId = await handInForReview(browser, leaderBrowser)
    const params = { reviewId }
    expect(await browser.refusal(replyToRating, { params, body: { text: 'Well?' } })).toEqual([
      404,
      'not-found',
    ])
    await leaderBrowser.call(rateReview, { params, body: stars(5, 'Great!') })
    expect(await browser.call(readToday, {})).toMatchObject({ newMessages: 1 })
    const { notices: mine } = await browser.call(readNotices, { query: { status: 'unread' } })
    expect(mine).toMatchObject([
      { kind: 'rating', review: { task: { name: 'Task knots' }, rating: { stars: 5, comment: 'Great!' } } },
    ])
    await browser.call(markNoticeRead, { params: { noticeId: mine[0]?.id ?? '' } })
    expect((await browser.call(readNotices, { query: { status: 'unread' } })).notices).toEqual([])
    await browser.call(replyToRating, { params, body: { text: 'Thank you' } })
    expect(await browser.refusal(replyToRating, { params, body: { text: 'And' } })).toEqual([
      409,
      'already-replied',
    ])
    expect((await leaderBrowser.call(readNotices, { query: {} })).notices).toMatchObject([
      { kind: 'reply', review: { rating: { reply: 'Thank you' } } },
    ])
  })

  it('may be handed in again after one or two stars, for a new rating and no more points [FIN-7] [TASK-6]', async () => {
    const { browser, leaderBrowser, db } = world
    const first = await handInForReview(browser, leaderBrowser)
    await leaderBrowser.call(rateReview, {
      params: { reviewId: first },
      body: stars(2, 'Once more, please.'),
    })
    expect(await browser.call(readTask, { params: { taskId: 'knots' } })).toMatchObject({
      is_completed: true,
      earned: 100,
      review: { stars: 2, mayRepeat: true },
    })
    world.clock.pass(1000)
    const summary = await handIn(browser)
    expect(summary).toMatchObject({ points: 0, isLeaderAcceptRequired: true, isMissionFinished: false })
    const { reviews: waiting } = await leaderBrowser.call(readToRate, { query: {} })
    const second = waiting[0]?.id ?? ''
    const work = await leaderBrowser.call(readReviewWork, { params: { reviewId: second } })
    expect(work).toMatchObject({ review: { points: 0 }, earlier: [{ stars: 2 }] })
    await leaderBrowser.call(rateReview, { params: { reviewId: second }, body: stars(5) })
    expect(await db.select().from(ledgerEntries)).toHaveLength(1)
    expect(await browser.call(readTask, { params: { taskId: 'knots' } })).toMatchObject({
      earned: 100,
      review: { stars: 5, mayRepeat: false },
    })
    await expect(handIn(browser)).rejects.toThrow('it was done before')
    const again = await leaderBrowser.call(readReviewWork, { params: { reviewId: first } })
    expect([again.review.rating?.stars, again.earlier]).toEqual([2, []])
  })
})

describe('what waits', () => {
  it('is listed the oldest first, page by page, by task and by player [FIN-7]', async () => {
    const { db, tenantId, clock, teamId, leaderBrowser, player, browser } = world
    await handIn(browser)
    const colleagues = await makePeople(world, 33)
    await db
      .insert(teamMembers)
      .values(colleagues.map((personId) => ({ tenantId, teamId, personId, createdAt: clock.now() })))
    await makeReviews(world, colleagues, { each: 1 })
    const first = await leaderBrowser.call(readToRate, { query: {} })
    const second = await leaderBrowser.call(readToRate, { query: { after: first.next ?? '' } })
    const all = [...first.reviews, ...second.reviews]
    expect([first.reviews.length, second.reviews.length, second.next]).toEqual([30, 4, null])
    expect(all.map(({ handedInAt }) => handedInAt)).toEqual(
      all.map(({ handedInAt }) => handedInAt).toSorted(),
    )
    expect(new Set(all.map(({ id }) => id)).size).toBe(34)
    const mine = await leaderBrowser.call(readToRate, { query: { player: player.id } })
    expect(mine.reviews.map((review) => review.player.id)).toEqual([player.id])
    expect(await leaderBrowser.call(readToRate, { query: { task: 'ropes' } })).toMatchObject({ reviews: [] })
    const waiting = await leaderBrowser.call(readWaiting, {})
    expect([waiting.count, waiting.tasks, waiting.players.length]).toMatchObject([34, [{ count: 34 }], 34])
    expect(await leaderBrowser.refusal(readToRate, { query: { after: 'bm9uc2Vuc2U' } })).toEqual([
      422,
      'refused-fields',
    ])
  })

  it('is one leader’s for 24 h, and says to the others whose [FIN-8]', async () => {
    const { browser, leaderBrowser, clock, leader } = world
    const other = await anotherLeader()
    const params = { reviewId: await handInForReview(browser, leaderBrowser) }
    const { claim } = await leaderBrowser.call(claimReview, { params })
    expect(claim).toMatchObject({
      isMine: true,
      until: new Date(clock.now().getTime() + 24 * HOUR_MS).toISOString(),
    })
    expect(await other.try(claimReview, { params })).toMatchObject({
      status: 409,
      body: { code: 'claimed', by: { id: leader.id, displayName: 'Marta Leader', until: claim?.until } },
    })
    expect(await other.try(rateReview, { params, body: stars(5) })).toMatchObject({
      status: 409,
      body: { code: 'claimed' },
    })
    expect((await other.call(readToRate, { query: {} })).reviews).toMatchObject([
      { claim: { by: { displayName: 'Marta Leader' }, isMine: false } },
    ])
    await leaderBrowser.call(releaseReview, { params })
    expect((await other.call(claimReview, { params })).claim).toMatchObject({ isMine: true })
    expect(await leaderBrowser.refusal(claimReview, { params })).toEqual([409, 'claimed'])
  })

  it('is free again when the 24 h are over, and when whoever held it leads no more [FIN-8]', async () => {
    const { browser, leaderBrowser, db, clock, leader, player } = world
    const other = await anotherLeader()
    const params = { reviewId: await handInForReview(browser, leaderBrowser) }
    await leaderBrowser.call(claimReview, { params })
    await db.update(people).set({ role: 'player' }).where(eq(people.id, leader.id))
    expect(await leaderBrowser.refusal(rateReview, { params, body: stars(5) })).toEqual([404, 'not-found'])
    expect((await other.call(claimReview, { params })).claim).toMatchObject({ isMine: true })
    await db.update(people).set({ role: 'leader' }).where(eq(people.id, leader.id))
    clock.pass(24 * HOUR_MS)
    const [back, again] = [await world.browserOf(leader), await world.browserOf(player)]
    expect((await back.call(claimReview, { params })).claim).toMatchObject({ isMine: true })
    expect(await again.call(readProgress, {})).toMatchObject({ playerPoints: 0 })
  })
})
