import * as z from 'zod/mini'
import { Slug } from '#shared/scene/slug.ts'
import { MoveId } from '#shared/scene/tasks/move-id.ts'

export const [FEWEST_ROUNDS, MOST_ROUNDS] = [1, 4] as const
export const [FEWEST_PRESSES, MOST_PRESSES] = [8, 60] as const
export const [FEWEST_OTHERS, MOST_OTHERS] = [2, 4] as const
/** Beats a minute. Faster, what is seen would flash three times a second (WCAG 2.3.1). */
export const [SLOWEST, FASTEST] = [40, 170] as const
/** ms of a round at most. */
const LONGEST_ROUND = 600_000

const Rate = z.int().check(z.gte(SLOWEST), z.lte(FASTEST))

const ContentRound = z.strictObject({
  id: Slug,
  /** What is right, in presses a minute. */
  from: Rate,
  to: Rate,
  /** How many presses are judged. */
  presses: z.int().check(z.gte(FEWEST_PRESSES), z.lte(MOST_PRESSES)),
  /** Of the metronome, in beats a minute. */
  beat: Rate,
  /** After so many beats the metronome falls silent while it counts; absent: it goes on. */
  lead: z.optional(z.int().check(z.gte(0), z.lte(MOST_PRESSES))),
  /** Wrong beats, from which those who listen instead of pressing tell the right one. */
  others: z.array(Rate).check(z.minLength(FEWEST_OTHERS), z.maxLength(MOST_OTHERS)),
})

/**
 * What a designer writes: 1 to 4 rounds, each a rhythm between two rates. Words stand in text/{lang}.json under
 * tasks.<task>.parts.<round>: title, text (what is pressed, and how fast) and explanation.
 */
export const RhythmContent = z.strictObject({
  type: z.literal('rhythm'),
  rounds: z.array(ContentRound).check(z.minLength(FEWEST_ROUNDS), z.maxLength(MOST_ROUNDS)),
})
export type RhythmContent = z.infer<typeof RhythmContent>
export type RhythmPublished = RhythmContent

/** How a round is counted: as a whole too slow or too fast, or right on the whole and not throughout. */
export const PLAYED_AS = ['right', 'slow', 'fast', 'uneven'] as const
export type PlayedAs = (typeof PLAYED_AS)[number]

/** What may leave the server: how each round goes, and its metronome. */
export const RhythmPlayable = z.object({
  type: z.literal('rhythm'),
  rounds: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      text: z.string(),
      presses: z.int(),
      beat: z.int(),
      lead: z.nullable(z.int()),
      /** The right one and others, in beats a minute; keys and order are others in every attempt. */
      beats: z.array(z.object({ key: z.string(), rate: z.int() })),
    }),
  ),
})
export type RhythmPlayable = z.infer<typeof RhythmPlayable>

export const RhythmState = z.object({
  type: z.literal('rhythm'),
  judged: z.array(
    z.object({
      round: z.string(),
      from: z.int(),
      to: z.int(),
      /** What was pressed or chosen, a minute. */
      rate: z.int(),
      /** What it is worth, 0 to 1. */
      share: z.number(),
      /** Between presses, in ms, each with whether it was right; none where a beat was chosen. */
      intervals: z.array(z.object({ ms: z.int(), verdict: z.enum(['right', 'fast', 'slow']) })),
      /** Key of the beat that was chosen, and of the right one; null where it was pressed. */
      chosen: z.nullable(z.string()),
      right: z.nullable(z.string()),
      /** Why; in the player's language. */
      explanation: z.string(),
    }),
  ),
})
export type RhythmState = z.infer<typeof RhythmState>

/**
 * The player has pressed: when each press came, in ms from the first, in their order. Or has chosen a beat by listening. The first of
 * both counts in each round.
 */
export const RhythmMove = z.strictObject({
  type: z.literal('rhythm'),
  round: MoveId,
  stamps: z.optional(
    z
      .array(z.int().check(z.gte(0), z.lte(LONGEST_ROUND)))
      .check(z.minLength(FEWEST_PRESSES), z.maxLength(MOST_PRESSES)),
  ),
  choose: z.optional(MoveId),
})
export type RhythmMove = z.infer<typeof RhythmMove>
