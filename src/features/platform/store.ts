import { create } from 'zustand'
import type { AppParams, PlatformSettings } from '#shared/contract/platform.ts'
import { readSwitches, type Switches } from '#shared/domain/switches.ts'

interface Platform {
  /** Both the params and the settings have loaded, or failed for good (BOOT-4). */
  isReady: boolean
  switches: Switches
  /** Null: the settings did not load; the default look holds. */
  settings: PlatformSettings | null
}

export const usePlatform = create<Platform>(() => ({
  isReady: false,
  switches: readSwitches([]),
  settings: null,
}))

/** Params of the database win over the static ones (BOOT-2). */
export function settlePlatform(
  fileParams: AppParams,
  databaseParams: AppParams,
  settings: PlatformSettings | null,
): void {
  usePlatform.setState({
    isReady: true,
    switches: readSwitches([...fileParams, ...databaseParams]),
    settings,
  })
}
