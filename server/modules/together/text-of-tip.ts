import { LANGUAGE_CODES, type Language } from '#shared/domain/languages.ts'
import { languageOfVisit } from '#server/http/visit-language.ts'
import type { TogetherVisit } from './visit.ts'

/** A tip's words in the reader's language, else the tenant's, else whichever there are. */
export function textOfTip(words: Partial<Record<Language, string>>, visit: TogetherVisit): string {
  const order = [languageOfVisit(visit), visit.tenant.defaultLanguage, ...LANGUAGE_CODES]
  return order.map((language) => words[language]).find((text) => text !== undefined) ?? ''
}
