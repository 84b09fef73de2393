import {
  AppParams,
  readAppParams,
  readPlatformSettings,
  StoreConfig,
  type PlatformSettings,
} from '#shared/contract/platform.ts'
import { emit, type Reporting } from '#src/lib/events.ts'
import { call, fetchFile, START_TIMEOUT_MS } from '#src/lib/http.ts'
import { report } from '#src/lib/report.ts'

const PARAMS_PAGE_SIZE = '1000'

/** Where the API is, when the store configuration file says so; a missing or broken file says nothing. */
export async function loadApiLink(): Promise<string | null> {
  try {
    return (await fetchFile('/assets/store.json', StoreConfig)).apiLink ?? null
  } catch {
    return null
  }
}

/** The static params; a failing file is reported and loading goes on (BOOT-5). */
export async function loadFileParams(): Promise<AppParams> {
  try {
    return await fetchFile('/assets/config.json', AppParams)
  } catch (error) {
    report('the static params did not load', error)
    emit({ type: 'broke', error })
    return []
  }
}

/** The tenant's params; null: the load failed, which still completes start-up (BOOT-5). */
export async function loadDatabaseParams(reporting: Reporting = 'modal'): Promise<AppParams | null> {
  try {
    return await call(
      readAppParams,
      { query: { itemsPerPage: PARAMS_PAGE_SIZE } },
      { reporting, timeoutMs: START_TIMEOUT_MS },
    )
  } catch {
    return null
  }
}

/** A failed load leaves an empty marker silently (SHELL-6). */
export async function loadSettings(): Promise<PlatformSettings | null> {
  try {
    return await call(readPlatformSettings, {}, { reporting: 'none', timeoutMs: START_TIMEOUT_MS })
  } catch {
    return null
  }
}
