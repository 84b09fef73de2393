import * as z from 'zod/mini'
import { AskedQuestion, GivenAnswers, judged, WrittenQuestion } from '#shared/scene/tasks/question-schemas.ts'
import { Slug } from '#shared/scene/slug.ts'
import { MoveId } from '#shared/scene/tasks/move-id.ts'

export const [FEWEST_CARDS, MOST_CARDS] = [3, 8] as const

/**
 * What a designer writes: 3 to 8 cards, each with a picture; a card may ask a question. Words stand in text/{lang}.json
 * under tasks.<task>.cards.<card>: title, text, and with a question also question, answers.<id>, explanation, and feedback.<id> where
 * something is to be said of a wrong answer.
 */
const ContentCard = z.strictObject({
  id: Slug,
  /** A picture of the mission's art folder, or of the adventure's shared pictures. */
  picture: z.string(),
  question: z.optional(WrittenQuestion),
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
      question: z.nullable(AskedQuestion),
    }),
  ),
})
export type LearningPillPlayable = z.infer<typeof LearningPillPlayable>

/** Why each wrong answer that was chosen is wrong, where that is written. */
const Feedback = z.optional(z.array(z.object({ answer: z.string(), text: z.string() })))

export const LearningPillState = z.object({
  type: z.literal('learning-pill'),
  /** Index of the card where the player stands. */
  card: z.number(),
  answered: z.array(z.object({ card: z.string(), ...judged, feedback: Feedback })),
  /** Cards that were missed and have come back, as they were answered last; absent before the first. */
  repeats: z.optional(
    z.array(
      z.object({
        card: z.string(),
        /** How often it was answered since it came back, 1 or more. */
        times: z.number(),
        answers: z.array(z.string()),
        isCorrect: z.boolean(),
        feedback: Feedback,
      }),
    ),
  ),
})
export type LearningPillState = z.infer<typeof LearningPillState>

/** More than anybody needs to understand a card. */
const MOST_REPEATS = 99

/**
 * The player stands on a card, or answers one. The first answer to a question counts. A card that was missed comes back after the
 * last one until it is answered right: `repeat` says which time that is, from 1 on.
 */
export const LearningPillMove = z.strictObject({
  type: z.literal('learning-pill'),
  card: z.optional(z.int().check(z.gte(0), z.lte(100))),
  answer: z.optional(
    z.strictObject({
      card: MoveId,
      answers: GivenAnswers,
      repeat: z.optional(z.int().check(z.gte(1), z.lte(MOST_REPEATS))),
    }),
  ),
})
export type LearningPillMove = z.infer<typeof LearningPillMove>
