import { and, eq, sql } from 'drizzle-orm'
import { localDateIn } from '#shared/domain/local-date.ts'
import type { AppParam } from '#shared/domain/switches.ts'
import { TIP_POINTS } from '#shared/domain/tips.ts'
import type { Database } from '#server/db/database.ts'
import { ledgerEntries } from '#server/db/schema/rewards.ts'
import { wholeOr } from './streak-rules.ts'
import type { Streaker } from './streak.ts'

const TIP = 'tip'

/** What the first tip of a day brings; nothing where this day has had it. */
export async function tipPointsLeft(
  db: Database,
  player: Streaker,
  params: readonly AppParam[],
  now: Date,
): Promise<number> {
  const given = await db.$count(
    ledgerEntries,
    and(
      eq(ledgerEntries.tenantId, player.tenantId),
      eq(ledgerEntries.personId, player.id),
      eq(ledgerEntries.reason, TIP),
      eq(ledgerEntries.cycle, localDateIn(player.timeZone, now)),
    ),
  )
  return given > 0 ? 0 : pointsIn(params)
}

/** Gives it in the caller's transaction, once a day. @returns what was given now */
export async function rewardTip(
  db: Database,
  player: Streaker,
  params: readonly AppParam[],
  now: Date,
): Promise<number> {
  const points = pointsIn(params)
  if (points === 0) return 0
  const day = localDateIn(player.timeZone, now)
  const [row] = await db.select({ isGiven: sql<boolean>`is_given` }).from(
    sql`post_reward(
      ${player.tenantId}, ${player.id}, ${TIP}, ${TIP}, ${day}, ${points}, 0, ${day}, ${now.toISOString()}
    ) as is_given`,
  )
  return row?.isGiven ? points : 0
}

function pointsIn(params: readonly AppParam[]): number {
  return wholeOr(params.findLast(({ configKey }) => configKey === 'protip_points')?.configValue, TIP_POINTS)
}
