import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { addEvents, SentEvent } from '#shared/contract/statistics.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { events } from '#server/db/schema/statistics.ts'
import type { VisitOf } from '#server/http/route.ts'

/** More than anybody does within a day: a client that sends more would fill the tenant's storage. */
export const MOST_A_DAY = 5000

/** Each that has an id once, however often it comes: an answer that is lost makes a browser send again. */
export async function storeEvents(
  sent: readonly SentEvent[],
  { db, tenant, player, now }: VisitOf<typeof addEvents>,
): Promise<void> {
  if (!tenant.features.sendStatistics) return
  const isMine = and(eq(events.tenantId, tenant.id), eq(events.personId, player.id))
  const isOfLastDay = gt(events.receivedAt, new Date(now.getTime() - DAY_MS))
  if ((await db.$count(events, and(isMine, isOfLastDay))) >= MOST_A_DAY) return
  const rows = sent.map(({ id = randomUUID(), ...event }) => ({
    ...event,
    id,
    tenantId: tenant.id,
    personId: player.id,
    receivedAt: now,
  }))
  await db.insert(events).values(rows).onConflictDoNothing()
}
