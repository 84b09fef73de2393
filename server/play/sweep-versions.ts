import { and, eq, lt, sql } from 'drizzle-orm'
import { DAY_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { adventures, adventureVersions } from '#server/db/schema/adventures.ts'

/**
 * Deletes versions that are older than a day, and that no adventure shows or was built as: with every package that is put into a
 * mission, moved or taken away there is one more.
 */
export async function sweepVersions(db: Database, now: Date): Promise<void> {
  const left = and(
    eq(adventureVersions.tenantId, adventures.tenantId),
    eq(adventureVersions.adventureId, adventures.id),
    lt(adventureVersions.createdAt, new Date(now.getTime() - DAY_MS)),
    sql`${adventureVersions.id} not in (${adventures.versionId}, coalesce(${adventures.builtVersionId}, ${adventures.versionId}))`,
  )
  const touched = await db
    .selectDistinct({ tenantId: adventures.tenantId, id: adventures.id })
    .from(adventures)
    .innerJoin(adventureVersions, left)
  for (const { tenantId, id } of touched) {
    const isIt = and(eq(adventures.tenantId, tenantId), eq(adventures.id, id))
    await db.transaction(async (tx) => {
      // whoever publishes takes an old version up again: one after the other
      await tx.select({ id: adventures.id }).from(adventures).where(isIt).for('update')
      await tx
        .delete(adventureVersions)
        .where(sql`exists (select from ${adventures} where ${isIt} and ${left})`)
    })
  }
}
