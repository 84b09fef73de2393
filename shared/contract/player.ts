import * as z from 'zod/mini'
import { ROLES } from '../domain/roles.ts'
import { LANGUAGE_CODES } from '../domain/languages.ts'
import { isTimeZone } from '../domain/local-date.ts'
import { endpoint } from './endpoint.ts'

const LanguageCode = z.enum(LANGUAGE_CODES)

export const Profile = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  role: z.enum(ROLES),
  language: z.nullable(LanguageCode),
  timeZone: z.nullable(z.string()),
})
export type Profile = z.infer<typeof Profile>

export const readProfile = endpoint({
  method: 'GET',
  path: '/player/profile',
  reply: Profile,
  who: 'signed-in',
  rate: 'read',
})

export const changeProfile = endpoint({
  method: 'PATCH',
  path: '/player/profile',
  body: z.strictObject({
    displayName: z.optional(z.string().check(z.trim(), z.minLength(2), z.maxLength(60))),
    language: z.optional(LanguageCode),
    timeZone: z.optional(z.string().check(z.maxLength(64), z.refine(isTimeZone))),
  }),
  reply: Profile,
  who: 'signed-in',
  rate: 'write',
})

/** Without a session it sets the language cookie only. */
export const changeLocale = endpoint({
  method: 'POST',
  path: '/locale/change',
  body: z.strictObject({ _locale: LanguageCode }),
  who: 'anyone',
  rate: 'write',
})

/** Percent and points, of the whole adventure and of each mission. */
const ProgressItem = z.object({
  id: z.string(),
  playerProgress: z.number(),
  playerPoints: z.number(),
})

export const UserProgress = z.object({
  playerProgress: z.number(),
  playerPoints: z.number(),
  playerCoins: z.number(),
  items: z.array(ProgressItem),
})
export type UserProgress = z.infer<typeof UserProgress>

export const readProgress = endpoint({
  method: 'GET',
  path: '/v2/user_progress',
  reply: UserProgress,
  who: 'signed-in',
  rate: 'read',
})

export const Today = z.object({
  tasksDoneToday: z.number(),
  pointsToday: z.number(),
  streakDue: z.boolean(),
  newMessages: z.number(),
})
export type Today = z.infer<typeof Today>

export const readToday = endpoint({
  method: 'GET',
  path: '/game/resource/today',
  reply: Today,
  who: 'signed-in',
  rate: 'read',
})

export const StreakReply = z.object({
  streak: z.int().check(z.gte(0), z.lte(3)),
  granted: z.boolean(),
  type: z.enum(['day', 'week']),
  date: z.nullable(z.string()),
  bonusPoints: z.number(),
  bonusCoins: z.number(),
})
export type StreakReply = z.infer<typeof StreakReply>

export const readStreak = endpoint({
  method: 'GET',
  path: '/v2/streak',
  reply: StreakReply,
  who: 'signed-in',
  rate: 'read',
})
