import * as z from 'zod/mini'
import { Slug } from '#shared/scene/slug.ts'
import { MoveId } from '#shared/scene/tasks/move-id.ts'

export const [FEWEST_GROUPS, MOST_GROUPS] = [2, 5] as const
export const [FEWEST_ITEMS, MOST_ITEMS] = [3, 20] as const

const ContentGroup = z.strictObject({ id: Slug, picture: z.optional(z.string()) })
const ContentItem = z.strictObject({
  id: Slug,
  /** The group that it belongs to. */
  group: Slug,
  picture: z.optional(z.string()),
})

/**
 * What a designer writes: 2 to 5 groups and 3 to 20 items, each with a picture if it likes. Words stand in text/{lang}.json under
 * tasks.<task>.parts: of a group its title, of an item its title and explanation.
 */
export const SortingContent = z.strictObject({
  type: z.literal('sorting'),
  groups: z.array(ContentGroup).check(z.minLength(FEWEST_GROUPS), z.maxLength(MOST_GROUPS)),
  items: z.array(ContentItem).check(z.minLength(FEWEST_ITEMS), z.maxLength(MOST_ITEMS)),
})
export type SortingContent = z.infer<typeof SortingContent>
export type SortingPublished = SortingContent

const Shown = z.array(
  z.object({
    /** Another one in every attempt: it says nothing about what belongs where. */
    key: z.string(),
    text: z.string(),
    picture: z.nullable(z.string()),
  }),
)

/** What may leave the server before it is checked. */
export const SortingPlayable = z.object({ type: z.literal('sorting'), groups: Shown, items: Shown })
export type SortingPlayable = z.infer<typeof SortingPlayable>

export const SortingState = z.object({
  type: z.literal('sorting'),
  /** By keys; `place` is a group. */
  laid: z.array(z.object({ item: z.string(), place: z.string() })),
  isChecked: z.boolean(),
  /** Empty until it was checked. */
  judged: z.array(
    z.object({
      item: z.string(),
      /** The group that it was laid into. */
      chosen: z.string(),
      /** The group that it belongs to. */
      right: z.string(),
      isCorrect: z.boolean(),
      /** Why; in the player's language. */
      explanation: z.string(),
    }),
  ),
})
export type SortingState = z.infer<typeof SortingState>

/** The player lays an item into a group, takes it out, or has all of them checked, which counts at the first time. */
export const SortingMove = z.strictObject({
  type: z.literal('sorting'),
  /** `place` null: it is taken out. */
  lay: z.optional(z.strictObject({ item: MoveId, place: z.nullable(MoveId) })),
  /** All of them, as the player sees them. */
  check: z.optional(
    z.array(z.strictObject({ item: MoveId, place: MoveId })).check(z.minLength(1), z.maxLength(MOST_ITEMS)),
  ),
})
export type SortingMove = z.infer<typeof SortingMove>
