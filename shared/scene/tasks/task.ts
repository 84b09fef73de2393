import * as z from 'zod/mini'
import { TaskContent, TaskMove, TaskPlayable, TaskState, type TaskPublished } from '#kinds/schemas.ts'
import type { TaskKind } from '#kinds/shared.ts'
import { UnlockRuleFile } from '../unlock-rule.ts'

export { TaskContent, TaskMove, TaskPlayable, TaskState, type TaskPublished }

/** By kind, and no conditional type: so what is of one kind counts as of any. */
type ByKind<One extends { type: TaskKind }> = { [Member in One as Member['type']]: Member }

export type ContentOf<Kind extends TaskKind> = ByKind<TaskContent>[Kind]
export type PublishedOf<Kind extends TaskKind> = ByKind<TaskPublished>[Kind]
export type PlayableOf<Kind extends TaskKind> = ByKind<TaskPlayable>[Kind]
export type StateOf<Kind extends TaskKind> = ByKind<TaskState>[Kind]
export type MoveOf<Kind extends TaskKind> = ByKind<TaskMove>[Kind]

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
  picture: z.optional(z.string()),
  unlock: z.optional(UnlockRuleFile),
})
export type TaskFile = z.infer<typeof TaskFile>
