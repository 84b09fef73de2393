import * as z from 'zod/mini'
import { WORN } from '../domain/goods.ts'
import { ROLES } from '../domain/roles.ts'
import { FORMS_OF_ADDRESS } from '../domain/form-of-address.ts'
import { Accommodations } from './accommodations.ts'
import { AvatarSprite } from './avatar.ts'
import { endpoint } from './endpoint.ts'
import { LanguageCode } from './fields.ts'

export const Privacy = z.strictObject({
  isVisible: z.boolean(),
  isInRankings: z.boolean(),
  isInActivities: z.boolean(),
  isInActivePlayers: z.boolean(),
  isTipAuthor: z.boolean(),
})

export const Profile = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  /** The widest of my roles. */
  role: z.enum(ROLES),
  /** One of them is the leader's. */
  isLeader: z.boolean(),
  language: z.nullable(LanguageCode),
  timeZone: z.nullable(z.string()),
  /** How I am spoken of; null: guessed from the first name (PROTIP-3). */
  formOfAddress: z.nullable(z.enum(FORMS_OF_ADDRESS)),
  /** Address of my picture; null where I have none. It wins over the sprite. */
  avatar: z.nullable(z.string()),
  avatarSprite: z.nullable(AvatarSprite),
  /** What I have bought for my face, while the shop is on; left out where that is nothing. `useGood` puts it on and off. */
  wardrobe: z.optional(z.array(z.object({ orderId: z.uuid(), part: z.enum(WORN), isWorn: z.boolean() }))),
  privacy: Privacy,
  /** An address that waits for its mailed link to be opened. */
  pendingEmail: z.nullable(z.string()),
  /** I was told once that my profile is complete (FIN-2). */
  isCompletionShown: z.boolean(),
  /** What is otherwise for me on every device; a reply that was stored by an earlier version has none. */
  accommodations: z.optional(Accommodations),
  /** I was shown around once, or wanted to hear no more of it (TUT-2). */
  isTutorialSeen: z.boolean(),
  /** The pieces of the tour that are still to come (`LATER_PIECES`); a reply that was stored by an earlier version has none. */
  tourLeft: z.optional(z.array(z.string())),
})
export type Profile = z.infer<typeof Profile>

/** The caller’s own profile. */
export const readProfile = endpoint({
  method: 'GET',
  path: '/player/profile',
  reply: Profile,
  who: 'signed-in',
  rate: 'read',
  beforeAgreement: true,
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
  /** Goods of the game in use, which the map shows: kinds of items. Left out where nothing is played. */
  goods: z.optional(z.array(z.string())),
})
export type UserProgress = z.infer<typeof UserProgress>

/** Points, coins and finished tasks of the caller in the active adventure. */
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

/** What the caller did today, what the streak still needs, and how many messages are new. */
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

/** The caller’s streak, its days and what it is worth. */
export const readStreak = endpoint({
  method: 'GET',
  path: '/v2/streak',
  reply: StreakReply,
  who: 'signed-in',
  rate: 'read',
})
