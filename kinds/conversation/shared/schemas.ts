import * as z from 'zod/mini'
import { Backs, BranchEnding } from '#kinds/define/ending.ts'
import { BANDS } from '#shared/domain/bands.ts'
import { Slug } from '#shared/scene/slug.ts'
import { MoveId } from '#shared/scene/tasks/move-id.ts'
import { FaceLook, MOODS } from './face.ts'

const Band = z.enum(BANDS)
export const [FEWEST_SCENES, MOST_SCENES] = [4, 40] as const
export const [FEWEST_CHOICES, MOST_CHOICES] = [2, 4] as const
/** Fewer, and nobody feels what was said. */
export const FEWEST_ENDINGS = 3

const ContentChoice = z.strictObject({
  id: Slug,
  /** The scene that it leads to. */
  to: Slug,
})

/** One line of the speaker: either replies lead on from it, or it is the last. */
const ContentScene = z.strictObject({
  id: Slug,
  mood: z.enum(MOODS),
  choices: z.optional(z.array(ContentChoice).check(z.minLength(FEWEST_CHOICES), z.maxLength(MOST_CHOICES))),
  /** The reply that would have been the best. */
  best: z.optional(Slug),
  /** `score`: percent of the points. */
  ending: z.optional(z.strictObject({ band: Band, score: z.int().check(z.gte(0), z.lte(100)) })),
})

/**
 * What a designer writes: somebody with a face, and 4 to 40 scenes, each a line of theirs with a mood; the first one begins, three or more
 * are endings. Words stand in text/{lang}.json under tasks.<task>.scenes: `speaker` with title (the name) and text (who they are, and what
 * this is about); of each scene its text, explanation (why the best reply is best, or why it ended so) and answers.<choice>.
 */
export const ConversationContent = z.strictObject({
  type: z.literal('conversation'),
  face: FaceLook,
  scenes: z.array(ContentScene).check(z.minLength(FEWEST_SCENES), z.maxLength(MOST_SCENES)),
})
export type ConversationContent = z.infer<typeof ConversationContent>
export type ConversationPublished = ConversationContent

/** Under this name stand the words about the speaker. */
export const SPEAKER = 'speaker'

/** What may leave the server before anything was said: with whom one talks. */
export const ConversationPlayable = z.object({
  type: z.literal('conversation'),
  face: FaceLook,
  name: z.string(),
  /** Who they are, and what this is about. */
  about: z.string(),
})
export type ConversationPlayable = z.infer<typeof ConversationPlayable>

export const ConversationState = z.object({
  type: z.literal('conversation'),
  /** What was said, the line that waits for a reply or ends it last; keys are others in every attempt. */
  lines: z.array(
    z.object({
      scene: z.string(),
      mood: z.enum(MOODS),
      text: z.string(),
      /** What could be replied; none to the last line. */
      choices: z.array(z.object({ key: z.string(), text: z.string() })),
      /** The key of the reply; null as long as there is none. */
      chosen: z.nullable(z.string()),
    }),
  ),
  /** Percent of the way. */
  progress: z.int(),
  /** How often the player went back from an end; absent where never. */
  backs: z.optional(z.number()),
  /** Null until one is reached. */
  ending: z.nullable(BranchEnding),
})
export type ConversationState = z.infer<typeof ConversationState>

/**
 * The player has replied, having gone back `backs` times; the first reply in a scene counts. Without a choice: goes back from an end to
 * the reply in this scene, for the `backs`-th time.
 */
export const ConversationMove = z.strictObject({
  type: z.literal('conversation'),
  scene: MoveId,
  choice: z.optional(MoveId),
  backs: Backs,
})
export type ConversationMove = z.infer<typeof ConversationMove>
