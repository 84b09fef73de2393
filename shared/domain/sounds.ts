/** Where an effect lies in the one file of all effects (ms). The gap after each one lets a decoder be late. */
interface Slot {
  at: number
  length: number
}

/** The short sounds (STAGE-9), the lightest first: where two meet, the weightier one is heard. */
export const EFFECTS = {
  hover: { at: 0, length: 240 },
  press: { at: 240, length: 260 },
  open: { at: 500, length: 600 },
  locked: { at: 1100, length: 500 },
  error: { at: 1600, length: 700 },
  points: { at: 2300, length: 1300 },
  streak: { at: 3600, length: 1400 },
  finish: { at: 5000, length: 1700 },
  mission: { at: 6700, length: 2900 },
} satisfies Record<string, Slot>

export type Effect = keyof typeof EFFECTS

/** What sounds without an end, by where the player is: each a file of its own. */
export const AMBIENCES = ['dusk', 'underwater'] as const
export type Ambience = (typeof AMBIENCES)[number]

/**
 * The turn that repeats (ms): whole frames of Opus (20 ms) and of MP3 (24 ms), so that both coders do the same at its two
 * ends. The file goes on for a while on both sides, so that no decoder's gap falls into it.
 */
export const AMBIENCE_LOOP = { at: 500, length: 20_040 } satisfies Slot

/** `a` drowns `b` out: it is as weighty or more. A hover never cuts another hover off. */
export function isHeardOver(a: Effect, b: Effect): boolean {
  const weights = Object.keys(EFFECTS)
  return a !== 'hover' && weights.indexOf(a) >= weights.indexOf(b)
}
