import * as z from 'zod/mini'
import { TASK_KINDS } from '../domain/task-kinds.ts'
import { AttemptState } from '../scene/tasks/attempt.ts'
import { TaskPlayable } from '../scene/tasks/task.ts'
import { endpoint } from './endpoint.ts'
import { Unmet } from './unmet.ts'

const Id = z.string().check(z.minLength(1), z.maxLength(120))

export const Task = z.object({
  id: z.string(),
  missionId: z.string(),
  name: z.string(),
  type: z.enum(TASK_KINDS),
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
  /** False where nothing is asked: reading to the end brings all of the points. */
  hasQuestions: z.boolean(),
  picture: z.nullable(z.string()),
  /** Percent of the unfinished attempt; 0 when none is open. */
  progress: z.number(),
  unmet: z.array(Unmet),
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

export const Attempt = z.object({
  id: z.uuid(),
  taskId: z.string(),
  task: Task,
  playable: TaskPlayable,
  state: AttemptState,
})
export type Attempt = z.infer<typeof Attempt>

/** Opens the unfinished attempt, or a new one. 423: locked, `code` task-locked. */
export const startTask = endpoint({
  method: 'POST',
  path: '/v2/tasks/:taskId/attempts',
  params: z.object({ taskId: Id }),
  reply: Attempt,
  who: 'signed-in',
  rate: 'write',
})

const AttemptParams = z.object({ attemptId: z.uuid() })

/** Keeps the place. 409: the attempt is finished. */
export const saveAttempt = endpoint({
  method: 'PUT',
  path: '/v2/attempts/:attemptId/position',
  params: AttemptParams,
  body: z.strictObject({ card: z.int().check(z.gte(0), z.lte(100)) }),
  reply: AttemptState,
  who: 'signed-in',
  rate: 'write',
})

export const Judgement = z.object({
  isCorrect: z.boolean(),
  /** Why; in the player's language. */
  explanation: z.string(),
  /** Ids of the right answers. */
  correct: z.array(z.string()),
  state: AttemptState,
})
export type Judgement = z.infer<typeof Judgement>

/** The first answer to a question counts; the same one again gives the same judgement, another one 409. */
export const answerQuestion = endpoint({
  method: 'POST',
  path: '/v2/attempts/:attemptId/answers',
  params: AttemptParams,
  body: z.strictObject({ card: Id, answers: z.array(Id).check(z.minLength(1), z.maxLength(12)) }),
  reply: Judgement,
  who: 'signed-in',
  rate: 'write',
})

export const TaskSummary = z.object({
  points: z.number(),
  currency: z.number(),
  taskType: z.enum(TASK_KINDS),
  isLeaderAcceptRequired: z.boolean(),
  isMissionFinished: z.boolean(),
  isHiddenPointsAndCoins: z.boolean(),
})
export type TaskSummary = z.infer<typeof TaskSummary>

/** No summary: the task counts as already done (TASK-5). */
export const Denied = z.object({ denided: z.literal(true) })

/**
 * Awards once, however often it is sent: one key always gets the same reply, a second finish of a task is denied.
 * 422: not everything is answered, `code` task-unfinished.
 */
export const finishAttempt = endpoint({
  method: 'POST',
  path: '/v2/attempts/:attemptId/finish',
  params: AttemptParams,
  body: z.strictObject({ key: z.uuid() }),
  reply: z.union([TaskSummary, Denied]),
  who: 'signed-in',
  rate: 'write',
})
