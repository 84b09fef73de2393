import * as z from 'zod/mini'

/** How a speaker can look, from one line to the next. */
export const MOODS = ['calm', 'glad', 'thoughtful', 'worried', 'hurt', 'angry'] as const
export type Mood = (typeof MOODS)[number]

export const HAIRS = ['short', 'bob', 'long', 'bun', 'curls', 'bald', 'scarf'] as const
export const [SKINS, HAIR_TONES, TOPS] = [6, 7, 5] as const

const upTo = (amount: number) => z.int().check(z.gte(0), z.lt(amount))

/** A drawn face: numbers choose a tone, from 0. The mood is no part of it. */
export const FaceLook = z.strictObject({
  /** From light to dark. */
  skin: upTo(SKINS),
  hair: z.enum(HAIRS),
  /** Of hair or scarf: black, brown, chestnut, copper, blond, grey, white. */
  tone: upTo(HAIR_TONES),
  /** Of what is worn. */
  top: upTo(TOPS),
  hasGlasses: z.optional(z.literal(true)),
  hasBeard: z.optional(z.literal(true)),
})
export type FaceLook = z.infer<typeof FaceLook>
