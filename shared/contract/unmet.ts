import * as z from 'zod/mini'

/** A condition that still holds a mission or task shut, with the words that the player needs to meet it. */
export const Unmet = z.union([
  z.object({ kind: z.literal('mission'), id: z.string(), name: z.string() }),
  z.object({ kind: z.literal('task'), id: z.string(), missionId: z.string(), name: z.string() }),
  z.object({ kind: z.literal('points'), points: z.number(), missing: z.number() }),
  z.object({ kind: z.literal('date'), date: z.string() }),
])
export type Unmet = z.infer<typeof Unmet>
