import * as z from 'zod/mini'
import { Slug } from '#shared/scene/slug.ts'
import { MoveId } from '#shared/scene/tasks/move-id.ts'

export const [FEWEST_PLACES, MOST_PLACES] = [3, 20] as const
/** Presses that cost nothing though nothing was found. */
export const FREE_MISSES = 3

const Percent = z.number().check(z.gte(0), z.lte(100))
const At = z.tuple([Percent, Percent])

const ContentPlace = z.strictObject({
  id: Slug,
  /** Its middle, in percent of the picture's width and height. */
  at: At,
  /** How far around it a press finds it, in percent of width and height. */
  radius: z.number().check(z.gte(2), z.lte(25)),
  /** It looks like one and is none: it is told why, and costs as a miss does. */
  isDecoy: z.optional(z.literal(true)),
})

/**
 * What a designer writes: a picture and 3 to 20 places in it. Words stand in text/{lang}.json under tasks.<task>.parts: `whole` with text
 * (what is looked for) and picture (what the picture shows), and of each place its title, what can be seen there, and explanation.
 */
export const HotspotsContent = z.strictObject({
  type: z.literal('hotspots'),
  picture: z.string(),
  places: z.array(ContentPlace).check(z.minLength(FEWEST_PLACES), z.maxLength(MOST_PLACES)),
})
export type HotspotsContent = z.infer<typeof HotspotsContent>
/** How a place is counted: found by oneself or after a hint; of a decoy whether it was pressed. */
export const FOUND_BY = ['self', 'hint', 'pressed', 'spared'] as const
export type FoundBy = (typeof FOUND_BY)[number]

export type HotspotsPublished = HotspotsContent

/** Under this name stand the words for the whole picture. */
export const WHOLE = 'whole'

/** What may leave the server: the picture, how much there is to be found, and in words what can be seen, decoys among it. */
export const HotspotsPlayable = z.object({
  type: z.literal('hotspots'),
  picture: z.string(),
  pictureAlt: z.string(),
  text: z.string(),
  amount: z.int(),
  /** Without a place in the picture; keys and order are others in every attempt. */
  seen: z.array(z.object({ key: z.string(), text: z.string() })),
})
export type HotspotsPlayable = z.infer<typeof HotspotsPlayable>

const Shown = z.object({
  key: z.string(),
  at: At,
  radius: z.number(),
  title: z.string(),
  /** Why; in the player's language. */
  explanation: z.string(),
})

export const HotspotsState = z.object({
  type: z.literal('hotspots'),
  found: z.array(z.extend(Shown, { isHinted: z.boolean() })),
  /** What looked like one and is none, as it was pressed. */
  decoys: z.array(Shown),
  /** Where nothing was. */
  misses: z.array(At),
  /** Around what a hint has shown and nobody has found yet. */
  hints: z.array(z.object({ at: At, radius: z.number() })),
  /** How many hints were asked for. */
  hinted: z.int(),
  /** All are found, or the search was ended. */
  isOver: z.boolean(),
  /** What was not found; empty until it is over. */
  missed: z.array(Shown),
})
export type HotspotsState = z.infer<typeof HotspotsState>

/** The player presses the picture, chooses what is described, asks for a hint, or ends the search. */
export const HotspotsMove = z.strictObject({
  type: z.literal('hotspots'),
  /** In percent of the picture. */
  press: z.optional(At),
  /** By its words. */
  choose: z.optional(MoveId),
  /** Which hint it is, from 1: sent twice it is one. */
  hint: z.optional(z.int().check(z.gte(1), z.lte(MOST_PLACES))),
  end: z.optional(z.literal(true)),
})
export type HotspotsMove = z.infer<typeof HotspotsMove>
