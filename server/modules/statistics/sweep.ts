import { and, eq, lt } from 'drizzle-orm'
import { DAY_MS } from '#shared/domain/durations.ts'
import { RETENTION_DAYS, type RetentionName } from '#shared/domain/tenant-settings.ts'
import type { Database } from '#server/db/database.ts'
import { errorGroups, errorReports, events } from '#server/db/schema/statistics.ts'
import { tenants } from '#server/db/schema/tenants.ts'

/** Forgets what is older than its tenant wants it. */
export async function sweepStatistics(db: Database, now: Date): Promise<void> {
  for (const { id, features } of await db
    .select({ id: tenants.id, features: tenants.features })
    .from(tenants)) {
    const before = (name: RetentionName) =>
      new Date(now.getTime() - (features[name] ?? RETENTION_DAYS[name].usual) * DAY_MS)
    await db.delete(events).where(and(eq(events.tenantId, id), lt(events.receivedAt, before('eventsDays'))))
    const errorsBefore = before('errorsDays')
    await db
      .delete(errorGroups)
      .where(and(eq(errorGroups.tenantId, id), lt(errorGroups.lastAt, errorsBefore)))
    await db
      .delete(errorReports)
      .where(and(eq(errorReports.tenantId, id), lt(errorReports.receivedAt, errorsBefore)))
  }
}
