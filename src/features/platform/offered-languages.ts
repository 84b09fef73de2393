import { DEFAULT_LANGUAGES, type Language } from '#shared/domain/languages.ts'
import type { PlatformSettings } from '#shared/contract/platform.ts'

/** The languages that a tenant offers, the defaults where it names none (LANG-1). */
export function offeredLanguages(settings: PlatformSettings | null): readonly Language[] {
  const active = settings?.languageSettings.languageArray.filter(({ isActive }) => isActive) ?? []
  return active.length > 0 ? active.map(({ shortName }) => shortName) : DEFAULT_LANGUAGES
}
