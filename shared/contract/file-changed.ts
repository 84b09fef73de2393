import * as z from 'zod/mini'
import { ProblemReply } from './problem.ts'

/** 409: what is not as it was seen, with its hash now; null where there is nothing. */
export const ChangedReply = z.extend(ProblemReply, {
  conflicts: z.array(z.object({ path: z.string(), hash: z.nullable(z.string()) })),
})
export type ChangedReply = z.infer<typeof ChangedReply>
