import * as z from 'zod/mini'
import { LANGUAGE_CODES } from '../domain/languages.ts'
import { MISSION_KINDS } from '../domain/mission-kinds.ts'
import { MAKERS } from '../domain/roles.ts'
import { SCENE_ALIGNS } from '../scene/description.ts'
import { SceneLayout } from '../scene/layout.ts'
import { AdventureFolder } from './content.ts'
import { endpoint } from './endpoint.ts'

const Names = z.partialRecord(z.enum(LANGUAGE_CODES), z.string())

/** What scenes of a draft are edited with: a mission as it was built last, in all languages, and the file that it was built of. */
export const MadeMission = z.object({
  /** Its folder. */
  id: z.string(),
  type: z.enum(MISSION_KINDS),
  align: z.enum(SCENE_ALIGNS),
  names: Names,
  /** What it leads to. */
  missions: z.array(z.string()),
  tasks: z.array(z.object({ id: z.string(), names: Names })),
  /** Something must be done before it opens. */
  hasLock: z.boolean(),
  thumbnail: z.nullable(z.string()),
  /** Null where nothing is drawn, or what is cannot be shown. */
  scene: z.nullable(SceneLayout),
  /** Phones are shown another one. */
  hasMobileScene: z.boolean(),
  /** The text of its scene.json that it was built of; null where there was none. */
  said: z.nullable(z.string()),
})
export type MadeMission = z.infer<typeof MadeMission>

/** Of the newest build of a draft that came to something; `made` is null where there is none yet. 404 without a draft. */
export const readMadeScenes = endpoint({
  method: 'GET',
  path: '/v2/content/:folder/scenes',
  params: z.object({ folder: AdventureFolder }),
  reply: z.object({
    made: z.nullable(
      z.object({
        buildId: z.uuid(),
        revision: z.int(),
        rootMission: z.string(),
        languages: z.array(z.enum(LANGUAGE_CODES)),
        missions: z.array(MadeMission),
      }),
    ),
  }),
  who: MAKERS,
  rate: 'read',
})
