import * as z from 'zod/mini'
import { Slug } from '#shared/scene/slug.ts'
import { MoveId } from '#shared/scene/tasks/move-id.ts'

/** In percent of the picture's width and height, from its upper left corner. */
const Percent = z.number().check(z.gte(0), z.lte(100))

/** The part of a picture's words that tells all of it; no place may be called so. */
export const WHOLE = 'whole'

export const [FEWEST_SPOTS, MOST_SPOTS] = [2, 20] as const
/** Percent of the picture: nearer, the marks of two places lie on each other even when zoomed in. */
export const NEAREST = 3

/**
 * What a designer writes: one large picture and 2 to 20 places in it. Words stand in text/{lang}.json under
 * tasks.<task>.spots.<place>: title, text, and with a picture also picture; `whole.picture` says what the large one shows.
 */
export const PictureContent = z.strictObject({
  type: z.literal('grafika'),
  picture: z.string(),
  spots: z
    .array(z.strictObject({ id: Slug, at: z.tuple([Percent, Percent]), picture: z.optional(z.string()) }))
    .check(z.minLength(FEWEST_SPOTS), z.maxLength(MOST_SPOTS)),
})
export type PictureContent = z.infer<typeof PictureContent>
export type PicturePublished = PictureContent

export const PicturePlayable = z.object({
  type: z.literal('grafika'),
  picture: z.string(),
  pictureAlt: z.string(),
  spots: z.array(
    z.object({
      id: z.string(),
      at: z.tuple([z.number(), z.number()]),
      title: z.string(),
      text: z.string(),
      picture: z.nullable(z.string()),
      pictureAlt: z.string(),
    }),
  ),
})
export type PicturePlayable = z.infer<typeof PicturePlayable>

export const PictureState = z.object({
  type: z.literal('grafika'),
  /** Ids of the places that were opened. */
  seen: z.array(z.string()),
})
export type PictureState = z.infer<typeof PictureState>

/** The player has opened a place. */
export const PictureMove = z.strictObject({ type: z.literal('grafika'), saw: MoveId })
export type PictureMove = z.infer<typeof PictureMove>
