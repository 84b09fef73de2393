import { loadApiLink, loadDatabaseParams, loadFileParams, loadSettings } from '#src/features/platform/load.ts'
import { offeredLanguages } from '#src/features/platform/offered-languages.ts'
import { settlePlatform } from '#src/features/platform/store.ts'
import { startWords } from '#src/i18n/setup.ts'
import { setApiBase } from '#src/lib/http.ts'
import { writeLocal } from '#src/lib/storage.ts'
import { showLook } from '#src/shell/look.ts'

/**
 * Loads what every screen needs, in the specification's order: store configuration, static params, the tenant's params,
 * platform settings. Whatever fails, it ends with a product that is ready (BOOT-4).
 */
export async function startUp(): Promise<void> {
  const apiLink = await loadApiLink()
  if (apiLink) setApiBase(apiLink)
  const fileParams = await loadFileParams()
  const databaseParams = await loadDatabaseParams()
  const settings = await loadSettings()
  showLook(settings)
  await startWords(offeredLanguages(settings), settings?.languageSettings.defaultLang ?? 'en')
  settlePlatform(fileParams, databaseParams, settings)
  // page load time in seconds (BOOT-8)
  writeLocal('loadTime', (performance.now() / 1000).toFixed(2))
}
