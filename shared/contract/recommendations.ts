import * as z from 'zod/mini'
import { RECOMMENDATION_REASONS } from '../domain/recommendations.ts'
import { endpoint } from './endpoint.ts'

/** A task that the player would do best now, in the specification's field names, and why. */
export const Recommendation = z.object({
  title: z.string(),
  /** Its picture, else its mission's; null where there is none. */
  backgroundUrl: z.nullable(z.string()),
  /** Names of its competences, parted by commas. */
  competence: z.string(),
  /** What sort of task it is, in a word or two. */
  taskDescription: z.string(),
  /** How well it fits, 1 to 5. */
  rate: z.int(),
  taskId: z.string(),
  /** Its place among the others, from 0. */
  itemIndex: z.int(),
  missionId: z.string(),
  /** What it is good for. */
  goal: z.string(),
  why: z.enum(RECOMMENDATION_REASONS),
  /** What it takes, or what is left of what was begun. */
  minutes: z.int(),
  /** The last day of the adventure; null where none is set. */
  dueOn: z.nullable(z.string()),
})
export type Recommendation = z.infer<typeof Recommendation>

/** The best first. None for who plays no adventure, and where the tenant has them off. */
export const readRecommendations = endpoint({
  method: 'GET',
  path: '/v2/aisticky/recommendations',
  reply: z.array(Recommendation),
  who: 'signed-in',
  rate: 'read',
})

/** Two weeks without it. 404 for a task that the player's adventure does not have. */
export const dismissRecommendation = endpoint({
  method: 'POST',
  path: '/v2/aisticky/recommendations/:taskId/dismiss',
  params: z.object({ taskId: z.string().check(z.minLength(1), z.maxLength(120)) }),
  who: 'signed-in',
  rate: 'write',
})
