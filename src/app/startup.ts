import type { AppParams, PlatformSettings } from '#shared/contract/platform.ts'
import type { LoginStatus } from '#shared/contract/session.ts'
import { loadApiLink, loadDatabaseParams, loadFileParams, loadSettings } from '#src/features/platform/load.ts'
import { offeredLanguages } from '#src/features/platform/offered-languages.ts'
import { settlePlatform } from '#src/features/platform/store.ts'
import { askWho } from '#src/flows/check-session.ts'
import { fetchWordsEarly, startLanguage, startWords } from '#src/i18n/setup.ts'
import { readDocumentStart, type DocumentStart } from '#src/lib/document-start.ts'
import { setApiBase } from '#src/lib/http.ts'
import { writeLocal } from '#src/lib/storage.ts'
import { showLook } from '#src/shell/look.ts'
import { assumeMap, beginMap } from './begin-map.ts'

/** The calls of the start that go to the API. */
interface ApiCalls {
  databaseParams: Promise<AppParams | null>
  settings: Promise<PlatformSettings | null>
  who: Promise<LoginStatus>
}

/**
 * Loads what every screen needs, and applies it in the specification's order: store configuration, static params, the tenant's
 * params, platform settings. Requests start together: where the API is on the document's own server all of them at once, elsewhere
 * as soon as the store configuration has said where. Whatever fails, it ends with a product that is ready (BOOT-4).
 * @returns who is signed in, which the server was asked meanwhile
 */
export async function startUp(): Promise<Pick<ApiCalls, 'who'>> {
  const store = loadApiLink()
  const file = loadFileParams()
  const document = readDocumentStart()
  const early = document && askApi()
  if (document) beginEarly(document, store)
  const apiLink = await store
  if (apiLink) setApiBase(apiLink)
  const calls = early && !apiLink ? early : askApi()
  const fileParams = await file
  const databaseParams = await calls.databaseParams
  const settings = await calls.settings
  showLook(settings)
  await startWords(offeredLanguages(settings), settings?.languageSettings.defaultLang ?? 'en')
  settlePlatform(fileParams, databaseParams, settings)
  // page load time in seconds (BOOT-8)
  writeLocal('loadTime', (performance.now() / 1000).toFixed(2))
  return { who: calls.who }
}

function askApi(): ApiCalls {
  const who = askWho()
  // the one who waits for it handles it
  who.catch(() => undefined)
  return { databaseParams: loadDatabaseParams(), settings: loadSettings(), who }
}

/** What the document lets expect: the texts of a language, and a map for a player. */
function beginEarly(
  { languages, defaultLanguage, isPlaying }: DocumentStart,
  apiLink: Promise<string | null>,
): void {
  const language = startLanguage(languages, defaultLanguage)
  fetchWordsEarly(language)
  const map = isPlaying ? beginMap(language, location.hash.slice(1), apiLink) : null
  if (map) assumeMap(map).catch(() => undefined)
}
