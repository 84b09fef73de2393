import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { readToday, Today } from '#shared/contract/player.ts'
import { localDateIn } from '#shared/domain/local-date.ts'
import { isStreakDue } from '#shared/domain/streak.ts'
import { completions } from '#server/db/schema/play.ts'
import { notices } from '#server/db/schema/reviews.ts'
import { ledgerEntries } from '#server/db/schema/rewards.ts'
import type { VisitOf } from '#server/http/route.ts'
import { readStreak } from '#server/rewards/streak.ts'
import { readStreakRules } from '#server/rewards/streak-rules.ts'

export async function readOwnToday({ db, now, tenant, player }: VisitOf<typeof readToday>): Promise<Today> {
  const today = localDateIn(player.timeZone, now)
  const rules = readStreakRules(tenant.params, tenant.features.isShopEnabled)
  const [streak, [earned], newMessages] = await Promise.all([
    readStreak(db, player),
    db
      .select({
        // what waits for its leader was done all the same
        tasks: db.$count(
          completions,
          and(
            eq(completions.tenantId, player.tenantId),
            eq(completions.personId, player.id),
            eq(completions.day, today),
          ),
        ),
        points: sql`coalesce(sum(${ledgerEntries.points}), 0)`.mapWith(Number),
      })
      .from(ledgerEntries)
      .where(
        and(
          eq(ledgerEntries.tenantId, player.tenantId),
          eq(ledgerEntries.personId, player.id),
          eq(ledgerEntries.day, today),
        ),
      ),
    db.$count(
      notices,
      and(
        eq(notices.tenantId, player.tenantId),
        eq(notices.personId, player.id),
        isNull(notices.readAt),
        ne(notices.kind, 'alert'),
        tenant.features.isShopEnabled ? undefined : ne(notices.kind, 'order'),
      ),
    ),
  ])
  return {
    tasksDoneToday: earned?.tasks ?? 0,
    pointsToday: earned?.points ?? 0,
    streakDue: rules.isOn && isStreakDue(streak, rules.period, { at: now, zone: player.timeZone }),
    newMessages,
  }
}
