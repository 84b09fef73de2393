import * as z from 'zod/mini'
import { TaskType } from './task-type.ts'
import { endpoint } from './endpoint.ts'
import { Unmet } from './unmet.ts'

const Id = z.string().check(z.minLength(1), z.maxLength(120))

/** How an exam is passed, and how often it may still be tried. */
export const Exam = z.object({
  /** How many an attempt asks. */
  questions: z.int(),
  /** Percent of them that must be right. */
  passMark: z.number(),
  /** Minutes. */
  timeLimit: z.nullable(z.number()),
  /** Percent of it that this player has besides; it is in the limit. Null: this player has no limit. */
  extraTime: z.optional(z.nullable(z.number())),
  /** Null where there is no limit. */
  attemptsLeft: z.nullable(z.int()),
  /** Until the next attempt may begin; 0 where nobody has to wait. */
  waitSeconds: z.number(),
  /** When that is. */
  nextAt: z.nullable(z.string()),
  /** Something was handed in: it can be looked at. */
  isTried: z.boolean(),
})
export type Exam = z.infer<typeof Exam>

/** How a task stands that a leader rates. */
export const TaskReview = z.object({
  /** Null while it waits. */
  stars: z.nullable(z.int()),
  /** It was sent back: it may be handed in once more. */
  mayRepeat: z.boolean(),
})
export type TaskReview = z.infer<typeof TaskReview>

export const Task = z.object({
  id: z.string(),
  missionId: z.string(),
  name: z.string(),
  type: TaskType,
  is_completed: z.boolean(),
  /** Points and coins that a first finish brings. */
  points: z.number(),
  currency: z.number(),
  /** Points that finishing it brought; null before. */
  earned: z.nullable(z.number()),
  congrats: z.string(),
  params: z.object({ isLeaderAcceptRequired: z.boolean(), isShowCorrectAnswerHidden: z.boolean() }),
  minutes: z.number(),
  competences: z.array(z.string()),
  goal: z.string(),
  /** What its place in the scene looks like. */
  description: z.optional(z.string()),
  /** False where nothing is asked: reading to the end brings all of the points. */
  hasQuestions: z.boolean(),
  picture: z.nullable(z.string()),
  /** Percent of the unfinished attempt; 0 when none is open. */
  progress: z.number(),
  unmet: z.array(Unmet),
  /** What a leader looks at who rates it. */
  criteria: z.optional(z.array(z.string())),
  /** Of what was handed in last to a leader. */
  review: z.optional(TaskReview),
  /** Of a survey whose answers are stored without who gave them. */
  isAnonymous: z.optional(z.boolean()),
  /** Of an exam, where it is read by itself. */
  exam: z.optional(Exam),
})
export type Task = z.infer<typeof Task>

/** 404: withdrawn. A locked one is shown, with what is missing. */
export const readTask = endpoint({
  method: 'GET',
  path: '/v2/tasks/:taskId',
  params: z.object({ taskId: Id }),
  reply: Task,
  who: 'signed-in',
  rate: 'read',
})
