import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import {
  directionOf,
  isLanguage,
  LANGUAGE_CODES,
  pickLanguage,
  type Language,
} from '#shared/domain/languages.ts'
import { browserLanguages } from '#src/lib/browser.ts'
import { readLocal, writeLocal } from '#src/lib/storage.ts'

const KEY = '_operatorLocale'

/** Its own texts, and those of the kit; no tenant has a wording for them. */
const TEXTS = {
  en: () => import('./texts/en.ts'),
  pl: () => import('./texts/pl.ts'),
  de: () => import('./texts/de.ts'),
  es: () => import('./texts/es.ts'),
} satisfies Record<Language, () => Promise<{ texts: object }>>

/** Readies the words before the first screen, in the language that was picked here, or that the browser wishes. */
export async function startWords(): Promise<void> {
  const known = readLocal(KEY)
  const language = pickLanguage([...(known ? [known] : []), ...browserLanguages()], LANGUAGE_CODES, 'en')
  await i18next.use(initReactI18next).init({
    resources: {},
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  await speak(language)
}

async function speak(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'translation'))
    i18next.addResourceBundle(language, 'translation', (await TEXTS[language]()).texts)
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

/** What an operator picks, for this browser. */
export async function pickOperatorLanguage(code: string): Promise<void> {
  if (!isLanguage(code)) return
  writeLocal(KEY, code)
  await speak(code)
}
