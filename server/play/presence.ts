import { and, count, eq, gt, gte, inArray, lt, ne, notExists, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { MINUTE_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { people } from '#server/db/schema/people.ts'
import { presences } from '#server/db/schema/play.ts'
import { seesAt } from '#server/policies/who-sees-whom.ts'
import type { Who } from './player-progress.ts'

/** Somebody of whom something was heard within this time is there now: anyone who plays turns a card or a page in it. */
const ACTIVE_MS = 1.5 * MINUTE_MS

/** How exactly it is known: a write for every sign of life would be waste. */
const STEP_MS = 0.5 * MINUTE_MS

/** A player's visit to another mission, or the same one, that is newer; of two at the same moment one goes first by name. */
const later = alias(presences, 'later')
const wasElsewhereLater = and(
  eq(later.tenantId, presences.tenantId),
  eq(later.personId, presences.personId),
  eq(later.adventureId, presences.adventureId),
  sql`(${later.seenAt}, ${later.missionId}) > (${presences.seenAt}, ${presences.missionId})`,
)

/** Notes that the player is in a mission: reading it, playing one of its tasks, turning its pages. */
export async function noteSeen(
  db: Database,
  who: Omit<Who, 'timeZone'>,
  missionId: string,
  now: Date,
): Promise<void> {
  const { tenantId, id, adventureId } = who
  const isKnown = and(
    eq(presences.tenantId, tenantId),
    eq(presences.personId, id),
    eq(presences.adventureId, adventureId),
    eq(presences.missionId, missionId),
    gt(presences.seenAt, new Date(now.getTime() - STEP_MS)),
    notExists(db.select().from(later).where(wasElsewhereLater)),
  )
  await db
    .insert(presences)
    // the conflict below locks the row also where it changes nothing, so what is known must not come that far
    .select(
      sql`select ${tenantId}::uuid, ${id}::uuid, ${adventureId}::uuid, ${missionId}, ${now.toISOString()}::timestamptz
        where not exists (select from ${presences} where ${isKnown})`,
    )
    .onConflictDoUpdate({
      target: [presences.tenantId, presences.personId, presences.adventureId, presences.missionId],
      set: { seenAt: now },
      setWhere: lt(presences.seenAt, now),
    })
}

/** How many others are in each mission now: everybody counts once, where they were seen last. */
export async function countOthers(
  db: Database,
  who: Omit<Who, 'timeZone'>,
  missionIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ missionId: presences.missionId, players: count() })
    .from(presences)
    .innerJoin(people, and(eq(people.tenantId, presences.tenantId), eq(people.id, presences.personId)))
    .where(areThere(db, who, missionIds, now))
    .groupBy(presences.missionId)
  return new Map(rows.map(({ missionId, players }) => [missionId, players]))
}

/** Of `presences` beside `people`: the others who are in one of the missions now and let it be seen, each where they were seen last. */
export function areThere(
  db: Database,
  who: Omit<Who, 'timeZone'>,
  missionIds: readonly string[],
  now: Date,
): SQL | undefined {
  return and(
    eq(presences.tenantId, who.tenantId),
    eq(presences.adventureId, who.adventureId),
    inArray(presences.missionId, [...missionIds]),
    gte(presences.seenAt, new Date(now.getTime() - ACTIVE_MS)),
    ne(presences.personId, who.id),
    notExists(db.select().from(later).where(wasElsewhereLater)),
    seesAt('isInActivePlayers', who.id, people),
  )
}

/** Anyone who logs out is nowhere. */
export async function noteGone(db: Database, who: Pick<Who, 'tenantId' | 'id'>): Promise<void> {
  await db.delete(presences).where(and(eq(presences.tenantId, who.tenantId), eq(presences.personId, who.id)))
}
