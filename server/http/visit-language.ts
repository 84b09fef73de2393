import { pickLanguage, type Language } from '#shared/domain/languages.ts'
import type { Player, Visit } from './visit.ts'

/** The language in which somebody reads and writes: the chosen one, else what the browser wishes, of those that the tenant offers. */
export function languageOfVisit({
  player,
  languages,
  tenant,
}: Pick<Visit, 'languages' | 'tenant'> & { player: Pick<Player, 'language'> }): Language {
  const wishes = player.language === null ? languages : [player.language, ...languages]
  return pickLanguage(wishes, tenant.languages, tenant.defaultLanguage)
}
