import * as z from 'zod/mini'
import { Slug } from '#shared/scene/slug.ts'
import { MoveId } from '#shared/scene/tasks/move-id.ts'

export const [FEWEST_GAPS, MOST_GAPS] = [1, 12] as const
export const MOST_DECOYS = 8
/** Letters that are typed into a gap at most. */
export const LONGEST_WORD = 80

/** How a gap is filled: with words that lie there, or by typing. */
export const FILLINGS = ['words', 'typed'] as const

const Part = z.strictObject({ id: Slug })

/**
 * What a designer writes: the ids of 1 to 12 gaps and, where they are filled with words that lie there, up to 8 words that belong
 * nowhere. Words stand in text/{lang}.json under tasks.<task>.parts: `whole` with the text, each gap in it as [id]; of a gap its title
 * (the right word) and explanation, and where it is typed the text, other words that are right as well, one a line; of a decoy its title.
 */
export const ClozeContent = z.strictObject({
  type: z.literal('cloze'),
  filling: z.enum(FILLINGS),
  gaps: z.array(Part).check(z.minLength(FEWEST_GAPS), z.maxLength(MOST_GAPS)),
  decoys: z.optional(z.array(Part).check(z.maxLength(MOST_DECOYS))),
})
export type ClozeContent = z.infer<typeof ClozeContent>
export type ClozePublished = ClozeContent

/** Stands for every word that was typed and is not right, where it is counted. */
export const OTHER_WORD = 'other'

/** Under this name stands the text with its gaps. */
export const WHOLE = 'whole'

/** What may leave the server before it is checked. */
export const ClozePlayable = z.object({
  type: z.literal('cloze'),
  filling: z.enum(FILLINGS),
  /** The text in its order; behind each piece a gap, or none. */
  pieces: z.array(z.object({ text: z.string(), gap: z.nullable(z.string()) })),
  /** The words that lie there, decoys among them; none where it is typed. Keys are others in every attempt. */
  words: z.array(z.object({ key: z.string(), text: z.string() })),
})
export type ClozePlayable = z.infer<typeof ClozePlayable>

export const ClozeState = z.object({
  type: z.literal('cloze'),
  /** What is in which gap: the key of a word, or what was typed. */
  filled: z.array(z.object({ gap: z.string(), word: z.string() })),
  isChecked: z.boolean(),
  /** In the order of the text; empty until it was checked. */
  judged: z.array(
    z.object({
      gap: z.string(),
      /** What was in it, in words. */
      given: z.string(),
      /** What belongs in it, in words. */
      right: z.string(),
      isCorrect: z.boolean(),
      /** Why; in the player's language. */
      explanation: z.string(),
    }),
  ),
})
export type ClozeState = z.infer<typeof ClozeState>

const Word = z.string().check(z.minLength(1), z.maxLength(LONGEST_WORD))

/** The player fills a gap, empties it, or has all of them checked, which counts at the first time. */
export const ClozeMove = z.strictObject({
  type: z.literal('cloze'),
  /** `word` null: the gap is emptied. */
  fill: z.optional(z.strictObject({ gap: MoveId, word: z.nullable(Word) })),
  /** All of them, as the player sees them. */
  check: z.optional(
    z.array(z.strictObject({ gap: MoveId, word: Word })).check(z.minLength(1), z.maxLength(MOST_GAPS)),
  ),
})
export type ClozeMove = z.infer<typeof ClozeMove>
