import * as z from 'zod/mini'
import { Slug } from '../slug.ts'
import { MoveId } from './move-id.ts'

export const [FEWEST_ANSWERS, MOST_ANSWERS] = [2, 6] as const

/** A question as a designer writes it. */
export const WrittenQuestion = z.strictObject({
  answers: z.array(Slug).check(z.minLength(FEWEST_ANSWERS), z.maxLength(MOST_ANSWERS)),
  /** One: choose one. Several: choose all that hold. */
  correct: z.array(Slug).check(z.minLength(1)),
})

/** What of it may leave the server before it is answered. */
export const AskedQuestion = z.object({
  text: z.string(),
  isMultiple: z.boolean(),
  answers: z.array(z.object({ id: z.string(), text: z.string() })),
})

/** How the first answer to it was judged. */
export const judged = {
  answers: z.array(z.string()),
  /** As it was judged then, though a new version may judge otherwise. */
  isCorrect: z.boolean(),
  /** Ids of the right answers. */
  correct: z.array(z.string()),
  /** Why; in the player's language. */
  explanation: z.string(),
}

/** Ids of what is chosen. */
export const GivenAnswers = z.array(MoveId).check(z.minLength(1), z.maxLength(12))
