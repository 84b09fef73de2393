import { lt } from 'drizzle-orm'
import { DAY_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { errorGroups, errorReports, events } from '#server/db/schema/statistics.ts'

/** A year, and the weeks in which somebody looks back at it. */
export const EVENT_RETENTION_MS = 400 * DAY_MS
export const ERROR_RETENTION_MS = 30 * DAY_MS

/** Forgets what is too old to be asked for. */
export async function sweepStatistics(db: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await db.delete(events).where(lt(events.receivedAt, before(EVENT_RETENTION_MS)))
  await db.delete(errorGroups).where(lt(errorGroups.lastAt, before(ERROR_RETENTION_MS)))
  await db.delete(errorReports).where(lt(errorReports.receivedAt, before(ERROR_RETENTION_MS)))
}
