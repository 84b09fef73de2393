import type { Language } from '#shared/domain/languages.ts'
import { keepLanguage } from '#src/i18n/setup.ts'

/** Saves the language and starts anew in it (LANG-2). On the auth pages `speak` alone is enough. Throws a `Failure`. */
export async function changeLanguage(language: Language): Promise<void> {
  const { sendLocale } = await import('#src/features/profile/queries.ts')
  await sendLocale(language)
  // The words change with the reload, not before it as well: the scene would be built twice.
  keepLanguage(language)
  location.reload()
}
