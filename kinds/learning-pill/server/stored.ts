import * as z from 'zod/mini'

/** What is kept of an attempt at a pill. */
export const Stored = z.object({
  /** Index of the card where the player stands. */
  card: z.number(),
  /** The first answer to each card, and whether it was right. */
  answers: z.record(
    z.string(),
    z.object({
      answers: z.array(z.string()),
      isCorrect: z.boolean(),
      /** At its card until then, rounded; absent in what was stored before it was noted. */
      seconds: z.optional(z.number()),
    }),
  ),
  /** Missed cards that have come back, as they were answered last; absent before the first. */
  repeats: z.optional(
    z.record(
      z.string(),
      z.object({ times: z.number(), answers: z.array(z.string()), isCorrect: z.boolean() }),
    ),
  ),
  /** When the card was reached on which the player stands, in ms since 1970. */
  since: z.optional(z.number()),
})
export type Stored = z.infer<typeof Stored>
