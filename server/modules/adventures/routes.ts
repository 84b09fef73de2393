import {
  readAdventureSettings,
  readMissionsTranslations,
  readMyAdventures,
  readMySpaceTranslations,
  selectAdventure,
} from '#shared/contract/adventures.ts'
import { awaitVersion } from '#shared/contract/adventure-version.ts'
import { on, type Route } from '#server/http/route.ts'
import { answerVersion } from './await-version.ts'
import { listMyAdventures } from './list.ts'
import { selectMyAdventure } from './select.ts'
import { readSettings } from './settings.ts'
import { translateMissions, translateMySpace } from './translations.ts'

export const adventureRoutes: readonly Route[] = [
  on(readMyAdventures, (_, visit) => listMyAdventures(visit)),
  on(selectAdventure, async ({ params, body }, visit) => {
    await selectMyAdventure(params.id, body.id, visit)
    return undefined
  }),
  on(readAdventureSettings, (_, visit) => readSettings(visit)),
  on(awaitVersion, ({ query }, visit) => answerVersion(query, visit)),
  on(readMissionsTranslations, (_, visit) => translateMissions(visit)),
  on(readMySpaceTranslations, (_, visit) => translateMySpace(visit)),
]
