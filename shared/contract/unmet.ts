import * as z from 'zod/mini'

/** A condition that still holds a mission or task shut, with the words that the player needs to meet it. */
export const UnmetCondition = z.union([
  z.object({ kind: z.literal('mission'), id: z.string(), name: z.string() }),
  z.object({ kind: z.literal('task'), id: z.string(), missionId: z.string(), name: z.string() }),
  z.object({ kind: z.literal('points'), points: z.number(), missing: z.number() }),
  z.object({ kind: z.literal('date'), date: z.string() }),
])
export type UnmetCondition = z.infer<typeof UnmetCondition>

/** Conditions of which all have to be met, or any one. */
export const Unmet = z.object({ need: z.enum(['all', 'any']), of: z.array(UnmetCondition) })
export type Unmet = z.infer<typeof Unmet>
