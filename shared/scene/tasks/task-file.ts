import * as z from 'zod/mini'
import { Slug } from '../slug.ts'
import { UnlockRuleFile } from '../unlock-rule.ts'
import { TaskContent } from './task.ts'

export const [MOST_CRITERIA, MOST_COMMENTS] = [10, 12] as const

/**
 * What a leader looks at who rates the task, and what is often said of it. Words stand in text/{lang}.json under tasks.<task>.rating.<id>:
 * title of a criterion, which its player reads as well, and text of a comment.
 */
export const RatingFile = z.strictObject({
  criteria: z._default(z.array(Slug).check(z.maxLength(MOST_CRITERIA)), []),
  comments: z._default(z.array(Slug).check(z.maxLength(MOST_COMMENTS)), []),
})
export type RatingFile = z.infer<typeof RatingFile>

/** tasks/<task>.json of a mission. */
export const TaskFile = z.strictObject({
  $schema: z.optional(z.string()),
  content: TaskContent,
  points: z.int().check(z.gte(0), z.lte(10_000)),
  coins: z._default(z.int().check(z.gte(0), z.lte(10_000)), 0),
  minutes: z.int().check(z.gte(1), z.lte(240)),
  competences: z._default(z.array(z.string()), []),
  /** The finishTask pop-up encourages, and keeps to itself what the task brought. */
  isHiddenPointsAndCoins: z._default(z.boolean(), false),
  /** Points and coins come when the player's leader has rated what was handed in. */
  isLeaderAcceptRequired: z._default(z.boolean(), false),
  rating: z.optional(RatingFile),
  picture: z.optional(z.string()),
  unlock: z.optional(UnlockRuleFile),
})
export type TaskFile = z.infer<typeof TaskFile>
