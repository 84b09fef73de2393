import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const MissionParams = z.object({ id: z.string().check(z.maxLength(120)) })

/** What I thought of a mission. */
export const MissionAssessment = z.object({
  /** Null until it was said. */
  stars: z.nullable(z.int()),
  /** All of its tasks are done, and nothing was said yet. */
  isDue: z.boolean(),
})
export type MissionAssessment = z.infer<typeof MissionAssessment>

/** How the caller assessed a mission. */
export const readMissionAssessment = endpoint({
  method: 'GET',
  path: '/v2/mission/:id/assessment',
  params: MissionParams,
  reply: MissionAssessment,
  who: 'signed-in',
  rate: 'read',
})

/** Once, for a mission whose tasks are all done. 409 `already-assessed` or `mission-unfinished`. */
export const assessMission = endpoint({
  method: 'POST',
  path: '/v2/mission/:id/assessment',
  params: MissionParams,
  body: z.strictObject({ stars: z.int().check(z.gte(1), z.lte(5)) }),
  reply: MissionAssessment,
  who: 'signed-in',
  rate: 'write',
})
