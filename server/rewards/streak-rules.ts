import { readStreakSettings, type StreakSettings } from '#shared/domain/streak-settings.ts'
import { readSwitches, type AppParam } from '#shared/domain/switches.ts'

/** Coins are recorded also while the shop is off; shown only while it is on. */
export interface StreakRules extends StreakSettings {
  isOn: boolean
  isShopEnabled: boolean
}

/** The tenant's rules; what is not configured, or makes no sense, is the default. */
export function readStreakRules(params: readonly AppParam[], isShopEnabled: boolean): StreakRules {
  return { ...readStreakSettings(params), isOn: readSwitches(params).streak_enabled, isShopEnabled }
}
