import type { Language } from '../../domain/languages.ts'
import type { Unit } from './units.ts'

export const FLAGS = ['missing', 'outdated', 'long'] as const
/** What is to be done about a text in one language. */
export type Flag = (typeof FLAGS)[number]

export const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === ''

/** @param source the language that all others are translated from */
export function flagsOf(unit: Unit, language: Language, source: Language): readonly Flag[] {
  const { texts, sources, most } = unit
  const text = texts[language]
  const flags: Flag[] = []
  if (isBlank(text)) {
    if (isMissing(unit, language, source)) flags.push('missing')
  } else if (language !== source && sources[language] !== undefined && sources[language] !== texts[source])
    flags.push('outdated')
  if (most !== null && (text ?? '').length > most) flags.push('long')
  return flags
}

/** What has no words in the first language needs none in another; what has some in another, or must have some, does. */
function isMissing({ texts, isRequired }: Unit, language: Language, source: Language): boolean {
  if (language !== source) return !isBlank(texts[source])
  return isRequired || Object.values(texts).some((text) => !isBlank(text))
}
