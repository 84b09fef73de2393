import * as z from 'zod/mini'
import { Slug } from '#shared/scene/slug.ts'
import { MoveId } from '#shared/scene/tasks/move-id.ts'

export const [FEWEST_QUESTIONS, MOST_QUESTIONS] = [1, 10] as const
/** The largest number on a scale. */
export const FARTHEST = 1_000_000_000

const Amount = z.number().check(z.gte(-FARTHEST), z.lte(FARTHEST))
const Distance = z.number().check(z.gte(0), z.lte(FARTHEST))

const ContentQuestion = z.strictObject({
  id: Slug,
  /** Both ends of the scale. */
  min: Amount,
  max: Amount,
  /** From one number that can be chosen to the next. */
  step: Distance.check(z.gt(0)),
  answer: Amount,
  /** So far from the answer an estimate is as good as right. */
  near: Distance,
  /** So far from it, or farther, it is worth nothing. */
  far: Distance,
})

/**
 * What a designer writes: 1 to 10 numbers to be estimated, one after the other. Words stand in text/{lang}.json under
 * tasks.<task>.parts.<question>: question, title (the unit, as "minutes"; empty without one) and explanation.
 */
export const EstimateContent = z.strictObject({
  type: z.literal('estimate'),
  questions: z.array(ContentQuestion).check(z.minLength(FEWEST_QUESTIONS), z.maxLength(MOST_QUESTIONS)),
})
export type EstimateContent = z.infer<typeof EstimateContent>
/** How an estimate is counted, from the lowest: outside of what is worth something, nearly right, or right. */
export const ESTIMATED_AS = ['far-low', 'low', 'right', 'high', 'far-high'] as const
export type EstimatedAs = (typeof ESTIMATED_AS)[number]

export type EstimatePublished = EstimateContent

/** What may leave the server before it is answered: the scale, and no number on it. */
export const EstimatePlayable = z.object({
  type: z.literal('estimate'),
  questions: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      unit: z.string(),
      min: z.number(),
      max: z.number(),
      step: z.number(),
    }),
  ),
})
export type EstimatePlayable = z.infer<typeof EstimatePlayable>

export const EstimateState = z.object({
  type: z.literal('estimate'),
  answered: z.array(
    z.object({
      question: z.string(),
      value: z.number(),
      answer: z.number(),
      /** So far from the answer it counts as right. */
      near: z.number(),
      /** What it is worth, 0 to 1. */
      share: z.number(),
      /** Why; in the player's language. */
      explanation: z.string(),
    }),
  ),
})
export type EstimateState = z.infer<typeof EstimateState>

/** The player has estimated; the first estimate of each number counts. */
export const EstimateMove = z.strictObject({
  type: z.literal('estimate'),
  question: MoveId,
  value: Amount,
})
export type EstimateMove = z.infer<typeof EstimateMove>
