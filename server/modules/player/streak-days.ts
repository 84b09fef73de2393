import { and, count, eq, gte } from 'drizzle-orm'
import type { readStreakDays, StreakDays } from '#shared/contract/player-area.ts'
import { dayAfter, localDateIn, type LocalDate } from '#shared/domain/local-date.ts'
import { currentStreak, FREEZE_ROUNDS, isStreakDue } from '#shared/domain/streak.ts'
import { SHOWN_DAYS, streakDays } from '#shared/domain/streak-days.ts'
import { people } from '#server/db/schema/people.ts'
import { completions } from '#server/db/schema/play.ts'
import { streakSteps } from '#server/db/schema/rewards.ts'
import type { VisitOf } from '#server/http/route.ts'
import { readStreak } from '#server/rewards/streak.ts'
import { readStreakRules } from '#server/rewards/streak-rules.ts'

export async function readMyStreakDays(visit: VisitOf<typeof readStreakDays>): Promise<StreakDays> {
  const { db, now, tenant, player } = visit
  const rules = readStreakRules(tenant.params, tenant.features.isShopEnabled)
  const moment = { at: now, zone: player.timeZone }
  const today = localDateIn(player.timeZone, now)
  // a week that begins before the first day shown may have its step there
  const first = dayAfter(today, -SHOWN_DAYS - 6)
  const [stored, steps, done, me] = await Promise.all([
    readStreak(db, player),
    db
      .select({
        day: streakSteps.day,
        step: streakSteps.step,
        granted: streakSteps.granted,
        frozenOn: streakSteps.frozenOn,
      })
      .from(streakSteps)
      .where(
        and(
          eq(streakSteps.tenantId, player.tenantId),
          eq(streakSteps.personId, player.id),
          gte(streakSteps.day, first),
        ),
      ),
    db
      .select({ day: completions.day, tasks: count() })
      .from(completions)
      .where(
        and(
          eq(completions.tenantId, player.tenantId),
          eq(completions.personId, player.id),
          gte(completions.day, first),
        ),
      )
      .groupBy(completions.day),
    db
      .select({ createdAt: people.createdAt })
      .from(people)
      .where(and(eq(people.tenantId, player.tenantId), eq(people.id, player.id))),
  ])
  const streak = currentStreak(stored, rules.period, moment)
  return {
    type: rules.type,
    qualifier: rules.qualifier,
    hasFreeze: streak.hasFreeze,
    frozenOn: streak.frozenOn,
    roundsToFreeze: streak.hasFreeze ? 0 : FREEZE_ROUNDS - (streak.rounds % FREEZE_ROUNDS),
    days: streakDays({
      period: rules.period,
      today,
      since: earliest([localDateIn(player.timeZone, me[0]?.createdAt ?? now), ...steps, ...done]),
      isDue: isStreakDue(streak, rules.period, moment),
      steps,
      frozen: [streak, ...steps].flatMap(({ frozenOn }) => frozenOn ?? []),
      tasks: new Map(done.map(({ day, tasks }) => [day, tasks])),
    }),
  }
}

/** Anyone who was brought along from elsewhere may have done something before the account was made. */
function earliest(days: readonly (LocalDate | { day: LocalDate })[]): LocalDate {
  const [first = ''] = days.map((one) => (typeof one === 'string' ? one : one.day)).toSorted()
  return first
}
