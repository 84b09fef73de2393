import * as z from 'zod/mini'
import { UnlockRuleFile } from '../unlock-rule.ts'
import { LearningPillContent, LearningPillPlayable } from './learning-pill.ts'

/** The body of a task by kind, as designers write it (answers included) and as it may leave the server. */
export const TaskContent = z.discriminatedUnion('type', [LearningPillContent])
export type TaskContent = z.infer<typeof TaskContent>

export const TaskPlayable = z.discriminatedUnion('type', [LearningPillPlayable])
export type TaskPlayable = z.infer<typeof TaskPlayable>

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
  picture: z.optional(z.string()),
  unlock: z.optional(UnlockRuleFile),
})
export type TaskFile = z.infer<typeof TaskFile>
