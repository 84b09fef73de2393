import { WEEKS, type StreakAct, type StreakPeriod } from './streak.ts'
import type { AppParam } from './switches.ts'
import { readFirstWeekday } from './week.ts'

/** How a tenant's streaks go. */
export interface StreakSettings {
  qualifier: StreakAct
  type: 'day' | 'week'
  /** As `type`, with the day that weeks begin with for the tenant. */
  period: StreakPeriod
  bonusPoints: number
  bonusCoins: number
}

/** What is not configured, or makes no sense, is the default. */
export function readStreakSettings(params: readonly AppParam[]): StreakSettings {
  const last = (key: string): unknown => params.findLast(({ configKey }) => configKey === key)?.configValue
  const type = last('streak_type') === 'week' ? 'week' : 'day'
  return {
    qualifier: last('streak_qualifier') === 'task' ? 'task' : 'visit',
    type,
    period: type === 'week' ? WEEKS[readFirstWeekday(params)] : 'day',
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
