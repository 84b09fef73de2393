import * as z from 'zod/mini'
import { Slug } from '../slug.ts'

/**
 * What a designer writes: 3 to 8 cards, each with a picture; a card may ask a question. Words stand in text/{lang}.json
 * under tasks.<task>.cards.<card>: title, text, and with a question also question, answers.<id>, explanation.
 */
const ContentCard = z.strictObject({
  id: Slug,
  /** A picture of the mission's art folder, or of the adventure's shared pictures. */
  picture: z.string(),
  question: z.optional(
    z.strictObject({
      answers: z.array(Slug).check(z.minLength(2), z.maxLength(6)),
      /** One: choose one. Several: choose all that hold. */
      correct: z.array(Slug).check(z.minLength(1)),
    }),
  ),
})

export const LearningPillContent = z.strictObject({
  type: z.literal('learning-pill'),
  cards: z.array(ContentCard).check(z.minLength(3), z.maxLength(8)),
})
export type LearningPillContent = z.infer<typeof LearningPillContent>

/** What may leave the server before it is answered: no right answer, no explanation. */
export const LearningPillPlayable = z.object({
  type: z.literal('learning-pill'),
  cards: z.array(
    z.object({
      id: z.string(),
      picture: z.nullable(z.string()),
      pictureAlt: z.string(),
      title: z.string(),
      text: z.string(),
      question: z.nullable(
        z.object({
          text: z.string(),
          isMultiple: z.boolean(),
          answers: z.array(z.object({ id: z.string(), text: z.string() })),
        }),
      ),
    }),
  ),
})
export type LearningPillPlayable = z.infer<typeof LearningPillPlayable>
