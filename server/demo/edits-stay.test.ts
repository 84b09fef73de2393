import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { changeTeam, dropTeam, readTeams } from '#shared/contract/people.ts'
import { changeRegistration } from '#shared/contract/registration.ts'
import { dropSeason, readSeasons } from '#shared/contract/seasons.ts'
import { changeShopItem, readShopDesk } from '#shared/contract/shop-desk.ts'
import { changeTenant } from '#shared/contract/tenant-settings.ts'
import type { Database } from '#server/db/database.ts'
import { people } from '#server/db/schema/people.ts'
import { seasons } from '#server/db/schema/rankings.ts'
import { shopItems } from '#server/db/schema/shop.ts'
import { teamLeaders, teamMembers, teams } from '#server/db/schema/teams.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { seedDemoSeason } from './season.ts'
import { seedDemoAttempts } from './seed-attempts.ts'
import { seedDemoShop } from './seed-shop.ts'
import { seedDemo } from './seed.ts'

async function start(db: Database, now: Date): Promise<void> {
  await seedDemo(db, now)
  await seedDemoAttempts(db, now)
  await seedDemoSeason(db, now)
  await seedDemoShop(db, now)
}

/** All that an admin can have changed of it. */
async function readAll(db: Database) {
  const tables = [tenants, people, teams, teamMembers, teamLeaders, seasons, shopItems]
  const all = await Promise.all(tables.map((table) => db.select().from(table)))
  return all.map((rows) => rows.map((row) => JSON.stringify(row)).sort())
}

it('the demo leaves what an admin has changed, renamed, dissolved and deleted, through every start [DESK-1] [SERVE-1]', async () => {
  const { db, clock, browserOf } = await openTestApp()
  await start(db, clock.now())
  const [found] = await db
    .select({ person: people })
    .from(people)
    .innerJoin(tenants, and(eq(tenants.id, people.tenantId), eq(tenants.name, 'lantern')))
    .where(eq(people.email, 'admin@demo.waymark.test'))
  if (!found) throw new Error('the demo has no admin')
  const admin = await browserOf(found.person, { host: 'localhost' })

  await admin.call(changeTenant, { body: { basedOn: 0, changes: { title: 'Ours', snow: false } } })
  await admin.call(changeRegistration, { body: { mode: 'invitation', contact: null, domains: [] } })
  const [renamed, dissolved] = (await admin.call(readTeams, {})).teams
  if (!renamed || !dissolved) throw new Error('the demo has no two teams')
  await admin.call(changeTeam, { params: { teamId: renamed.id }, body: { name: 'Our own' } })
  const params = { teamId: dissolved.id }
  await admin.call(changeTeam, { params, body: { isArchived: true } })
  await admin.call(dropTeam, { params })
  for (const { id } of (await admin.call(readSeasons, {})).seasons)
    await admin.call(dropSeason, { params: { seasonId: id } })
  const [item] = (await admin.call(readShopDesk, {})).items
  if (!item) throw new Error('the demo sells nothing')
  const { words: said, price, stock, art, isHidden, teamIds, opensOn, closesOn } = item
  const fields = { words: said, price: price + 1, stock, art, isHidden, teamIds, opensOn, closesOn }
  await admin.call(changeShopItem, { params: { itemId: item.id }, body: { ...fields, stockSeen: stock } })

  const edited = await readAll(db)
  clock.pass(60_000)
  await start(db, clock.now())
  expect(await readAll(db)).toEqual(edited)
})
