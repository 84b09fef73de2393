import * as z from 'zod/mini'
import { AskedQuestion, WrittenQuestion } from '#shared/scene/tasks/question-schemas.ts'
import { Slug } from '#shared/scene/slug.ts'
import { MoveId } from '#shared/scene/tasks/move-id.ts'

export const MOST_QUESTIONS = 200

/**
 * What a designer writes: a pool of questions, from which each attempt draws. Words stand in text/{lang}.json under
 * tasks.<task>.questions.<question>: question, answers.<id>, explanation, and feedback.<id> where something is to be said of a wrong
 * answer.
 */
export const ExamContent = z.strictObject({
  type: z.literal('egzamin'),
  questions: z
    .array(
      z.strictObject({
        id: Slug,
        ...WrittenQuestion.shape,
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_QUESTIONS)),
  /** How many of them an attempt asks; all where it is not said. */
  draw: z.optional(z.int().check(z.gte(1), z.lte(100))),
  /** Percent of the questions that must be right. */
  passMark: z.int().check(z.gte(1), z.lte(100)),
  /** Minutes from the start to the end, whether somebody is there or not. */
  timeLimit: z.optional(z.int().check(z.gte(1), z.lte(240))),
  /** How often it may be tried. */
  attempts: z.optional(z.int().check(z.gte(1), z.lte(100))),
  /** Minutes from the end of a try to the next. */
  coolDown: z.optional(z.int().check(z.gte(1), z.lte(43_200))),
  /** After handing in, only the result is told. */
  isShowCorrectAnswerHidden: z._default(z.boolean(), false),
})
export type ExamContent = z.infer<typeof ExamContent>
export type ExamPublished = ExamContent

/** The questions of one attempt in its own order; no right answer, no explanation. */
export const ExamPlayable = z.object({
  type: z.literal('egzamin'),
  questions: z.array(
    z.object({
      id: z.string(),
      ...AskedQuestion.shape,
    }),
  ),
  /** The player says after each answer how sure she or he is. */
  isSurenessAsked: z.boolean(),
  passMark: z.number(),
})
export type ExamPlayable = z.infer<typeof ExamPlayable>

export const ExamState = z.object({
  type: z.literal('egzamin'),
  /** Index of the question where the player stands. */
  question: z.number(),
  given: z.array(
    z.object({
      question: z.string(),
      answers: z.array(z.string()),
      sureness: z.nullable(z.number()),
    }),
  ),
  /** Until the time is over, by the server's clock, when this was told; null where there is no limit. */
  leftMs: z.nullable(z.number()),
  /** Once it was handed in. */
  result: z.nullable(
    z.object({
      right: z.number(),
      all: z.number(),
      isPassed: z.boolean(),
      /** How sure the answers were, beside what they were worth; null where it was not asked. */
      sureness: z.nullable(
        z.object({
          sureRight: z.number(),
          sureWrong: z.number(),
          unsureRight: z.number(),
          unsureWrong: z.number(),
        }),
      ),
    }),
  ),
  /** Once it was handed in, and the right answers may be told. */
  review: z.nullable(
    z.array(
      z.object({
        question: z.string(),
        isCorrect: z.boolean(),
        /** Ids of the right answers. */
        correct: z.array(z.string()),
        /** Why; in the player's language. */
        explanation: z.string(),
        /** Why each wrong answer that was chosen is wrong, where that is written. */
        feedback: z.optional(z.array(z.object({ answer: z.string(), text: z.string() }))),
      }),
    ),
  ),
})
export type ExamState = z.infer<typeof ExamState>

/** The player stands on a question, answers one (no answers: takes the answer back), or says how sure. The last counts. */
export const ExamMove = z.strictObject({
  type: z.literal('egzamin'),
  question: z.optional(z.int().check(z.gte(0), z.lte(200))),
  answer: z.optional(z.strictObject({ question: MoveId, answers: z.array(MoveId).check(z.maxLength(12)) })),
  sureness: z.optional(z.strictObject({ question: MoveId, value: z.int().check(z.gte(1), z.lte(10)) })),
})
export type ExamMove = z.infer<typeof ExamMove>
