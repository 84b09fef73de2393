import { randomUUID } from 'node:crypto'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { startTask } from '#shared/contract/attempts.ts'
import { rateReview, replyToRating } from '#shared/contract/reviews.ts'
import { exportMyData } from '#shared/contract/settings.ts'
import * as adventures from '#server/db/schema/adventures.ts'
import * as agreements from '#server/db/schema/agreements.ts'
import * as badges from '#server/db/schema/badges.ts'
import * as coaching from '#server/db/schema/coaching.ts'
import * as live from '#server/db/schema/live.ts'
import * as mail from '#server/db/schema/mail.ts'
import * as messages from '#server/db/schema/messages.ts'
import * as notes from '#server/db/schema/notes.ts'
import * as people from '#server/db/schema/people.ts'
import * as play from '#server/db/schema/play.ts'
import * as rankings from '#server/db/schema/rankings.ts'
import * as recall from '#server/db/schema/recall.ts'
import * as reviews from '#server/db/schema/reviews.ts'
import * as rewards from '#server/db/schema/rewards.ts'
import * as push from '#server/db/schema/push.ts'
import * as secondFactor from '#server/db/schema/second-factor.ts'
import * as shop from '#server/db/schema/shop.ts'
import * as statistics from '#server/db/schema/statistics.ts'
import * as teams from '#server/db/schema/teams.ts'
import * as tips from '#server/db/schema/tips.ts'
import * as together from '#server/db/schema/together.ts'
import * as uploads from '#server/db/schema/uploads.ts'
import { handInForReview, openReviewedWorld } from '#server/testing/reviewed.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson } from '#server/testing/world.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

/** Every table that has rows about people. */
const ABOUT_PEOPLE = [
  agreements,
  adventures,
  badges,
  coaching,
  live,
  mail,
  messages,
  notes,
  people,
  play,
  rankings,
  recall,
  reviews,
  rewards,
  push,
  secondFactor,
  shop,
  statistics,
  teams,
  tips,
  together,
  uploads,
]
  .flatMap((schema): unknown[] => Object.values(schema))
  .filter((table): table is PgTable => is(table, PgTable))
  .filter((table) => 'personId' in getTableColumns(table))
  .map((table) => getTableName(table))

describe('my data', () => {
  it('are all that is kept about me, by table, and nothing of anybody else [AUTH-15]', async () => {
    const { db, tenantId, clock, browser, player } = world
    await makePerson(db, tenantId, clock.now())
    await browser.call(startTask, { params: { taskId: 'knots' } })
    const mine = await browser.call(exportMyData, {})
    expect(Object.keys(mine).sort()).toEqual([...ABOUT_PEOPLE, 'people'].sort())
    expect(mine['people']).toMatchObject([{ id: player.id, email: player.email }])
    expect(mine['attempts']).toMatchObject([{ personId: player.id, taskId: 'knots' }])
    expect(mine['wallets']).toHaveLength(1)
  })

  it('hold what a leader said of my work, and what I answered; the leader’s hold nothing of it [AUTH-15] [FIN-7]', async () => {
    const { browser, leaderBrowser } = await openReviewedWorld()
    const params = { reviewId: await handInForReview(browser, leaderBrowser) }
    const rating = { stars: 2, comment: 'Shorter next time.', key: randomUUID() }
    await leaderBrowser.call(rateReview, { params, body: rating })
    await browser.call(replyToRating, { params, body: { text: 'I will.' } })
    const mine = await browser.call(exportMyData, {})
    expect(mine['reviews']).toMatchObject([{ stars: 2, comment: 'Shorter next time.', reply: 'I will.' }])
    const leaders = JSON.stringify(await leaderBrowser.call(exportMyData, {}))
    expect(leaders).not.toMatch(/Shorter next time|I will/)
  })

  it('hold nothing that opens an account [AUTH-10]', async () => {
    const mine = await world.browser.call(exportMyData, {})
    expect(JSON.stringify(mine)).not.toMatch(/hash|argon/i)
  })

  it('are also for somebody who does not accept the agreement [AUTH-6]', async () => {
    const { db, tenantId, clock } = world
    const browser = await world.browserOf(await makePerson(db, tenantId, clock.now(), { agreedAt: null }))
    expect((await browser.try(exportMyData, {})).status).toBe(200)
  })
})
