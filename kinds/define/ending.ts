import * as z from 'zod/mini'
import { BANDS } from '#shared/domain/bands.ts'

/** More often nobody goes back. */
const MOST_BACKS = 99

/** How often a player has gone back from an end of what branches, as a move says it. */
export const Backs = z.optional(z.int().check(z.gte(0), z.lte(MOST_BACKS)))

/** An end of what branches, as its player sees it. */
export const BranchEnding = z.object({
  band: z.enum(BANDS),
  /** Why it ended so. */
  why: z.string(),
  /** It could have ended better, and the player may go back to a scene. */
  mayGoBack: z.optional(z.boolean()),
  review: z.array(
    z.object({
      scene: z.string(),
      /** The better choice, as it is named in the state; null where the best was taken. */
      better: z.nullable(z.string()),
      why: z.string(),
    }),
  ),
})
