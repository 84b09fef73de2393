import { create } from 'zustand'
import type { AppParams, PlatformSettings } from '#shared/contract/platform.ts'
import { readSwitches, type AppParam, type Switches } from '#shared/domain/switches.ts'

interface Platform {
  /** Both the params and the settings have loaded, or failed for good (BOOT-4). */
  isReady: boolean
  /** The database's after the static ones: the last of a key holds (BOOT-2). */
  params: readonly AppParam[]
  switches: Switches
  /** Null: the settings did not load; the default look holds. */
  settings: PlatformSettings | null
}

export const usePlatform = create<Platform>(() => ({
  isReady: false,
  params: [],
  switches: readSwitches([]),
  settings: null,
}))

/** Params of the database win over the static ones (BOOT-2). */
export function settlePlatform(
  fileParams: AppParams,
  databaseParams: AppParams,
  settings: PlatformSettings | null,
): void {
  const params = [...fileParams, ...databaseParams]
  usePlatform.setState({ isReady: true, params, switches: readSwitches(params), settings })
}
