import * as z from 'zod/mini'
import { GOAL_LIMITS } from '../domain/rankings.ts'
import { Day } from './day.ts'
import { endpoint } from './endpoint.ts'
import { LanguageCode } from './fields.ts'

/** The longest name, in characters. */
export const SEASON_NAME_LENGTH = 60

const SeasonName = z
  .string()
  .check(
    z.trim(),
    z.minLength(2),
    z.maxLength(SEASON_NAME_LENGTH),
    z.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]+$/u),
  )

/** Calls for a season, or changes it. */
export const SeasonDraft = z.strictObject({
  /** In one language at least; readers of another get the tenant's first. */
  name: z.partialRecord(LanguageCode, SeasonName),
  /** First and last day in the tenant's zone, YYYY-MM-DD. */
  startsOn: Day,
  endsOn: Day,
  goal: z.nullable(z.int().check(z.minimum(GOAL_LIMITS.least), z.maximum(GOAL_LIMITS.most))),
})
export type SeasonDraft = z.infer<typeof SeasonDraft>

export const Season = z.object({
  id: z.uuid(),
  name: z.partialRecord(LanguageCode, z.string()),
  startsOn: z.string(),
  endsOn: z.string(),
  goal: z.nullable(z.int()),
  /** Of everybody together. */
  points: z.int(),
  state: z.enum(['coming', 'running', 'over']),
})
export type Season = z.infer<typeof Season>

/** The latest first; today in the tenant's zone. */
export const readSeasons = endpoint({
  method: 'GET',
  path: '/v2/seasons',
  reply: z.object({ seasons: z.array(Season), today: z.string(), timeZone: z.string() }),
  who: ['admin'],
  rate: 'read',
})

/** 409 `season-overlaps` where another season has one of its days, 422 for days in the wrong order or more than 400, and without a name. */
export const createSeason = endpoint({
  method: 'POST',
  path: '/v2/seasons',
  body: SeasonDraft,
  reply: Season,
  who: ['admin'],
  rate: 'write',
})

/** Its points are counted anew for its days. Refusals as for a new one. */
export const changeSeason = endpoint({
  method: 'PUT',
  path: '/v2/seasons/:seasonId',
  params: z.object({ seasonId: z.uuid() }),
  body: SeasonDraft,
  reply: Season,
  who: ['admin'],
  rate: 'write',
})

/** Nobody loses a point: the season alone is gone. */
export const dropSeason = endpoint({
  method: 'DELETE',
  path: '/v2/seasons/:seasonId',
  params: z.object({ seasonId: z.uuid() }),
  who: ['admin'],
  rate: 'write',
})
