import type { StreakAct, StreakPeriod } from './streak.ts'
import type { AppParam } from './switches.ts'

/** How a tenant's streaks go. */
export interface StreakSettings {
  qualifier: StreakAct
  period: StreakPeriod
  bonusPoints: number
  bonusCoins: number
}

/** What is not configured, or makes no sense, is the default. */
export function readStreakSettings(params: readonly AppParam[]): StreakSettings {
  const last = (key: string): unknown => params.findLast(({ configKey }) => configKey === key)?.configValue
  return {
    qualifier: last('streak_qualifier') === 'task' ? 'task' : 'visit',
    period: last('streak_type') === 'week' ? 'week' : 'day',
    bonusPoints: wholeOr(last('streak_bonus_points'), 30),
    bonusCoins: wholeOr(last('streak_bonus_coins'), 5),
  }
}

/** A setting that is a number of points or coins; what makes no sense counts as not set. */
export function wholeOr(value: unknown, otherwise: number): number {
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= 100_000
    ? number
    : otherwise
}
