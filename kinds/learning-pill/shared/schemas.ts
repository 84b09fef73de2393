import * as z from 'zod/mini'
import { Slug } from '#shared/scene/slug.ts'
import { MoveId } from '#shared/scene/tasks/move-id.ts'

export const [FEWEST_CARDS, MOST_CARDS] = [3, 8] as const
export const [FEWEST_ANSWERS, MOST_ANSWERS] = [2, 6] as const

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
      answers: z.array(Slug).check(z.minLength(FEWEST_ANSWERS), z.maxLength(MOST_ANSWERS)),
      /** One: choose one. Several: choose all that hold. */
      correct: z.array(Slug).check(z.minLength(1)),
    }),
  ),
})

export const LearningPillContent = z.strictObject({
  type: z.literal('learning-pill'),
  cards: z.array(ContentCard).check(z.minLength(FEWEST_CARDS), z.maxLength(MOST_CARDS)),
})
export type LearningPillContent = z.infer<typeof LearningPillContent>
export type LearningPillPublished = LearningPillContent

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

export const LearningPillState = z.object({
  type: z.literal('learning-pill'),
  /** Index of the card where the player stands. */
  card: z.number(),
  answered: z.array(
    z.object({
      card: z.string(),
      answers: z.array(z.string()),
      /** As it was judged then, though a new version may judge otherwise. */
      isCorrect: z.boolean(),
      /** Ids of the right answers. */
      correct: z.array(z.string()),
      /** Why; in the player's language. */
      explanation: z.string(),
    }),
  ),
})
export type LearningPillState = z.infer<typeof LearningPillState>

/** The player stands on a card, or answers one. The first answer to a question counts. */
export const LearningPillMove = z.strictObject({
  type: z.literal('learning-pill'),
  card: z.optional(z.int().check(z.gte(0), z.lte(100))),
  answer: z.optional(
    z.strictObject({ card: MoveId, answers: z.array(MoveId).check(z.minLength(1), z.maxLength(12)) }),
  ),
})
export type LearningPillMove = z.infer<typeof LearningPillMove>
