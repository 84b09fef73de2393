import * as z from 'zod/mini'
import type { MissionFields } from '../scene/tree.ts'
import { endpoint } from './endpoint.ts'
import { Task } from './tasks.ts'
import { Unmet } from './unmet.ts'

/** Cache breaker of the specification: a timestamp that the server ignores. */
const CacheBreaker = z.object({ d: z.optional(z.string()) })
const MissionParams = z.object({ id: z.string().check(z.maxLength(120)) })

/** What the specification's section 3 says of a mission, as the tree has it too (`shared/scene/tree.ts`). */
const missionFields = {
  missionId: z.string(),
  missionName: z.string(),
  missionBackground: z.nullable(z.string()),
  missionBackgroundVideo: z.nullable(z.string()),
  missionThumbnail: z.nullable(z.string()),
  missionAlign: z.string(),
  assistant: z.nullable(z.string()),
  missionDescription: z.optional(z.string()),
} satisfies Record<keyof MissionFields, z.core.$ZodType>

export const ChildMission = z.object({
  ...missionFields,
  tasksToDo: z.number(),
  tasks: z.number(),
  /** Minutes that the tasks to do take together. */
  minutesToDo: z.number(),
  /** What still locks it; empty when open. */
  unmet: z.array(Unmet),
})
export type ChildMission = z.infer<typeof ChildMission>

/** The light on a map now, by the tenant's clock (`shared/domain/daylight.ts`). */
export const MapLight = z.object({
  /** Two colours each, as #rrggbb: at the top of the picture and at its foot. */
  shade: z.array(z.string()),
  shine: z.array(z.string()),
  isDark: z.boolean(),
  season: z.string(),
})
export type MapLight = z.infer<typeof MapLight>

export const Mission = z.object({
  ...missionFields,
  unmet: z.array(Unmet),
  tasks: z.array(Task),
  /** Those that are reached from it; what lies below them is read with them. */
  missions: z.array(ChildMission),
  /** Of a map in a tenant where the day passes. */
  light: z.optional(MapLight),
})
export type Mission = z.infer<typeof Mission>

/** One mission with its tasks, as far as the caller has unlocked it. */
export const readMission = endpoint({
  method: 'GET',
  path: '/mission/:id',
  params: MissionParams,
  query: CacheBreaker,
  reply: Mission,
  who: 'signed-in',
  rate: 'read',
})

export const MissionState = z.object({
  id: z.string(),
  /** How many others play there now. */
  activePlayers: z.number(),
  /** Percent. */
  progress: z.number(),
})
/** The same, with who is there. */
const PeopledState = z.object({
  ...MissionState.shape,
  /** Display names of teammates among them, at most twelve in a whole reply; left out where there is none (ALIVE-1). */
  mates: z.optional(z.array(z.string())),
})
export type MissionState = z.infer<typeof PeopledState>

/** The state of the mission itself and of its children. */
export const readMissionDetails = endpoint({
  method: 'GET',
  path: '/mission/:id/details',
  params: MissionParams,
  query: CacheBreaker,
  reply: z.object({ missions: z.array(PeopledState) }),
  who: 'signed-in',
  rate: 'read',
})

/** A mission that has tasks, as a list of all tasks shows it. */
export const MissionTasks = z.object({
  missionId: z.string(),
  missionName: z.string(),
  unmet: z.array(Unmet),
  tasks: z.array(Task),
})
export type MissionTasks = z.infer<typeof MissionTasks>

/** The tasks of the mission and of all below it, by mission. A look from afar: anyone who reads it is not seen there. */
export const readMissionTasks = endpoint({
  method: 'GET',
  path: '/mission/:id/tasks',
  params: MissionParams,
  query: CacheBreaker,
  reply: z.object({ missions: z.array(MissionTasks) }),
  who: 'signed-in',
  rate: 'read',
})
