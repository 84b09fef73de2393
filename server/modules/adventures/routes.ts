import { readAdventureSettings, readMyAdventures, selectAdventure } from '#shared/contract/adventures.ts'
import { on, type Route } from '#server/http/route.ts'
import { listMyAdventures } from './list.ts'
import { selectMyAdventure } from './select.ts'
import { readSettings } from './settings.ts'

export const adventureRoutes: readonly Route[] = [
  on(readMyAdventures, (_, visit) => listMyAdventures(visit)),
  on(selectAdventure, async ({ params, body }, visit) => {
    await selectMyAdventure(params.id, body.id, visit)
    return undefined
  }),
  on(readAdventureSettings, (_, visit) => readSettings(visit)),
]
