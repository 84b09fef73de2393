import { create } from 'zustand'
import type { AppParams, PlatformSettings } from '#shared/contract/platform.ts'
import { readSwitches, resolveParams, type AppParam, type Switches } from '#shared/domain/switches.ts'

interface Platform {
  /** Both the params and the settings have loaded, or failed for good (BOOT-4). */
  isReady: boolean
  /** The database's after the static ones: the last of a key holds (BOOT-2). */
  params: readonly AppParam[]
  switches: Switches
  /** What the database has was read, be it nothing. */
  hasParams: boolean
  /** Null: the settings did not load; the default look holds. */
  settings: PlatformSettings | null
}

export const usePlatform = create<Platform>(() => ({
  isReady: false,
  params: [],
  switches: readSwitches([]),
  hasParams: false,
  settings: null,
}))

/**
 * Params of the database win over those that were known before (BOOT-2).
 * @param databaseParams null: they did not load
 */
export function settlePlatform(
  known: readonly AppParam[],
  databaseParams: AppParams | null,
  settings: PlatformSettings | null,
): void {
  const params = resolveParams(known, databaseParams ?? [])
  const hasParams = databaseParams !== null
  usePlatform.setState({ isReady: true, params, switches: readSwitches(params), hasParams, settings })
}
