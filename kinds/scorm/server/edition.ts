import { LANGUAGE_CODES, type Language } from '#shared/domain/languages.ts'
import type { PublishedPackage, ScormPublished } from '../shared/schemas.ts'

/** In which language an attempt is played that begins; undefined where there is one for every language, or none. */
export function editionIn(
  { package: found, editions = {} }: ScormPublished,
  language: Language | undefined,
): Language | undefined {
  if (language !== undefined && editions[language]) return language
  return found ? undefined : LANGUAGE_CODES.find((one) => editions[one])
}

/** The package of an attempt: that of the language in which it began; what is gone since leaves the one for every language. */
export function packageFor(
  { package: found, editions = {} }: ScormPublished,
  { edition }: { edition?: Language | undefined },
): PublishedPackage | null {
  return (edition && editions[edition]) ?? found
}
