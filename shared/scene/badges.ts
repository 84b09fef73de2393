import * as z from 'zod/mini'
import { Slug } from './slug.ts'

const Count = z.int().check(z.gte(1), z.lte(1000))
const Hour = z.int().check(z.gte(0), z.lte(23))

/** What a badge is given for. Each rule has its line in `server/play/badge-tests.ts` and its case in `badge_reached` of the database. */
export const BadgeRule = z.discriminatedUnion('type', [
  /** Every task of a mission and of those below it; of an onboarding or an easter egg its steps. */
  z.strictObject({ type: z.literal('mission'), mission: Slug }),
  /** The first of the own team to have done that. */
  z.strictObject({ type: z.literal('first-of-team'), mission: Slug }),
  /** So many finished tasks. */
  z.strictObject({ type: z.literal('tasks'), count: Count }),
  /** So many tasks that brought all of their points. */
  z.strictObject({ type: z.literal('full-points'), count: Count }),
  /** So many tasks that were rated with five stars. */
  z.strictObject({ type: z.literal('full-stars'), count: Count }),
  /** So many steps in a row, over its rounds. */
  z.strictObject({ type: z.literal('streak'), count: Count }),
  /** So many tasks that were finished between these hours of the player's own day. */
  z.strictObject({
    type: z.literal('night'),
    from: z._default(Hour, 22),
    to: z._default(Hour, 5),
    count: z._default(Count, 1),
  }),
  /** So many tips in the book. */
  z.strictObject({ type: z.literal('tips-written'), count: Count }),
  /** A colleague chose a tip of this player for somebody, so many times. */
  z.strictObject({ type: z.literal('tips-helped'), count: Count }),
])
export type BadgeRule = z.infer<typeof BadgeRule>

/** Nobody collects more, and nobody draws them. */
const MOST_BADGES = 60

const BadgeFile = z.strictObject({
  /** The name of its picture in badges/, and of its words. */
  id: Slug,
  rule: BadgeRule,
  /** Until it is earned nothing of it is shown but that there is one. */
  isSecret: z._default(z.boolean(), false),
})
export type BadgeFile = z.infer<typeof BadgeFile>

/** badges.json, in the order in which they are shown. */
export const BadgesFile = z.strictObject({
  $schema: z.optional(z.string()),
  badges: z.array(BadgeFile).check(z.maxLength(MOST_BADGES)),
})

export interface PublishedBadge extends BadgeFile {
  /** Served address. */
  picture: string
}
