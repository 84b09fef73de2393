import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { exportMyData } from '#shared/contract/settings.ts'
import { startTask } from '#shared/contract/attempts.ts'
import * as adventures from '#server/db/schema/adventures.ts'
import * as mail from '#server/db/schema/mail.ts'
import * as people from '#server/db/schema/people.ts'
import * as play from '#server/db/schema/play.ts'
import * as reviews from '#server/db/schema/reviews.ts'
import * as rewards from '#server/db/schema/rewards.ts'
import * as teams from '#server/db/schema/teams.ts'
import * as uploads from '#server/db/schema/uploads.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson } from '#server/testing/world.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

/** Every table that has rows about people. */
const ABOUT_PEOPLE = [adventures, mail, people, play, reviews, rewards, teams, uploads]
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
