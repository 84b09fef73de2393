import * as z from 'zod/mini'

/** How somebody stands in an adventure: each person who is enrolled in it is in one of them. */
export const PROGRESS_STATES = ['done', 'moving', 'still', 'notBegun'] as const

const Id = z.string().check(z.minLength(1), z.maxLength(100))

/** Which people of the figures are meant: all who play the adventure, and of them what is named besides. */
export const groupChoice = {
  adventure: z.optional(z.uuid()),
  progress: z.optional(z.enum(PROGRESS_STATES)),
  /** Where they were last: in this task, or in one of this mission. */
  task: z.optional(Id),
  mission: z.optional(Id),
  /** Whether that was left open, or finished and nothing came after it. */
  how: z.optional(z.enum(['open', 'after'])),
}

/** What is named besides is of an adventure: without one it would narrow nothing. */
export const isOfAdventure = z.refine<GroupChoice>(
  ({ adventure, progress, task, mission, how }) =>
    adventure !== undefined || [progress, task, mission, how].every((one) => one === undefined),
  { path: ['adventure'] },
)

export const GroupChoice = z.object(groupChoice)
export type GroupChoice = z.infer<typeof GroupChoice>

/** In words of the reader's language. */
export const GroupNames = z.object({
  adventure: z.string(),
  task: z.nullable(z.string()),
  mission: z.nullable(z.string()),
})
export type GroupNames = z.infer<typeof GroupNames>
