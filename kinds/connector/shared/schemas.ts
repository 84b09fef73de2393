import * as z from 'zod/mini'
import { Slug } from '#shared/scene/slug.ts'
import { MoveId } from '#shared/scene/tasks/move-id.ts'

export const [FEWEST_PAIRS, MOST_PAIRS] = [2, 8] as const

/**
 * What a designer writes: 2 to 8 pairs, each side with a picture if it likes. Words stand in text/{lang}.json under
 * tasks.<task>.pairs.<pair>: left, right, explanation.
 */
const ContentPair = z.strictObject({
  id: Slug,
  /** Pictures of the mission's art folder, or of the adventure's shared pictures. */
  left: z.optional(z.string()),
  right: z.optional(z.string()),
})

export const ConnectorContent = z.strictObject({
  type: z.literal('quiz-connector-mothers-children'),
  pairs: z.array(ContentPair).check(z.minLength(FEWEST_PAIRS), z.maxLength(MOST_PAIRS)),
})
export type ConnectorContent = z.infer<typeof ConnectorContent>
export type ConnectorPublished = ConnectorContent

const Side = z.array(
  z.object({
    /** Another one in every attempt: it says nothing about what belongs together. */
    key: z.string(),
    text: z.string(),
    picture: z.nullable(z.string()),
  }),
)

/** What may leave the server before it is checked: two columns, and no word of what belongs together. */
export const ConnectorPlayable = z.object({
  type: z.literal('quiz-connector-mothers-children'),
  left: Side,
  right: Side,
})
export type ConnectorPlayable = z.infer<typeof ConnectorPlayable>

export const ConnectorState = z.object({
  type: z.literal('quiz-connector-mothers-children'),
  /** By keys. No end has two lines. */
  lines: z.array(z.object({ left: z.string(), right: z.string() })),
  isChecked: z.boolean(),
  /** Empty until the lines were checked. */
  judged: z.array(
    z.object({
      left: z.string(),
      /** What the player joined with it. */
      chosen: z.string(),
      /** What belongs to it. */
      right: z.string(),
      isCorrect: z.boolean(),
      /** Why; in the player's language. */
      explanation: z.string(),
    }),
  ),
})
export type ConnectorState = z.infer<typeof ConnectorState>

const Line = z.strictObject({ left: MoveId, right: MoveId })

/** The player draws a line, takes one away, or has all of them checked, which counts at the first time. */
export const ConnectorMove = z.strictObject({
  type: z.literal('quiz-connector-mothers-children'),
  /** `right` null: the line is taken away. */
  join: z.optional(z.strictObject({ left: MoveId, right: z.nullable(MoveId) })),
  /** All lines, as the player sees them. */
  check: z.optional(z.array(Line).check(z.minLength(1), z.maxLength(8))),
})
export type ConnectorMove = z.infer<typeof ConnectorMove>
