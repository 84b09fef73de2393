import { and, eq, inArray, sql } from 'drizzle-orm'
import { COACHING_POINTS } from '#shared/domain/coaching-sessions.ts'
import { localDateIn } from '#shared/domain/local-date.ts'
import { wholeOr } from '#shared/domain/streak-settings.ts'
import type { AppParam } from '#shared/domain/switches.ts'
import type { Database } from '#server/db/database.ts'
import { people } from '#server/db/schema/people.ts'
import { wallets } from '#server/db/schema/rewards.ts'

const COACHING = 'coaching'

/** What coming to a coaching session once brings. */
export function coachingPointsIn(params: readonly AppParam[]): number {
  return wholeOr(
    params.findLast(({ configKey }) => configKey === 'coaching_points')?.configValue,
    COACHING_POINTS,
  )
}

interface Coming {
  tenant: { id: string; timeZone: string; params: readonly AppParam[] }
  sessionId: string
  personIds: readonly string[]
}

/** Gives it for one session to each of them, in the caller's transaction, once. @returns the points of one */
export async function rewardComing(
  tx: Database,
  { tenant, sessionId, personIds }: Coming,
  now: Date,
): Promise<number> {
  const points = coachingPointsIn(tenant.params)
  if (points === 0 || personIds.length === 0) return points
  // all of them first, in the order of every award: people, wallets, sums of points. No award to one of them waits for another's.
  const rows = await tx
    .select({ id: people.id, timeZone: people.timeZone })
    .from(people)
    .where(and(eq(people.tenantId, tenant.id), inArray(people.id, [...personIds])))
    .orderBy(people.id)
    .for('key share')
  await tx
    .select({ personId: wallets.personId })
    .from(wallets)
    .where(and(eq(wallets.tenantId, tenant.id), inArray(wallets.personId, [...personIds])))
    .orderBy(wallets.personId)
    .for('update')
  await tx.execute(sql`select lock_points(${tenant.id}, null)`)
  for (const { id, timeZone } of rows) {
    const day = localDateIn(timeZone ?? tenant.timeZone, now)
    await tx.execute(
      sql`select post_reward(${tenant.id}, ${id}, ${COACHING}, ${sessionId}, ${'1'}, ${points}, 0, ${day}, ${now.toISOString()})`,
    )
  }
  return points
}
