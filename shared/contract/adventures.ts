import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { LanguageCode } from './fields.ts'

/** Until when something should be played, where a day is set and it is not done. */
export const Due = z.object({
  /** The last day, YYYY-MM-DD, in the player's own zone. */
  on: z.string(),
  /** Whole days; below 0 it is over. */
  daysLeft: z.number(),
})
export type Due = z.infer<typeof Due>

export const MyAdventure = z.object({
  id: z.uuid(),
  name: z.string(),
  thumbnail: z.nullable(z.string()),
  /** Percent. */
  progress: z.number(),
  isActive: z.boolean(),
  due: z.optional(Due),
})
export type MyAdventure = z.infer<typeof MyAdventure>

/** The adventures that the caller was given, with progress and due day. */
export const readMyAdventures = endpoint({
  method: 'GET',
  path: '/my-adventures',
  reply: z.array(MyAdventure),
  who: 'signed-in',
  rate: 'read',
})

/** Makes an adventure the caller’s active one. 404 for one that was not given to the caller. */
export const selectAdventure = endpoint({
  method: 'POST',
  path: '/adventure/:id/select',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ id: z.uuid() }),
  who: 'signed-in',
  rate: 'write',
})

export const AdventureConfig = z.object({
  logoURL: z.nullable(z.string()),
  shop: z.object({ isShopEnabled: z.boolean() }),
  mainDestination: z.object({ isActivitiesWidgetEnabled: z.boolean() }),
  protip: z.object({ isProtipEnabled: z.boolean() }),
})
export type AdventureConfig = z.infer<typeof AdventureConfig>

/** The tree is lifted by `shared/scene/lift/lift-tree.ts`, which tells what is wrong with it and keeps the rest. */
export const AdventureSettings = z.object({
  tree: z.unknown(),
  config: AdventureConfig,
  /** Of the content, by which `awaitVersion` knows it; previews have none. */
  version: z.optional(z.string()),
})
export type AdventureSettings = z.infer<typeof AdventureSettings>

/** The tree of missions of the active adventure and how its scenes are shown. */
export const readAdventureSettings = endpoint({
  method: 'GET',
  path: '/adventure/settings',
  reply: AdventureSettings,
  who: 'signed-in',
  rate: 'read',
})

/** Words of the played adventure's missions in each of its languages, by id; a field without words is left out (LANG-4). */
export const MissionsTranslations = z.partialRecord(
  LanguageCode,
  z.record(z.string(), z.object({ missionName: z.optional(z.string()) })),
)
export type MissionsTranslations = z.infer<typeof MissionsTranslations>

/** The words of the active adventure’s missions, in the caller’s language. */
export const readMissionsTranslations = endpoint({
  method: 'GET',
  path: '/v2/game/missions-translations',
  reply: MissionsTranslations,
  who: 'signed-in',
  rate: 'read',
})

/** What the player's own area calls by name, in each language of the played adventure: itself, and its competences by key. */
export const MySpaceTranslations = z.partialRecord(
  LanguageCode,
  z.object({ adventureName: z.optional(z.string()), competences: z.record(z.string(), z.string()) }),
)
export type MySpaceTranslations = z.infer<typeof MySpaceTranslations>

/** The words of my space in the active adventure, in the caller’s language. */
export const readMySpaceTranslations = endpoint({
  method: 'GET',
  path: '/v2/game/missions-translations/my-space',
  reply: MySpaceTranslations,
  who: 'signed-in',
  rate: 'read',
})
