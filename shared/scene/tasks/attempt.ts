import * as z from 'zod/mini'

/** How far an attempt is. `cards` counts all cards of the task. */
export const AttemptState = z.object({
  /** Index of the card where the player stands. */
  card: z.number(),
  cards: z.number(),
  /** What was answered so far, by card id. */
  answered: z.array(z.object({ card: z.string(), answers: z.array(z.string()), isCorrect: z.boolean() })),
})
export type AttemptState = z.infer<typeof AttemptState>
