import * as z from 'zod/mini'
import { Slug } from '#shared/scene/slug.ts'
import { MoveId } from '#shared/scene/tasks/move-id.ts'

/** An opinion may be as long as this. */
export const OPINION_LENGTH = 4000

export const MOST_QUESTIONS = 12

const Question = {
  id: Slug,
  /** What nobody has to answer. */
  isOptional: z.optional(z.boolean()),
}

/** Round rating buttons from `min` to `max`: red below the threshold, orange up to two above it, green beyond. */
const ScaleQuestion = z.strictObject({
  ...Question,
  sort: z.literal('scale'),
  min: z.int().check(z.gte(0), z.lte(9)),
  max: z.int().check(z.gte(1), z.lte(10)),
  threshold: z.int().check(z.gte(0), z.lte(10)),
})

const StarsQuestion = z.strictObject({
  ...Question,
  sort: z.literal('stars'),
  starsNumber: z._default(z.int().check(z.gte(2), z.lte(10)), 5),
  /** Of what the stars are: of something in this task, or of the whole mission. */
  view: z._default(z.enum(['task', 'missionAssessment']), 'task'),
})

const OpinionQuestion = z.strictObject({ ...Question, sort: z.literal('opinion') })

/**
 * What a designer writes: 1 to 12 questions. Words stand in text/{lang}.json under tasks.<task>.asks.<question>: question,
 * and by sort minLabel, maxLabel and declaration, or placeholder. The answers of an anonymous survey are stored without who
 * gave them.
 */
export const SurveyContent = z.strictObject({
  type: z.literal('survey'),
  anonymous: z.optional(z.boolean()),
  questions: z
    .array(z.discriminatedUnion('sort', [ScaleQuestion, StarsQuestion, OpinionQuestion]))
    .check(z.minLength(1), z.maxLength(MOST_QUESTIONS)),
})
export type SurveyContent = z.infer<typeof SurveyContent>
export type SurveyPublished = SurveyContent

const Asked = { id: z.string(), text: z.string(), isOptional: z.boolean() }

export const SurveyPlayable = z.object({
  type: z.literal('survey'),
  /** The answers stay on the device until they are handed in, and go with the end. */
  isAnonymous: z.optional(z.boolean()),
  questions: z.array(
    z.discriminatedUnion('sort', [
      z.object({
        ...Asked,
        sort: z.literal('scale'),
        min: z.number(),
        max: z.number(),
        threshold: z.number(),
        minLabel: z.string(),
        maxLabel: z.string(),
        /** Told while what is chosen is the threshold or above. */
        declaration: z.string(),
      }),
      z.object({
        ...Asked,
        sort: z.literal('stars'),
        starsNumber: z.number(),
        view: z.enum(['task', 'missionAssessment']),
      }),
      z.object({ ...Asked, sort: z.literal('opinion'), placeholder: z.string() }),
    ]),
  ),
})
export type SurveyPlayable = z.infer<typeof SurveyPlayable>

export const SurveyState = z.object({
  type: z.literal('survey'),
  /** A number of a scale or of stars, or the words of an opinion as they were typed. */
  answers: z.array(z.object({ question: z.string(), value: z.union([z.number(), z.string()]) })),
  isHandedIn: z.boolean(),
})
export type SurveyState = z.infer<typeof SurveyState>

/** What goes with the end of an anonymous survey: each question once. */
export const AnonymousAnswers = z
  .array(
    z.strictObject({
      question: MoveId,
      value: z.union([z.int(), z.string().check(z.maxLength(OPINION_LENGTH))]),
    }),
  )
  .check(z.maxLength(12))

/** The player answers a question, or answers it otherwise: the last answer counts. */
export const SurveyMove = z.strictObject({
  type: z.literal('survey'),
  answer: z.strictObject({
    question: MoveId,
    value: z.union([z.int(), z.string().check(z.maxLength(OPINION_LENGTH))]),
  }),
})
export type SurveyMove = z.infer<typeof SurveyMove>
