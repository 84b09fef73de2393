import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTeam } from '#shared/contract/people.ts'
import { readNotices } from '#shared/contract/notices.ts'
import {
  claimReview,
  COMMENT_LENGTH,
  rateReview,
  readRated,
  replyToRating,
} from '#shared/contract/reviews.ts'
import { ledgerEntries } from '#server/db/schema/rewards.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { teamMembers } from '#server/db/schema/teams.ts'
import { handInForReview, openReviewedWorld, type ReviewedWorld } from '#server/testing/reviewed.ts'
import { makePerson, makeTeam } from '#server/testing/world.ts'

let world: ReviewedWorld

beforeEach(async () => {
  world = await openReviewedWorld()
})

const RTL = 'well \u202Edone\u202C, \u05E9\u05DC\u05D5\u05DD'
const HOSTILE = [
  '<img src=x onerror=alert(1)><script>alert(1)</script>',
  RTL,
  '=HYPERLINK("http://x.test")',
  'x'.repeat(COMMENT_LENGTH),
  'a\u200Bb \u{1F469}\u200D\u{1F680}',
]
const INVISIBLE = ['', '   ', '\u200B\u200B', '\u2060\u202E\u00AD']

describe('words of a rating and of its answer [FIN-7]', () => {
  it.each(HOSTILE)('come back as they were sent: %s', async (text) => {
    const { browser, leaderBrowser } = world
    const params = { reviewId: await handInForReview(browser, leaderBrowser) }
    await leaderBrowser.call(rateReview, { params, body: { stars: 3, comment: text, key: randomUUID() } })
    await browser.call(replyToRating, { params, body: { text } })
    const [rated] = (await leaderBrowser.call(readRated, { query: {} })).reviews
    expect(rated?.rating).toMatchObject({ comment: text, reply: text })
    const [notice] = (await browser.call(readNotices, { query: {} })).notices
    expect(notice?.review?.rating?.comment).toBe(text)
  })

  it('are refused where they are too long, and an answer where nothing of it is seen', async () => {
    const { browser, leaderBrowser, db } = world
    const params = { reviewId: await handInForReview(browser, leaderBrowser) }
    const long = 'x'.repeat(10_000)
    const rating = { stars: 3, comment: long, key: randomUUID() }
    expect((await leaderBrowser.try(rateReview, { params, body: rating })).status).toBe(422)
    expect(await db.$count(ledgerEntries)).toBe(0)
    await leaderBrowser.call(rateReview, { params, body: { ...rating, comment: '' } })
    for (const text of [long, ...INVISIBLE]) {
      expect((await browser.try(replyToRating, { params, body: { text } })).status).toBe(422)
    }
    await browser.call(replyToRating, { params, body: { text: '👍' } })
  })
})

describe('the name of a team [SERVE-2]', () => {
  it('is what can be seen, and turns no writing round', async () => {
    const { db, tenantId, clock } = world
    const admin = await world.browserOf(await makePerson(db, tenantId, clock.now(), { role: 'admin' }))
    const make = (name: string) => admin.try(createTeam, { body: { name } })
    for (const name of [...INVISIBLE, RTL, 'No\u200Brth', 'e\u0301\u0302\u0303\u0304', 'x'.repeat(81)]) {
      expect([name, (await make(name)).status]).toEqual([name, 422])
    }
    for (const name of ['<b>North</b>', '=1+1', 'ש 7', '\u{1F469}\u200D\u{1F680} 2']) {
      expect(await make(name)).toMatchObject({ status: 200, body: { name } })
    }
  })
})

describe('two leaders of one player [FIN-8]', () => {
  it('who claim at once: one holds it, the other is told who, and rates once the player has left the team', async () => {
    const { db, tenantId, clock, player, browser, leaderBrowser, teamId } = world
    const other = await makePerson(db, tenantId, clock.now(), { role: 'leader' })
    await makeTeam(db, tenantId, clock.now(), { leaders: [other], members: [player] })
    const otherBrowser = await world.browserOf(other)
    const params = { reviewId: await handInForReview(browser, leaderBrowser) }
    await leaderBrowser.call(claimReview, { params })
    const body = { stars: 5, comment: '', key: randomUUID() }
    const claims = await Promise.all([
      leaderBrowser.try(claimReview, { params }),
      otherBrowser.try(claimReview, { params }),
    ])
    expect(claims.map(({ status }) => status)).toEqual([200, 409])
    expect(await otherBrowser.refusal(rateReview, { params, body })).toEqual([409, 'claimed'])
    const [left, rated] = await Promise.all([
      db.delete(teamMembers).where(eq(teamMembers.teamId, teamId)),
      leaderBrowser.try(rateReview, { params, body }),
    ])
    expect(left).toBeDefined()
    const expected = rated.status === 200 ? [409, 'already-rated'] : null
    const key = randomUUID()
    if (expected)
      expect(await otherBrowser.refusal(rateReview, { params, body: { ...body, key } })).toEqual(expected)
    else await otherBrowser.call(rateReview, { params, body: { ...body, key } })
    expect([await db.$count(reviews), await db.$count(ledgerEntries)]).toEqual([1, 1])
  })
})
