/** Where a line begins, as `dir` of HTML says it. */
export type Direction = 'ltr' | 'rtl'

/** The languages the product speaks, in the order in which they are offered, and where each begins to read. */
export const LANGUAGES = [
  { shortName: 'pl', name: 'Polski', dir: 'ltr' },
  { shortName: 'en', name: 'English', dir: 'ltr' },
  { shortName: 'es', name: 'Español', dir: 'ltr' },
  { shortName: 'de', name: 'Deutsch', dir: 'ltr' },
] as const satisfies readonly { shortName: string; name: string; dir: Direction }[]

export type Language = (typeof LANGUAGES)[number]['shortName']

export const LANGUAGE_CODES: readonly Language[] = LANGUAGES.map(({ shortName }) => shortName)

/** What a tenant offers when it configures nothing (BOOT-6). */
export const DEFAULT_LANGUAGES: readonly Language[] = ['pl', 'en']

/** As its speakers call it; a code that the product does not speak stays one. */
export function nameOfLanguage(code: string): string {
  return LANGUAGES.find(({ shortName }) => shortName === code)?.name ?? code
}

export function directionOf(language: Language): Direction {
  return LANGUAGES.find(({ shortName }) => shortName === language)?.dir ?? 'ltr'
}

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
