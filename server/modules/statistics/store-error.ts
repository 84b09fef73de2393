import { createHmac, randomUUID } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { ErrorReport, reportError } from '#shared/contract/statistics.ts'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { readSwitches } from '#shared/domain/switches.ts'
import { errorGroups, errorReports } from '#server/db/schema/statistics.ts'
import { countTry, mostIn } from '#server/lib/throttle.ts'
import type { VisitOf } from '#server/http/route.ts'
import { groupError } from './group-error.ts'

/** A tenant keeps so many within an hour: what breaks everywhere at once is told often enough by then. */
export const MOST_AN_HOUR = 500

/** Of all strangers of a tenant, so that room is left for its people; and of one address, which a whole school may share. */
export const MOST_OF_STRANGERS = 100
export const MOST_OF_ADDRESS = 20

/** Of one person within an hour: a browser in a loop does not take the room of all others. */
export const MOST_OF_PERSON = 50

/** Does not say whether the report was stored: the sender learns nothing of the tenant. */
export async function storeError(
  { error, metadata }: ErrorReport,
  visit: VisitOf<typeof reportError>,
): Promise<void> {
  const { db, tenant, now, player } = visit
  if (!readSwitches(tenant.params).error_handler) return
  if (!(await isWithinLimits(visit))) return
  const isFresh = gt(errorReports.receivedAt, new Date(now.getTime() - HOUR_MS))
  const stored = await db.$count(errorReports, and(eq(errorReports.tenantId, tenant.id), isFresh))
  if (stored >= MOST_AN_HOUR) return
  const { key, place } = groupError(error)
  const reporter = createHmac('sha256', tenant.forgerySecret)
    .update(`error ${key} ${player?.id ?? visit.address}`)
    .digest('base64url')
  await db.transaction(async (tx) => {
    await tx.insert(errorReports).values({
      ...{ tenantId: tenant.id, id: randomUUID(), error, metadata, receivedAt: now },
      ...{ groupKey: key, reporter },
    })
    await tx
      .insert(errorGroups)
      .values({
        ...{ tenantId: tenant.id, key, place, message: error.message },
        ...{ count: 1, firstAt: now, lastAt: now },
      })
      .onConflictDoUpdate({
        target: [errorGroups.tenantId, errorGroups.key],
        set: { count: sql`${errorGroups.count} + 1`, lastAt: now },
      })
  })
}

async function isWithinLimits(visit: VisitOf<typeof reportError>): Promise<boolean> {
  const { db, tenant, address, player, now } = visit
  const counted: [subject: string, most: number][] = player
    ? [[`errors of ${player.id}`, MOST_OF_PERSON]]
    : [
        [`errors from ${address}`, MOST_OF_ADDRESS],
        ['errors of strangers', MOST_OF_STRANGERS],
      ]
  for (const [subject, most] of counted) {
    const waitMs = await countTry(db, { tenantId: tenant.id, subject }, mostIn(HOUR_MS, most), now)
    if (waitMs > 0) return false
  }
  return true
}
