import type { MissionsTranslations, MySpaceTranslations } from '#shared/contract/adventures.ts'
import { notFound } from '#server/http/problem.ts'
import type { Player, Visit } from '#server/http/visit.ts'
import type { Content } from '#server/play/content.ts'
import { readContent } from '#server/play/read-content.ts'
import { mustPlay } from '#server/policies/must-play.ts'
import { showMissionNames, showOwnNames } from './show-adventure.ts'

type PlayerVisit = Visit & { player: Player }

export async function translateMissions(visit: PlayerVisit): Promise<MissionsTranslations> {
  return showMissionNames(await contentOf(visit), visit.tenant.languages)
}

export async function translateMySpace(visit: PlayerVisit): Promise<MySpaceTranslations> {
  return showOwnNames(await contentOf(visit), visit.tenant.languages)
}

async function contentOf({ db, tenant, player }: PlayerVisit): Promise<Content> {
  const content = await readContent(db, tenant.id, mustPlay(player).versionId)
  if (!content) throw notFound()
  return content
}
