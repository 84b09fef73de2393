import i18next from 'i18next'
import { loadDatabaseParams, loadSettings } from '#src/features/platform/load.ts'
import { settlePlatform, usePlatform } from '#src/features/platform/store.ts'
import { useSession } from '#src/features/session/store.ts'
import { askQuietly } from '#src/flows/check-session.ts'
import { hasAllWords, startWords } from '#src/i18n/setup.ts'
import { retryWithBackoff } from '#src/lib/retry-with-backoff.ts'
import { showLook } from '#src/shell/look.ts'
import { offeredLanguages } from '#src/features/platform/offered-languages.ts'

/**
 * What the start missed, because the server was away or broken, is asked for again quietly until it comes: who is signed
 * in, the tenant's params and look, the words. Returns how to stop.
 */
export function completeStart(): () => void {
  let stopAsking = () => {}
  const askWho = () => {
    stopAsking()
    if (useSession.getState().trouble) stopAsking = retryWithBackoff(() => askQuietly())
  }
  askWho()
  const unsubscribe = useSession.subscribe((session, before) => {
    if (Boolean(session.trouble) !== Boolean(before.trouble)) askWho()
  })
  const stopPlatform = isWhole() ? () => {} : retryWithBackoff(completePlatform)
  return () => {
    unsubscribe()
    stopAsking()
    stopPlatform()
  }
}

function isWhole(): boolean {
  const { hasParams, settings } = usePlatform.getState()
  return hasParams && settings !== null && hasAllWords(i18next.language)
}

async function completePlatform(): Promise<boolean> {
  const { params, hasParams, settings: known } = usePlatform.getState()
  const settings = known ?? (await loadSettings())
  // the modal has said it once, at the start
  const databaseParams = hasParams ? [] : await loadDatabaseParams('log')
  if (settings !== known) showLook(settings)
  await startWords(offeredLanguages(settings), settings?.languageSettings.defaultLang ?? 'en')
  settlePlatform(params, databaseParams, settings)
  return isWhole()
}
