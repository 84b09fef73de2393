import * as z from 'zod/mini'
import { MissionsTranslations, MyAdventure, MySpaceTranslations } from './adventures.ts'
import { endpoint } from './endpoint.ts'
import { Mission, MissionState } from './missions.ts'
import { Profile, Today, UserProgress } from './player.ts'

/** What a player's map is shown from, besides the tree of the adventure: each part as its own call answers it. */
export const MapStart = z.object({
  profile: Profile,
  adventures: z.array(MyAdventure),
  missionsTranslations: MissionsTranslations,
  mySpaceTranslations: MySpaceTranslations,
  /** The mission that was asked for, else the root; left out where the adventure has none of that id. */
  mission: z.optional(Mission),
  /** Of that mission and its children. */
  states: z.optional(z.array(MissionState)),
  progress: UserProgress,
  today: Today,
})
export type MapStart = z.infer<typeof MapStart>

/** In place of eight calls, which all stay, at the start of a page whose document says that somebody plays. */
export const readMapStart = endpoint({
  method: 'GET',
  path: '/v2/start',
  query: z.object({ mission: z.optional(z.string().check(z.maxLength(120))) }),
  reply: MapStart,
  who: 'signed-in',
  rate: 'read',
})
