import { LANGUAGE_CODES, type Language } from '#shared/domain/languages.ts'
import { adventureFiles, type NewFiles, type NewNames } from './mission-files.ts'

/** The folder of the small adventure from which others are begun: it plays at once, and says how it is made. */
export const STARTER_FOLDER = 'first-steps'
const MISSION = 'first-light'

export const STARTER_NAMES: Record<Language, NewNames> = {
  en: { adventure: 'First steps', mission: 'First light' },
  pl: { adventure: 'Pierwsze kroki', mission: 'Pierwsze światło' },
  de: { adventure: 'Erste Schritte', mission: 'Erstes Licht' },
  es: { adventure: 'Primeros pasos', mission: 'La primera luz' },
}

/** Its files, by path inside of its folder. @param first the language that all others are translated from */
export function starterFiles(first?: Language): NewFiles {
  const languages = LANGUAGE_CODES.toSorted((a, b) => Number(b === first) - Number(a === first))
  const files = adventureFiles(STARTER_FOLDER, MISSION, languages, STARTER_NAMES)
  const entries = Object.entries(files).map(([path, content]): [string, string] => [
    path.slice(STARTER_FOLDER.length + 1),
    content,
  ])
  return Object.fromEntries(entries)
}
