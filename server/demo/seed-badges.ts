import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { badges } from '#server/db/schema/badges.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { noFileParams } from '#server/lib/file-params.ts'
import { lookBack } from '#server/modules/badges/look-back.ts'
import { DEMO_TENANTS } from './tenants.ts'

/** Gives the demo's people the badges that their histories bring, once, and nobody is told of those any more. */
export async function seedDemoBadges(db: Database, now: Date): Promise<void> {
  for (const { name } of DEMO_TENANTS) {
    const [found] = await db
      .select({ tenantId: tenants.id, adventureId: adventures.id })
      .from(tenants)
      .innerJoin(adventures, eq(adventures.tenantId, tenants.id))
      .where(and(eq(tenants.name, name), eq(adventures.folder, 'lantern-isles')))
    if (!found) continue
    const { tenantId } = found
    const isSeeded = await db.$count(badges, and(eq(badges.tenantId, tenantId), isNotNull(badges.seenAt)))
    if (isSeeded > 0) continue
    let after: string | null = null
    do after = await lookBack(db, { ...found, after }, noFileParams, now)
    while (after !== null)
    await db.update(badges).set({ seenAt: now }).where(eq(badges.tenantId, tenantId))
  }
}
