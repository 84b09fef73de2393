import * as z from 'zod/mini'
import { MISSION_KINDS } from '../domain/mission-kinds.ts'
import { DAY_STATES } from '../domain/streak-days.ts'
import { TaskType } from './task-type.ts'
import { endpoint } from './endpoint.ts'
import { Cursor, Rating } from './reviews.ts'

const StreakDay = z.object({
  /** My local day. */
  day: z.string(),
  state: z.enum(DAY_STATES),
  /** 1 to 3 where it took a step. */
  step: z.nullable(z.int()),
  /** Tasks that were finished for the first time. */
  tasks: z.int(),
})
export type StreakDay = z.infer<typeof StreakDay>

export const StreakDays = z.object({
  type: z.enum(['day', 'week']),
  /** What takes a step here. */
  qualifier: z.enum(['visit', 'task']),
  hasFreeze: z.boolean(),
  /** The day, or the first of the week, that a freeze covered last; null where none ever did. */
  frozenOn: z.nullable(z.string()),
  /** Rounds in a row that are still to end before the next freeze; 0 while one is held. */
  roundsToFreeze: z.int(),
  /** The oldest first, today the last. */
  days: z.array(StreakDay),
})
export type StreakDays = z.infer<typeof StreakDays>

/** My last 14 days: which of them counted for the streak, and why. */
export const readStreakDays = endpoint({
  method: 'GET',
  path: '/v2/streak/days',
  reply: StreakDays,
  who: 'signed-in',
  rate: 'read',
})

const PointsEntry = z.object({
  id: z.uuid(),
  /** `shop`: coins that were paid; `shop_return`: coins that came back. */
  reason: z.enum(['task', 'streak', 'easter_egg', 'tip', 'coaching', 'shop', 'shop_return']),
  /** Of the task or the mission that it was given for, or of what was bought; null for the streak, and for what is played no more. */
  name: z.nullable(z.string()),
  points: z.int(),
  coins: z.int(),
  /** My local day. */
  day: z.string(),
  createdAt: z.string(),
})
export type PointsEntry = z.infer<typeof PointsEntry>

const PointsPage = z.object({
  /** Of all entries together. */
  points: z.int(),
  coins: z.int(),
  entries: z.array(PointsEntry),
  next: z.nullable(z.string()),
})
export type PointsPage = z.infer<typeof PointsPage>

/** What I was given and what for, the newest first. Coins are 0 where the tenant has no shop. */
export const readMyPoints = endpoint({
  method: 'GET',
  path: '/v2/points',
  query: z.object({ after: z.optional(Cursor) }),
  reply: PointsPage,
  who: 'signed-in',
  rate: 'read',
})

const FinishedTask = z.object({
  id: z.string(),
  name: z.string(),
  type: TaskType,
  mission: z.object({ id: z.string(), name: z.string(), kind: z.enum(MISSION_KINDS) }),
  completedAt: z.string(),
  /** What it has brought by now. */
  points: z.int(),
  /** It waits for its leader. */
  isWaiting: z.boolean(),
  /** What a leader said of it last; null where nobody did. */
  rating: z.nullable(Rating),
})
export type FinishedTask = z.infer<typeof FinishedTask>

/** The tasks of the adventure that I play now which I have finished, the latest first. */
export const readFinishedTasks = endpoint({
  method: 'GET',
  path: '/v2/finished-tasks',
  reply: z.object({ tasks: z.array(FinishedTask) }),
  who: 'signed-in',
  rate: 'read',
})

const MyCompetence = z.object({
  /** As tasks name it, and `readMySpaceTranslations`. */
  key: z.string(),
  /** In the best language that the adventure has for me. */
  name: z.string(),
  /** Its tasks that I have finished. */
  done: z.int(),
  /** All its tasks, those that are still locked as well; a hidden one from when it is finished. */
  total: z.int(),
  /**
   * How much of it is still remembered, in percent of all its tasks: each counts by how likely the questions that it asked are still
   * known; one that asked none counts whole.
   */
  strength: z.int(),
  /** Questions of its tasks that should be refreshed today. */
  fading: z.int(),
})
export type MyCompetence = z.infer<typeof MyCompetence>

/** What the tasks of the adventure that I play train, in their order. */
export const readMyCompetences = endpoint({
  method: 'GET',
  path: '/v2/player/competences',
  reply: z.object({ competences: z.array(MyCompetence) }),
  who: 'signed-in',
  rate: 'read',
})
