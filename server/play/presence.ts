import { and, count, eq, gt, gte, inArray, lte, ne, sql } from 'drizzle-orm'
import { MINUTE_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { presences } from '#server/db/schema/play.ts'
import type { Who } from './standing.ts'

/** Somebody seen within this time is there now. */
const ACTIVE_MS = 5 * MINUTE_MS

/** How exactly it is known: a write for every read would be waste. */
const STEP_MS = MINUTE_MS

/** Notes that the player is in a mission: reading it, or one of its tasks. */
export async function noteSeen(
  db: Database,
  who: Omit<Who, 'timeZone'>,
  missionId: string,
  now: Date,
): Promise<void> {
  const { tenantId, id, adventureId } = who
  const stale = new Date(now.getTime() - STEP_MS)
  const isFresh = and(
    eq(presences.tenantId, tenantId),
    eq(presences.personId, id),
    eq(presences.adventureId, adventureId),
    eq(presences.missionId, missionId),
    gt(presences.seenAt, stale),
  )
  await db
    .insert(presences)
    // the conflict below locks the row also where it changes nothing, so what is fresh must not come that far
    .select(
      sql`select ${tenantId}::uuid, ${id}::uuid, ${adventureId}::uuid, ${missionId}, ${now.toISOString()}::timestamptz
        where not exists (select from ${presences} where ${isFresh})`,
    )
    .onConflictDoUpdate({
      target: [presences.tenantId, presences.personId, presences.adventureId, presences.missionId],
      set: { seenAt: now },
      setWhere: lte(presences.seenAt, stale),
    })
}

/** How many others are in each mission now. */
export async function countOthers(
  db: Database,
  who: Omit<Who, 'timeZone'>,
  missionIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ missionId: presences.missionId, players: count() })
    .from(presences)
    .where(
      and(
        eq(presences.tenantId, who.tenantId),
        eq(presences.adventureId, who.adventureId),
        inArray(presences.missionId, [...missionIds]),
        gte(presences.seenAt, new Date(now.getTime() - ACTIVE_MS)),
        ne(presences.personId, who.id),
      ),
    )
    .groupBy(presences.missionId)
  return new Map(rows.map(({ missionId, players }) => [missionId, players]))
}
