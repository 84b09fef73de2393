import * as z from 'zod/mini'
import { LANGUAGE_CODES } from '../domain/languages.ts'
import { MISSION_KINDS } from '../domain/mission-kinds.ts'
import { MAKERS } from '../domain/roles.ts'
import { SCENE_ALIGNS } from '../scene/description.ts'
import { SceneLayout } from '../scene/layout.ts'
import { UnlockRuleFile } from '../scene/unlock-rule.ts'
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
  /** What: by the names of now. */
  unlock: z.optional(z.nullable(UnlockRuleFile)),
  thumbnail: z.nullable(z.string()),
  /** Null where nothing is drawn, or what is cannot be shown. */
  scene: z.nullable(SceneLayout),
  /** The file that says how the scene stands, and its text that it was built of; null where there was none. */
  sceneFile: z.string(),
  said: z.nullable(z.string()),
  /** What phones are shown in its place; null where they are shown the same. The file may be that of the other one. */
  mobile: z.nullable(z.object({ scene: SceneLayout, sceneFile: z.string(), said: z.nullable(z.string()) })),
})
export type MadeMission = z.infer<typeof MadeMission>

/** Of the newest build of a draft that came to something; `made` is null where there is none yet. 404 without a draft, and for anyone who neither makes nor translates it. */
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
        /** What was renamed: the id that players know it by, and what its folder or file is called now. */
        moved: z.record(z.string(), z.string()),
      }),
    ),
  }),
  who: 'signed-in',
  rate: 'read',
})

/**
 * Scenes that look otherwise in a build than players see them now: the whole of each as one small picture (the address of it), null where
 * there is none. By the names of the build. 404; 409 `build-not-done`.
 */
export const readChangedScenes = endpoint({
  method: 'GET',
  path: '/v2/content/:folder/builds/:buildId/changed-scenes',
  params: z.object({ folder: AdventureFolder, buildId: z.uuid() }),
  reply: z.object({
    scenes: z.array(
      z.object({
        mission: z.string(),
        names: Names,
        before: z.nullable(z.string()),
        after: z.nullable(z.string()),
      }),
    ),
  }),
  who: MAKERS,
  rate: 'read',
})
