import * as z from 'zod/mini'
import { Slug } from '#shared/scene/slug.ts'
import { MoveId } from '#shared/scene/tasks/move-id.ts'

export const [FEWEST_CARDS, MOST_CARDS] = [3, 30] as const

const ContentCard = z.strictObject({ id: Slug, picture: z.optional(z.string()) })

/**
 * What a designer writes: 3 to 30 cards, each with a picture on its front if it likes. Words stand in text/{lang}.json under
 * tasks.<task>.parts.<card>: title (the front), text (the back) and, with a picture, picture.
 */
export const FlashcardsContent = z.strictObject({
  type: z.literal('flashcards'),
  cards: z.array(ContentCard).check(z.minLength(FEWEST_CARDS), z.maxLength(MOST_CARDS)),
})
export type FlashcardsContent = z.infer<typeof FlashcardsContent>
/** How a card is counted when it is turned over first. */
export const [KNEW, MISSED] = ['knew', 'missed'] as const

export type FlashcardsPublished = FlashcardsContent

/** Both sides of every card: they are turned over without a link, and nothing is won by reading ahead. */
export const FlashcardsPlayable = z.object({
  type: z.literal('flashcards'),
  cards: z.array(
    z.object({
      id: z.string(),
      front: z.string(),
      back: z.string(),
      picture: z.nullable(z.string()),
      pictureAlt: z.string(),
    }),
  ),
})
export type FlashcardsPlayable = z.infer<typeof FlashcardsPlayable>

export const FlashcardsState = z.object({
  type: z.literal('flashcards'),
  known: z.array(z.string()),
  /** Not known at some time, the last one last; those among them that are known by now stay. */
  missed: z.array(z.string()),
})
export type FlashcardsState = z.infer<typeof FlashcardsState>

/** The player has turned a card over and says whether they knew it. What is known once stays known. */
export const FlashcardsMove = z.strictObject({
  type: z.literal('flashcards'),
  card: MoveId,
  knew: z.boolean(),
})
export type FlashcardsMove = z.infer<typeof FlashcardsMove>
