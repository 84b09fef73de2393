/** Where an effect lies in the one file of all effects (ms). The gap after each one lets a decoder be late. */
interface Slot {
  at: number
  length: number
}

/** The short sounds (STAGE-9), in the order of their file. */
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

/** What answers an answer, a badge, and the wordless voice of an assistant: a file of its own. The more answers in a row were right, the higher it rings. */
export const ANSWER_EFFECTS = {
  wrong: { at: 0, length: 600 },
  nearly: { at: 600, length: 700 },
  right: { at: 1300, length: 700 },
  right2: { at: 2000, length: 750 },
  right3: { at: 2750, length: 850 },
  badge: { at: 3600, length: 1700 },
  hum1: { at: 5300, length: 300 },
  hum2: { at: 5600, length: 300 },
  hum3: { at: 5900, length: 300 },
  hum4: { at: 6200, length: 300 },
} satisfies Record<string, Slot>

export const EFFECT_FILES = { effects: EFFECTS, answers: ANSWER_EFFECTS } as const

export type Effect = keyof typeof EFFECTS | keyof typeof ANSWER_EFFECTS

/** The lightest first: where two meet, the weightier one is heard. */
const WEIGHTS: readonly Effect[] = [
  ...(['hover', 'hum1', 'hum2', 'hum3', 'hum4', 'press', 'open', 'locked', 'error'] as const),
  ...(['wrong', 'nearly', 'right', 'right2', 'right3'] as const),
  ...(['points', 'streak', 'badge', 'finish', 'mission'] as const),
]

/** What sounds without an end, by where the player is: each a file of its own. */
export const AMBIENCES = ['dusk', 'underwater'] as const
export type Ambience = (typeof AMBIENCES)[number]

/**
 * The turn that repeats (ms): whole frames of Opus (20 ms) and of MP3 (24 ms), so that both coders do the same at its two
 * ends. The file goes on for a while on both sides, so that no decoder's gap falls into it.
 */
export const AMBIENCE_LOOP = { at: 500, length: 20_040 } satisfies Slot

/** It is the wordless voice of an assistant. */
export const isHum = (effect: Effect): boolean => effect.startsWith('hum')

/** `a` drowns `b` out: it is as weighty or more. A hover never cuts another hover off. */
export function isHeardOver(a: Effect, b: Effect): boolean {
  if (isHum(a) && isHum(b)) return true
  return a !== 'hover' && WEIGHTS.indexOf(a) >= WEIGHTS.indexOf(b)
}
