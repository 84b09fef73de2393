import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { ErrorReport, reportError } from '#shared/contract/statistics.ts'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { readSwitches } from '#shared/domain/switches.ts'
import { errorReports } from '#server/db/schema/statistics.ts'
import type { VisitOf } from '#server/http/route.ts'

/** A tenant keeps so many within an hour: what breaks everywhere at once is told often enough by then. */
export const MOST_AN_HOUR = 500

export async function storeError(
  { error, metadata }: ErrorReport,
  { db, tenant, now }: VisitOf<typeof reportError>,
): Promise<void> {
  if (!readSwitches(tenant.params).error_handler) return
  const isFresh = gt(errorReports.receivedAt, new Date(now.getTime() - HOUR_MS))
  const kept = await db.$count(errorReports, and(eq(errorReports.tenantId, tenant.id), isFresh))
  if (kept >= MOST_AN_HOUR) return
  await db
    .insert(errorReports)
    .values({ tenantId: tenant.id, id: randomUUID(), error, metadata, receivedAt: now })
}
