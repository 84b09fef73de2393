import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const badge = {
  /** As the adventure's files name it. */
  id: z.string(),
  name: z.string(),
  /** How it is earned. */
  text: z.string(),
  /** Served address. */
  picture: z.string(),
}

const NewBadge = z.object(badge)
export type NewBadge = z.infer<typeof NewBadge>

/** At least so many people have it, in whole fives; null for fewer than five: a number would say who. */
const holders = z.nullable(z.int())

const EarnedBadge = z.object({ ...badge, holders, earnedAt: z.string(), isSecret: z.boolean() })
export type EarnedBadge = z.infer<typeof EarnedBadge>

const OpenBadge = z.object({
  ...badge,
  holders,
  /** How far I have come; null for what is done in one step. */
  progress: z.nullable(z.object({ reached: z.int(), goal: z.int() })),
})
export type OpenBadge = z.infer<typeof OpenBadge>

const Badges = z.object({
  /** The latest first. */
  earned: z.array(EarnedBadge),
  /** In the designer's order. */
  open: z.array(OpenBadge),
  /** How many more there are of which nothing is said. */
  secret: z.int(),
})
export type Badges = z.infer<typeof Badges>

/** The badges of the adventure that I play; none where I play none. */
export const readBadges = endpoint({
  method: 'GET',
  path: '/v2/badges',
  reply: Badges,
  who: 'signed-in',
  rate: 'read',
})

/** Those that I have earned and not been told of, the earliest first. */
export const readNewBadges = endpoint({
  method: 'GET',
  path: '/v2/badges/new',
  reply: z.object({
    /** Of which they are; null where I play none. */
    adventureId: z.nullable(z.uuid()),
    badges: z.array(NewBadge),
  }),
  who: 'signed-in',
  rate: 'read',
})

/** I was told of them. Of what I have not earned nothing happens. Without an adventure they are those of the one that I play. */
export const markBadgesSeen = endpoint({
  method: 'POST',
  path: '/v2/badges/seen',
  body: z.strictObject({
    ids: z.array(z.string().check(z.maxLength(60))).check(z.minLength(1), z.maxLength(60)),
    adventureId: z.optional(z.uuid()),
  }),
  who: 'signed-in',
  rate: 'write',
})
