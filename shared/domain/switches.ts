/** The params that switch a part of the product on or off, with what holds when nothing is configured (BOOT-6, BOOT-7). */
export const SWITCH_DEFAULTS = {
  snow: false,
  cloud: false,
  bubbles: false,
  daylight: false,
  streak_enabled: true,
  isDisableMissionBlinking: false,
  assurance_in_tests: true,
  training_sign_of_enabled: true,
  coaching_sessions_enabled: false,
  isRecommendationModuleEnabled: false,
  protip: false,
  error_handler: false,
} as const satisfies Record<string, boolean>

export type SwitchKey = keyof typeof SWITCH_DEFAULTS
export type Switches = Record<SwitchKey, boolean>

export interface AppParam {
  configKey: string
  configValue: unknown
}

/**
 * The params that hold, for the client and the server alike: the static ones, then the tenant's from the database, whose
 * entries win because of entries with one key the last counts (BOOT-2).
 */
export function resolveParams(
  fileParams: readonly AppParam[],
  databaseParams: readonly AppParam[],
): AppParam[] {
  return [...fileParams, ...databaseParams]
}

/** Reads the switches out of resolved params: of entries with one key the last wins. */
export function readSwitches(params: readonly AppParam[]): Switches {
  const switches: Switches = { ...SWITCH_DEFAULTS }
  for (const { configKey, configValue } of params) {
    if (isSwitch(configKey)) switches[configKey] = isOn(configValue)
  }
  return switches
}

/** Address of the assistant where a mission names none (BOOT-7); null where none is configured. Of entries with one key the last wins. */
export function readDefaultAssistant(params: readonly AppParam[]): string | null {
  const value = params.findLast(({ configKey }) => configKey === 'defaultAssistant')?.configValue
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

function isSwitch(key: string): key is SwitchKey {
  return Object.hasOwn(SWITCH_DEFAULTS, key)
}

function isOn(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true'
}
