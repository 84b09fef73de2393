import { and, eq, sql } from 'drizzle-orm'
import { localDateIn } from '#shared/domain/local-date.ts'
import { waitsElsewhere } from '#shared/domain/streak.ts'
import type { AppParam } from '#shared/domain/switches.ts'
import { wholeOr } from '#shared/domain/streak-settings.ts'
import { TIP_POINTS } from '#shared/domain/tips.ts'
import type { Database } from '#server/db/database.ts'
import { ledgerEntries, wallets } from '#server/db/schema/rewards.ts'
import type { Streaker } from './streak.ts'

const TIP = 'tip'

/** What the first tip of a day brings; nothing where this day has had it, or another zone less than twelve hours ago. */
export async function tipPointsLeft(
  db: Database,
  player: Streaker,
  params: readonly AppParam[],
  now: Date,
): Promise<number> {
  const [given, [last]] = await Promise.all([
    db.$count(
      ledgerEntries,
      and(
        eq(ledgerEntries.tenantId, player.tenantId),
        eq(ledgerEntries.personId, player.id),
        eq(ledgerEntries.reason, TIP),
        eq(ledgerEntries.cycle, localDateIn(player.timeZone, now)),
      ),
    ),
    findLast(db, player),
  ])
  return given > 0 || waits(last, player, now) ? 0 : pointsIn(params)
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
  // locks the wallet: two tips at the same time come one after the other, whatever their zones
  const [last] = await findLast(db, player).for('update')
  if (waits(last, player, now)) return 0
  const day = localDateIn(player.timeZone, now)
  const [row] = await db.select({ isGiven: sql<boolean>`is_given` }).from(
    sql`post_reward(
      ${player.tenantId}, ${player.id}, ${TIP}, ${TIP}, ${day}, ${points}, 0, ${day}, ${now.toISOString()}
    ) as is_given`,
  )
  if (!row?.isGiven) return 0
  await db.update(wallets).set({ tipAt: now, tipIn: player.timeZone }).where(isTheirs(player))
  return points
}

interface LastTip {
  at: Date | null
  zone: string | null
}

function findLast(db: Database, player: Streaker) {
  return db.select({ at: wallets.tipAt, zone: wallets.tipIn }).from(wallets).where(isTheirs(player))
}

function waits(last: LastTip | undefined, { timeZone }: Streaker, now: Date): boolean {
  const { at = null, zone = null } = last ?? {}
  return at !== null && zone !== null && waitsElsewhere({ at, zone }, { at: now, zone: timeZone })
}

function isTheirs({ tenantId, id }: Streaker) {
  return and(eq(wallets.tenantId, tenantId), eq(wallets.personId, id))
}

function pointsIn(params: readonly AppParam[]): number {
  return wholeOr(params.findLast(({ configKey }) => configKey === 'protip_points')?.configValue, TIP_POINTS)
}
