import * as z from 'zod/mini'
import { Slug } from '#shared/scene/slug.ts'
import { MoveId } from '#shared/scene/tasks/move-id.ts'

export const [FEWEST_STEPS, MOST_STEPS] = [3, 10] as const

const ContentStep = z.strictObject({ id: Slug, picture: z.optional(z.string()) })

/**
 * What a designer writes: 3 to 10 steps in their right order, each with a picture if it likes. Words stand in text/{lang}.json under
 * tasks.<task>.parts: `ends` with left and right, what the first and the last place mean, and of each step its title and explanation.
 */
export const OrderingContent = z.strictObject({
  type: z.literal('ordering'),
  steps: z.array(ContentStep).check(z.minLength(FEWEST_STEPS), z.maxLength(MOST_STEPS)),
})
export type OrderingContent = z.infer<typeof OrderingContent>
export type OrderingPublished = OrderingContent

/** Under this name stand the words for both ends of the order. */
export const ENDS = 'ends'

/** What may leave the server before it is checked: no word of the order. */
export const OrderingPlayable = z.object({
  type: z.literal('ordering'),
  /** What the first place means, and what the last. */
  first: z.string(),
  last: z.string(),
  steps: z.array(
    z.object({
      /** Another one in every attempt: it says nothing about the order. */
      key: z.string(),
      text: z.string(),
      picture: z.nullable(z.string()),
    }),
  ),
})
export type OrderingPlayable = z.infer<typeof OrderingPlayable>

export const OrderingState = z.object({
  type: z.literal('ordering'),
  /** Keys, as they lie now. */
  order: z.array(z.string()),
  isChecked: z.boolean(),
  /** In their right order; empty until it was checked. */
  judged: z.array(
    z.object({
      step: z.string(),
      /** Its place when it was checked, from 1. */
      at: z.int(),
      /** It had not to be moved. */
      isCorrect: z.boolean(),
      /** Why it comes there; in the player's language. */
      explanation: z.string(),
    }),
  ),
})
export type OrderingState = z.infer<typeof OrderingState>

const Order = z.array(MoveId).check(z.minLength(1), z.maxLength(MOST_STEPS))

/** The player puts all steps in an order, or has it checked, which counts at the first time. */
export const OrderingMove = z.strictObject({
  type: z.literal('ordering'),
  order: z.optional(Order),
  check: z.optional(Order),
})
export type OrderingMove = z.infer<typeof OrderingMove>
