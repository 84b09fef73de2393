import type { StreakAct, StreakPeriod } from '#shared/domain/streak.ts'
import { readSwitches, type AppParam } from '#shared/domain/switches.ts'

export interface StreakRules {
  isOn: boolean
  qualifier: StreakAct
  period: StreakPeriod
  bonusPoints: number
  /** Recorded also while the shop is off; shown only while it is on. */
  bonusCoins: number
  isShopEnabled: boolean
}

/** The tenant's rules; what is not configured, or makes no sense, is the default. */
export function readStreakRules(params: readonly AppParam[], isShopEnabled: boolean): StreakRules {
  const last = (key: string): unknown => params.findLast(({ configKey }) => configKey === key)?.configValue
  return {
    isOn: readSwitches(params).streak_enabled,
    qualifier: last('streak_qualifier') === 'task' ? 'task' : 'visit',
    period: last('streak_type') === 'week' ? 'week' : 'day',
    bonusPoints: wholeOr(last('streak_bonus_points'), 30),
    bonusCoins: wholeOr(last('streak_bonus_coins'), 5),
    isShopEnabled,
  }
}

/** A setting that is a number of points or coins; what makes no sense counts as not set. */
export function wholeOr(value: unknown, otherwise: number): number {
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= 100_000
    ? number
    : otherwise
}
