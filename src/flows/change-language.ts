import type { Language } from '#shared/domain/languages.ts'
import { sendLocale } from '#src/features/profile/queries.ts'
import { keepLanguage, speak } from '#src/i18n/setup.ts'

/** On the front door a change neither saves nor reloads; everywhere else it does both (LANG-2). */
export async function changeLanguage(language: Language, isFrontDoor: boolean): Promise<void> {
  if (isFrontDoor) return speak(language)
  await sendLocale(language)
  // The words change with the reload, not before it as well: the scene would be built twice.
  keepLanguage(language)
  location.reload()
}
