import type { AdventureSettings, readAdventureSettings } from '#shared/contract/adventures.ts'
import { notFound } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { readContent } from '#server/play/read-content.ts'
import { wordsIn } from '#server/play/words.ts'
import { mustPlay } from '#server/policies/must-play.ts'
import { showTree } from './show-tree.ts'

export async function readSettings(visit: VisitOf<typeof readAdventureSettings>): Promise<AdventureSettings> {
  const { db, tenant, player, languages } = visit
  const version = mustPlay(player).versionId
  const content = await readContent(db, tenant.id, version)
  if (!content) throw notFound()
  const { features } = tenant
  return {
    version,
    tree: showTree(content, wordsIn(content, languages, tenant)),
    config: {
      logoURL: features.adventureLogoUrl,
      shop: { isShopEnabled: features.isShopEnabled },
      mainDestination: { isActivitiesWidgetEnabled: features.isActivitiesWidgetEnabled },
      protip: { isProtipEnabled: features.isProtipEnabled },
    },
  }
}
