import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { readSeason } from '#shared/contract/rankings.ts'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { people } from '#server/db/schema/people.ts'
import { seasons } from '#server/db/schema/rankings.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { seedDemo } from './seed.ts'
import { seedDemoSeason } from './season.ts'
import { DEMO_TENANTS } from './tenants.ts'

it('a season runs in each tenant of the demo, once, with a goal and a name in every language [RANK-1] [RANK-2]', async () => {
  const { db, clock, browserOf } = await openTestApp()
  await seedDemo(db, clock.now())
  await seedDemoSeason(db, clock.now())
  await seedDemoSeason(db, clock.now())
  const all = await db.select({ name: seasons.name }).from(seasons)
  expect(all).toHaveLength(DEMO_TENANTS.length)
  for (const { name } of all) expect(Object.keys(name).toSorted()).toEqual([...LANGUAGE_CODES].toSorted())
  for (const { name, hosts } of DEMO_TENANTS) {
    const [found] = await db
      .select({ person: people })
      .from(people)
      .innerJoin(tenants, eq(tenants.id, people.tenantId))
      .where(and(eq(tenants.name, name), eq(people.email, 'player@demo.waymark.test')))
    if (!found) throw new Error(`${name} has no demo`)
    const browser = await browserOf(found.person, { host: hosts[0] ?? '' })
    const { season } = await browser.call(readSeason, {})
    expect(season?.goal, name).toBeGreaterThan(0)
  }
})
