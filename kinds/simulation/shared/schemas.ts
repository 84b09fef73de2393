import * as z from 'zod/mini'
import { Backs, BranchEnding } from '#kinds/define/ending.ts'
import { BANDS } from '#shared/domain/bands.ts'
import { Slug } from '#shared/scene/slug.ts'
import { MoveId } from '#shared/scene/tasks/move-id.ts'

const Band = z.enum(BANDS)
export const [FEWEST_SCENES, MOST_SCENES] = [4, 40] as const
export const [FEWEST_CHOICES, MOST_CHOICES] = [2, 4] as const
/** Fewer, and nobody feels what was chosen. */
export const FEWEST_ENDINGS = 3

const ContentChoice = z.strictObject({
  id: Slug,
  /** The scene that it leads to. */
  to: Slug,
})

/** Either leads on by choices, or ends it. */
const ContentScene = z.strictObject({
  id: Slug,
  picture: z.string(),
  /** Somebody other than the assistant speaks: their face, a picture as a card has one. Their name stands among the words. */
  speaker: z.optional(z.string()),
  choices: z.optional(z.array(ContentChoice).check(z.minLength(FEWEST_CHOICES), z.maxLength(MOST_CHOICES))),
  /** The choice that would have been the best. */
  best: z.optional(Slug),
  /** `score`: percent of the points. */
  ending: z.optional(z.strictObject({ band: Band, score: z.int().check(z.gte(0), z.lte(100)) })),
})

/**
 * What a designer writes: 4 to 40 scenes, the first one begins; three or more are endings. Words stand in text/{lang}.json
 * under tasks.<task>.scenes.<scene>: title, text, explanation (why the best choice is best, or why it ended so), and of
 * a scene that leads on answers.<choice>; where it has a speaker, their name as speaker.
 */
export const SimulationContent = z.strictObject({
  type: z.literal('symulacja_v3'),
  /** Who speaks: a file of the adventure's assistants/. */
  assistant: z.optional(z.string()),
  scenes: z.array(ContentScene).check(z.minLength(FEWEST_SCENES), z.maxLength(MOST_SCENES)),
})
export type SimulationContent = z.infer<typeof SimulationContent>
export type SimulationPublished = SimulationContent

/** All ways, so that play goes on without a link; neither what they are worth nor which is best. */
export const SimulationPlayable = z.object({
  type: z.literal('symulacja_v3'),
  assistant: z.nullable(z.string()),
  scenes: z.array(
    z.object({
      id: z.string(),
      picture: z.string(),
      title: z.string(),
      text: z.string(),
      /** Who says it, where it is not the assistant. */
      speaker: z.optional(z.object({ name: z.string(), picture: z.string() })),
      /** None: an ending. */
      choices: z.array(z.object({ id: z.string(), to: z.string(), text: z.string() })),
    }),
  ),
})
export type SimulationPlayable = z.infer<typeof SimulationPlayable>

const Step = z.object({ scene: z.string(), choice: z.string() })

export const SimulationState = z.object({
  type: z.literal('symulacja_v3'),
  /** What was chosen, in its order. */
  path: z.array(Step),
  /** How often the player went back from an end; absent where never. */
  backs: z.optional(z.number()),
  /** Null until one is reached. */
  ending: z.nullable(BranchEnding),
})
export type SimulationState = z.infer<typeof SimulationState>

/**
 * The player has chosen, having gone back `backs` times; what was chosen first in a scene counts. Without a choice: goes back from
 * an end to the decision in this scene, for the `backs`-th time.
 */
export const SimulationMove = z.strictObject({
  type: z.literal('symulacja_v3'),
  scene: MoveId,
  choice: z.optional(MoveId),
  backs: Backs,
})
export type SimulationMove = z.infer<typeof SimulationMove>
