import * as z from 'zod/mini'
import type { FindingFix as Fix } from '../domain/finding-fix.ts'
import { Box } from '../scene/layout.ts'

/** What a machine can do about a finding. */
export const FindingFix = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bringIn'), element: z.string(), within: Box }),
  z.object({ kind: z.literal('enlarge'), element: z.string(), least: z.number() }),
  z.object({ kind: z.literal('remove'), keys: z.array(z.string()) }),
]) satisfies z.ZodMiniType<Fix>
