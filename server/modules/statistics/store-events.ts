import { and, eq, gt } from 'drizzle-orm'
import type { addEvents, StatisticsEvent } from '#shared/contract/statistics.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { events } from '#server/db/schema/statistics.ts'
import type { VisitOf } from '#server/http/route.ts'

/** More than anybody does within a day: whoever tells more fills the house's room. */
export const MOST_A_DAY = 5000

/** Each once, however often it comes: an answer that is lost makes a browser send again. */
export async function storeEvents(
  told: readonly StatisticsEvent[],
  { db, tenant, player, now }: VisitOf<typeof addEvents>,
): Promise<void> {
  if (!tenant.features.sendStatistics) return
  const isMine = and(eq(events.tenantId, tenant.id), eq(events.personId, player.id))
  const isOfLastDay = gt(events.receivedAt, new Date(now.getTime() - DAY_MS))
  if ((await db.$count(events, and(isMine, isOfLastDay))) >= MOST_A_DAY) return
  const rows = told.map((event) => ({
    ...event,
    tenantId: tenant.id,
    personId: player.id,
    receivedAt: now,
  }))
  await db.insert(events).values(rows).onConflictDoNothing()
}
