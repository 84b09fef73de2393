import * as z from 'zod/mini'
import { BANDS } from '../domain/bands.ts'
import { TaskType } from './task-type.ts'
import { AnonymousAnswers } from '#kinds/survey/shared/schemas.ts'
import { TaskMove, TaskPlayable, TaskState } from '../scene/tasks/task.ts'
import { Hint } from '../scene/tasks/voices.ts'
import { endpoint } from './endpoint.ts'
import { StreakReply } from './player.ts'
import { Task } from './tasks.ts'

const Id = z.string().check(z.minLength(1), z.maxLength(120))

/** Sooner its end gets 429 `too-early`; absent where it is taken at once, or something is still to be done. */
const FinishInSeconds = z.int().check(z.gte(1))

export const Attempt = z.object({
  id: z.uuid(),
  taskId: z.string(),
  task: Task,
  playable: TaskPlayable,
  state: TaskState,
  finishInSeconds: z.optional(FinishInSeconds),
  /** What authors have written for those who hesitate: by the part that asks, or under `WHOLE_TASK`. */
  hints: z.optional(z.record(z.string(), Hint)),
})
export type Attempt = z.infer<typeof Attempt>

/**
 * Opens the unfinished attempt, or a new one. 423: locked, `code` task-locked; `code` no-attempts-left or cool-down where
 * a kind limits how often it may be tried, with Retry-After.
 */
export const startTask = endpoint({
  method: 'POST',
  path: '/v2/tasks/:taskId/attempts',
  params: z.object({ taskId: Id }),
  reply: Attempt,
  who: 'signed-in',
  rate: 'write',
})

/**
 * What the player handed in last, with all that may be told of it. 409: nothing yet, `code` nothing-handed-in. 423: another attempt is open, `code`
 * attempt-open.
 */
export const readReview = endpoint({
  method: 'GET',
  path: '/v2/tasks/:taskId/review',
  params: z.object({ taskId: Id }),
  reply: Attempt,
  who: 'signed-in',
  rate: 'read',
})

const AttemptParams = z.object({ attemptId: z.uuid() })

/** Why a move was not taken. */
export const MOVE_REFUSALS = [
  'unknown',
  'already-answered',
  'out-of-order',
  'too-fast',
  'too-late',
  'too-large',
  'not-launched',
  'anonymous',
] as const
export type MoveRefusal = (typeof MOVE_REFUSALS)[number]

/** More are not taken at once. */
export const MOST_MOVES = 200

export const MovesReply = z.object({
  state: TaskState,
  /** By index: the other moves were taken all the same. */
  refused: z.array(z.object({ move: z.int(), code: z.enum(MOVE_REFUSALS) })),
  finishInSeconds: z.optional(FinishInSeconds),
})
export type MovesReply = z.infer<typeof MovesReply>

/** A move of a package carries what it keeps, and that is up to 64,000 letters. */
const MOST_MOVES_BYTES = 512 * 1024

export const Stamp = z.strictObject({ by: z.uuid(), order: z.int().check(z.gte(1)) })

/**
 * What the player did, in its order; one that was sent before changes nothing. 409: the attempt is finished, `code`
 * attempt-finished. 422: moves of another kind of task.
 */
export const sendMoves = endpoint({
  method: 'POST',
  path: '/v2/attempts/:attemptId/moves',
  params: AttemptParams,
  body: z.strictObject({
    moves: z.array(TaskMove).check(z.minLength(1), z.maxLength(MOST_MOVES)),
    /** Of the last move. What a later one of the same page has overtaken changes nothing; absent, all of it counts. */
    stamp: z.optional(Stamp),
  }),
  reply: MovesReply,
  who: 'signed-in',
  rate: 'write',
  bodyBytes: MOST_MOVES_BYTES,
})

/** Where a package runs: apart from everything of ours, at an address that is signed for this player. */
export const Launch = z.object({
  /** Of the content host: messages go there and come from there. */
  origin: z.string(),
  /** The launch page; packages run in it. */
  page: z.string(),
  /** What a package is told of who plays it. */
  student: z.object({ id: z.string(), name: z.string() }),
  /** A designer has allowed it to open windows, of other websites too. */
  opensWindows: z.boolean(),
})
export type Launch = z.infer<typeof Launch>

/** For a task of kind scorm12; 422: of another, `code` no-package. 409: there is no second host name, `code` no-content-host. */
export const launchPackage = endpoint({
  method: 'POST',
  path: '/v2/attempts/:attemptId/launch',
  params: AttemptParams,
  reply: Launch,
  who: 'signed-in',
  rate: 'write',
})

/** What was right of what was asked; null where nothing was. */
const Score = z.nullable(z.object({ right: z.int(), all: z.int() }))

/** One thing that was asked, as it was answered first. */
const FinishItem = z.object({
  name: z.string(),
  isRight: z.boolean(),
  /** What is right, in words; empty where that says nothing more. */
  right: z.array(z.string()),
  /** Empty where nothing is said of that. */
  why: z.string(),
})
export type FinishItem = z.infer<typeof FinishItem>

/** In the order of the task, in the player's language; absent of an exam, and of what asks nothing. */
const FinishItems = z.optional(z.array(FinishItem))

export const TaskSummary = z.object({
  points: z.number(),
  currency: z.number(),
  taskType: TaskType,
  /** What was right of what was asked; null where nothing was, or where it is not told. */
  score: z.optional(Score),
  /** How it ended, of a kind that has better and worse ends. */
  ending: z.optional(z.enum(BANDS)),
  /** False where too little was right: the task stays to be done. */
  isPassed: z.optional(z.boolean()),
  isLeaderAcceptRequired: z.boolean(),
  isMissionFinished: z.boolean(),
  isHiddenPointsAndCoins: z.boolean(),
  /** Of an anonymous survey. */
  isAnonymous: z.optional(z.boolean()),
  /** As it is after the step that this finish took; absent where it took none. */
  streak: z.optional(StreakReply),
  /** The task was done before, and this result is better: points and coins are the difference. What it has brought in all. */
  earned: z.optional(z.number()),
  items: FinishItems,
})
export type TaskSummary = z.infer<typeof TaskSummary>

/** No summary: the task counts as already done (TASK-5). */
export const Denied = z.object({
  denided: z.literal(true),
  /** Points that the task has brought in all, where it was played for a better result, which this is not; and how it went. */
  earned: z.optional(z.number()),
  score: z.optional(Score),
  ending: z.optional(z.enum(BANDS)),
  items: FinishItems,
})

/**
 * Awards once, however often it is sent: one key always gets the same reply, a second finish of an attempt is denied, and every
 * finish of an attempt in which too little was right gets the same. A task that was done before brings what its result is better by;
 * where it is not, its finish is denied.
 * 422: not everything is answered, `code` task-unfinished. 429 with Retry-After: sooner than a person can have played it,
 * `code` too-early; nothing is lost, and the same call is taken when the time has passed.
 */
export const finishAttempt = endpoint({
  method: 'POST',
  path: '/v2/attempts/:attemptId/finish',
  params: AttemptParams,
  body: z.strictObject({
    key: z.uuid(),
    /** Of an anonymous survey, and of nothing else: they are counted, and stored without who gave them. */
    answers: z.optional(AnonymousAnswers),
  }),
  reply: z.union([TaskSummary, Denied]),
  who: 'signed-in',
  rate: 'write',
})
