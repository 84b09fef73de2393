import type { MissionsTranslations, MySpaceTranslations } from '#shared/contract/adventures.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { Content } from '#server/play/content.ts'

/** The names of missions, in each of these languages that the adventure speaks. */
export function showMissionNames(content: Content, languages: readonly Language[]): MissionsTranslations {
  const byLanguage = spoken(content, languages).map((language) => {
    const named = [...content.missions.values()].flatMap(({ id, text }) => {
      const missionName = text[language]?.name
      return missionName === undefined ? [] : [[id, { missionName }] as const]
    })
    return [language, Object.fromEntries(named)] as const
  })
  return Object.fromEntries(byLanguage)
}

/** The names of the adventure and of its competences, likewise. */
export function showOwnNames(content: Content, languages: readonly Language[]): MySpaceTranslations {
  const byLanguage = spoken(content, languages).flatMap((language) => {
    const text = content.published.text[language]
    return text ? [[language, { adventureName: text.name, competences: text.competences }] as const] : []
  })
  return Object.fromEntries(byLanguage)
}

function spoken({ published }: Content, languages: readonly Language[]): Language[] {
  return published.languages.filter((language) => languages.includes(language))
}
