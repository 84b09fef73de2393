import { isLanguage, LANGUAGE_CODES, type Language } from '../domain/languages.ts'
import { parseJsonObject } from './json.ts'

/** The languages of a draft: those that it names; else those that have words of their own; else all. */
export function languagesIn(files: readonly { path: string; text: string | null }[]): readonly Language[] {
  const own = files.find(({ path }) => path === 'adventure.json')?.text
  const said: unknown = own ? parseJsonObject(own)?.['languages'] : undefined
  const named = Array.isArray(said)
    ? said.filter((one: unknown) => typeof one === 'string').filter(isLanguage)
    : []
  const written = LANGUAGE_CODES.filter((code) =>
    files.some(({ path }) => path.endsWith(`text/${code}.json`)),
  )
  return [named, written, LANGUAGE_CODES].find((codes) => codes.length > 0) ?? LANGUAGE_CODES
}
