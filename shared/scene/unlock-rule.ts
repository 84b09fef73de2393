import * as z from 'zod/mini'
import type { UnlockRule } from '../domain/unlocking.ts'
import { Slug } from './slug.ts'

const Condition = z.union([
  z.strictObject({ mission: Slug }),
  z.strictObject({ task: Slug }),
  z.strictObject({ points: z.int().check(z.gte(1)) }),
  z.strictObject({ date: z.iso.date('write a day of the calendar as YYYY-MM-DD') }),
])

/** When a mission or a task opens: all conditions, or any of them. */
export const UnlockRuleFile = z.strictObject({
  need: z._default(z.enum(['all', 'any']), 'all'),
  of: z.array(Condition).check(z.minLength(1)),
}) satisfies z.ZodMiniType<UnlockRule>
