import * as z from 'zod/mini'

/** A training that a player took part in, and what a leader said to it. */
export const SignOff = z.object({
  id: z.uuid(),
  training: z.string(),
  /** The player's own words. */
  note: z.string(),
  askedAt: z.string(),
  /** Null while it waits. */
  decision: z.nullable(
    z.object({
      isGiven: z.boolean(),
      /** The leader's; empty where nothing was said. */
      words: z.string(),
      /** Display name. */
      by: z.string(),
      decidedAt: z.string(),
    }),
  ),
})
export type SignOff = z.infer<typeof SignOff>
