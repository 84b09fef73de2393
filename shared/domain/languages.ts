/** The languages the product speaks, in the order in which they are offered. */
export const LANGUAGES = [
  { shortName: 'pl', name: 'Polski' },
  { shortName: 'en', name: 'English' },
  { shortName: 'es', name: 'Español' },
  { shortName: 'de', name: 'Deutsch' },
] as const

export type Language = (typeof LANGUAGES)[number]['shortName']

export const LANGUAGE_CODES: readonly Language[] = LANGUAGES.map(({ shortName }) => shortName)

/** What a tenant offers when it configures nothing (BOOT-6). */
export const DEFAULT_LANGUAGES: readonly Language[] = ['pl', 'en']

export function isLanguage(code: string): code is Language {
  return LANGUAGES.some(({ shortName }) => shortName === code)
}

/** The first wanted language that is offered; wishes may carry a region ('de-AT'). */
export function pickLanguage(
  wished: readonly string[],
  offered: readonly Language[],
  otherwise: Language,
): Language {
  for (const wish of wished) {
    const code = wish.slice(0, 2).toLowerCase()
    if (isLanguage(code) && offered.includes(code)) return code
  }
  return otherwise
}
