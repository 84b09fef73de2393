import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  claimReview,
  rateReview,
  readReviewWork,
  readToRate,
  releaseReview,
} from '#shared/contract/reviews.ts'
import { people } from '#server/db/schema/people.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { ledgerEntries } from '#server/db/schema/rewards.ts'
import { teamMembers } from '#server/db/schema/teams.ts'
import { handIn, handInForReview, openReviewedWorld, type ReviewedWorld } from '#server/testing/reviewed.ts'
import { enrol } from '#server/play/enrol.ts'
import { makePerson } from '#server/testing/world.ts'

let world: ReviewedWorld

beforeEach(async () => {
  world = await openReviewedWorld()
})

const stars = (count: number, comment = '') => ({ stars: count, comment, key: randomUUID() })

describe('who may rate', () => {
  it('is a leader of the player’s team, never oneself, nobody else [FIN-8]', async () => {
    const { db, tenantId, clock, adventureId, leader, leaderBrowser, browser, teamId } = world
    const params = { reviewId: await handInForReview(browser, leaderBrowser) }
    const now = clock.now()
    const stranger = await makePerson(db, tenantId, now, { role: 'leader' })
    const admin = await makePerson(db, tenantId, now, { role: 'admin' })
    for (const one of [stranger, admin, world.player]) {
      const theirs = await world.browserOf(one)
      for (const [call, body] of [
        [readReviewWork, undefined],
        [claimReview, undefined],
        [releaseReview, undefined],
        [rateReview, stars(5)],
      ] as const) {
        expect(await theirs.refusal(call, { params, body })).toEqual([404, 'not-found'])
      }
    }
    // a leader who plays in the own team
    await enrol(db, { tenantId, personId: leader.id, adventureId }, now)
    await db.insert(teamMembers).values({ tenantId, teamId, personId: leader.id, createdAt: now })
    await handIn(leaderBrowser)
    const [own] = await db.select().from(reviews).where(eq(reviews.personId, leader.id))
    const mine = { reviewId: own?.id ?? '' }
    expect((await leaderBrowser.call(readToRate, { query: {} })).reviews).toHaveLength(1)
    expect(await leaderBrowser.refusal(rateReview, { params: mine, body: stars(5) })).toEqual([
      404,
      'not-found',
    ])
    expect(await leaderBrowser.refusal(readReviewWork, { params: mine })).toEqual([404, 'not-found'])
  })

  it('is nobody once the player has left the team or is disabled [FIN-8]', async () => {
    const { db, leaderBrowser, browser, player, teamId, tenantId } = world
    const params = { reviewId: await handInForReview(browser, leaderBrowser) }
    await db.update(people).set({ isDisabled: true }).where(eq(people.id, player.id))
    expect((await leaderBrowser.call(readToRate, { query: {} })).reviews).toEqual([])
    expect(await leaderBrowser.refusal(rateReview, { params, body: stars(5) })).toEqual([404, 'not-found'])
    await db.update(people).set({ isDisabled: false }).where(eq(people.id, player.id))
    await db
      .delete(teamMembers)
      .where(and(eq(teamMembers.tenantId, tenantId), eq(teamMembers.teamId, teamId)))
    expect(await leaderBrowser.refusal(claimReview, { params })).toEqual([404, 'not-found'])
    expect(await leaderBrowser.refusal(rateReview, { params, body: stars(5) })).toEqual([404, 'not-found'])
    expect(await db.$count(ledgerEntries)).toBe(0)
  })
})
