import type { MissionsTranslations, MySpaceTranslations } from '#shared/contract/adventures.ts'
import type { Language } from '#shared/domain/languages.ts'
import { notFound } from '#server/http/problem.ts'
import type { Player, Visit } from '#server/http/visit.ts'
import type { Content } from '#server/play/content.ts'
import { readContent } from '#server/play/read-content.ts'
import { mustPlay } from '#server/policies/must-play.ts'

type PlayerVisit = Visit & { player: Player }

export async function translateMissions(visit: PlayerVisit): Promise<MissionsTranslations> {
  const content = await contentOf(visit)
  const byLanguage = spoken(content, visit).map((language) => {
    const named = [...content.missions.values()].flatMap(({ id, text }) => {
      const missionName = text[language]?.name
      return missionName === undefined ? [] : [[id, { missionName }] as const]
    })
    return [language, Object.fromEntries(named)] as const
  })
  return Object.fromEntries(byLanguage)
}

export async function translateMySpace(visit: PlayerVisit): Promise<MySpaceTranslations> {
  const content = await contentOf(visit)
  const byLanguage = spoken(content, visit).flatMap((language) => {
    const text = content.published.text[language]
    return text ? [[language, { adventureName: text.name, competences: text.competences }] as const] : []
  })
  return Object.fromEntries(byLanguage)
}

async function contentOf({ db, tenant, player }: PlayerVisit): Promise<Content> {
  const content = await readContent(db, tenant.id, mustPlay(player).versionId)
  if (!content) throw notFound()
  return content
}

function spoken({ published }: Content, { tenant }: PlayerVisit): Language[] {
  return published.languages.filter((language) => tenant.languages.includes(language))
}
