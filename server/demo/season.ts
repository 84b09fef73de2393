import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { DAY_MS } from '#shared/domain/durations.ts'
import { dayAfter, localDateIn } from '#shared/domain/local-date.ts'
import type { Database } from '#server/db/database.ts'
import { seasons } from '#server/db/schema/rankings.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { hasDone } from './has-done.ts'
import { DEMO_TENANTS } from './tenants.ts'

const NAME = {
  en: 'Season of lanterns',
  pl: 'Sezon latarni',
  de: 'Saison der Laternen',
  es: 'Temporada de los faroles',
}
/** Points: what the demo's people have, and some weeks more. */
const GOAL = 12_000
const DAYS_BEFORE = 30
const DAYS = 75

/** A season that runs in each demo tenant, where its admin has called for none. */
export async function seedDemoSeason(db: Database, now: Date): Promise<void> {
  for (const { name } of DEMO_TENANTS) {
    const [tenant] = await db.select().from(tenants).where(eq(tenants.name, name))
    if (!tenant) continue
    await db.transaction(async (tx) => {
      await tx.execute(sql`select lock_points(${tenant.id}, null)`)
      if ((await tx.$count(seasons, eq(seasons.tenantId, tenant.id))) > 0) return
      if (await hasDone(tx, tenant.id, ['seasons-dropSeason'])) return
      const startsOn = localDateIn(tenant.timeZone, new Date(now.getTime() - DAYS_BEFORE * DAY_MS))
      const id = randomUUID()
      await tx.insert(seasons).values({
        ...{ tenantId: tenant.id, id, name: NAME, goal: GOAL, createdAt: now },
        ...{ startsOn, endsOn: dayAfter(startsOn, DAYS), startsAt: now, endsAt: now },
      })
      await tx.execute(sql`select recount_points(${tenant.id}, ${id})`)
    })
  }
}
