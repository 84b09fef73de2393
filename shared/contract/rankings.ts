import * as z from 'zod/mini'
import { RANKING_SCOPES, RANKING_WINDOWS } from '../domain/rankings.ts'
import { AvatarSprite } from './avatar.ts'
import { endpoint } from './endpoint.ts'
import { Cursor } from './reviews.ts'

/** Somebody in a ranking, by display name alone. */
export const RankedPerson = z.object({
  id: z.uuid(),
  displayName: z.string(),
  avatar: z.nullable(z.string()),
  avatarSprite: z.nullable(AvatarSprite),
  /** Equal points share one. */
  rank: z.int(),
  points: z.int(),
  isMe: z.boolean(),
})
export type RankedPerson = z.infer<typeof RankedPerson>

/** Where I am. */
export const MyRank = z.object({
  /** Null while I have no points, and among those at the end, of whom no place is shown. */
  rank: z.nullable(z.int()),
  points: z.int(),
  /** Points to the next above me, so that one more than these passes; null where nobody is. */
  toNext: z.nullable(z.int()),
  /** Nobody but me sees me. */
  isHidden: z.boolean(),
})
export type MyRank = z.infer<typeof MyRank>

const About = {
  /** The month that is counted, as `2026-11`, in the tenant's zone; null for other windows. */
  month: z.nullable(z.string()),
  /** Null for who is not ranked: leaders, designers and admins. */
  me: z.nullable(MyRank),
  /** How many more there are at the end, without a place. */
  others: z.int(),
  hasTeam: z.boolean(),
}

/** This month in my teams: two above me, me, two below. At most five rows, none where nobody has points yet. */
export const readSmallRanking = endpoint({
  method: 'GET',
  path: '/v2/rankings/around-me',
  reply: z.object({ ...About, rows: z.array(RankedPerson) }),
  who: 'signed-in',
  rate: 'read',
})

export const Ranking = z.object({
  ...About,
  /** The first three places, with all who share them, ten people at most; with the first page only. */
  podium: z.array(RankedPerson),
  /** A part of the list; the first one is around me. */
  rows: z.array(RankedPerson),
  /** Cursors of what stands above and below it; null: nothing does. */
  above: z.nullable(z.string()),
  below: z.nullable(z.string()),
})
export type Ranking = z.infer<typeof Ranking>

/** 404 for the season where none runs. */
export const readRanking = endpoint({
  method: 'GET',
  path: '/v2/rankings',
  query: z.strictObject({
    window: z.enum(RANKING_WINDOWS),
    scope: z.enum(RANKING_SCOPES),
    /** One of the two, from a reply of the same window and scope. */
    above: z.optional(Cursor),
    below: z.optional(Cursor),
  }),
  reply: Ranking,
  who: 'signed-in',
  rate: 'read',
})

/** What a team has added. */
export const TeamShare = z.object({
  id: z.uuid(),
  name: z.string(),
  points: z.int(),
  isMine: z.boolean(),
})
export type TeamShare = z.infer<typeof TeamShare>

/** A season as players see it, its name in their language. */
export const ShownSeason = z.object({
  id: z.uuid(),
  name: z.string(),
  /** First and last day, YYYY-MM-DD. */
  startsOn: z.string(),
  endsOn: z.string(),
  /** Points that all reach for together; null where there is no goal. */
  goal: z.nullable(z.int()),
  /** Of everybody together. */
  points: z.int(),
  /** Mine first, then by name; no order of points. */
  teams: z.array(TeamShare),
})
export type ShownSeason = z.infer<typeof ShownSeason>

/** The season that runs now. */
export const readSeason = endpoint({
  method: 'GET',
  path: '/v2/rankings/season',
  reply: z.object({ season: z.nullable(ShownSeason) }),
  who: 'signed-in',
  rate: 'read',
})

/** The last season, where it is over for 30 days at most, I earned points in it, and I have not seen how it ended. */
export const readRecap = endpoint({
  method: 'GET',
  path: '/v2/rankings/recap',
  reply: z.object({ recap: z.nullable(z.object({ ...ShownSeason.shape, myPoints: z.int() })) }),
  who: 'signed-in',
  rate: 'read',
})
export type Recap = z.infer<typeof ShownSeason> & { myPoints: number }

/** 404 for a season that there is none of. */
export const markRecapSeen = endpoint({
  method: 'POST',
  path: '/v2/rankings/recap/:seasonId/seen',
  params: z.object({ seasonId: z.uuid() }),
  who: 'signed-in',
  rate: 'write',
})
