import type { PlayedAdventure } from '#src/features/adventures/queries.ts'
import { anAdventure } from './missions.ts'

/** An adventure that is being played; a test says only what it is about. */
export function aPlayedAdventure(given: Partial<PlayedAdventure> = {}): PlayedAdventure {
  return {
    name: 'Lantern Isles',
    config: {
      logoURL: null,
      shop: { isShopEnabled: true },
      mainDestination: { isActivitiesWidgetEnabled: false },
      protip: { isProtipEnabled: false },
    },
    adventure: anAdventure(),
    errors: [],
    version: 'v1',
    ...given,
  }
}
