import { isLanguage, type Language } from '#shared/domain/languages.ts'
import { LOCALE_KEY } from '#src/i18n/setup.ts'
import { APART_KEYS } from '#src/lib/apart.ts'
import { dropTab, readTab, tabKeys, writeTab } from '#src/lib/tab-storage.ts'

const LANGUAGE = APART_KEYS + LOCALE_KEY

/** The language that the frame of a preview speaks when it starts. */
export function speakInFrame(language: Language): void {
  writeTab(LANGUAGE, language)
}

/** The one that it speaks now, which its own menu changes too. */
export function languageInFrame(): Language | null {
  const language = readTab(LANGUAGE) ?? ''
  return isLanguage(language) ? language : null
}

/** What the frame stored of a play that is over; its language stays. */
export function forgetInFrame(): void {
  for (const key of tabKeys(APART_KEYS)) if (key !== LANGUAGE) dropTab(key)
}
