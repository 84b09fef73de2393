import * as z from 'zod/mini'
import type { Unmet } from './unmet.ts'

/** Every refusal has this body. `code` is stable and for programs, `message` is for people who read logs. */
export const ProblemReply = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z.optional(z.string()),
  /** 422: the fields that were refused. */
  fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})
export type ProblemReply = z.infer<typeof ProblemReply>

/** 409: who has it, or was first. */
export type TakenReply = ProblemReply & {
  by: {
    id: string
    displayName: string
    /** Until when a claim holds; null where it was rated. */
    until: string | null
  }
}

/** 423: what still locks it. */
export type LockedReply = ProblemReply & { unmet: Unmet[] }

/** 409: what somebody else changed since the form was read. */
export type ChangedFieldsReply = ProblemReply & {
  conflicts: { field: string; yours: unknown; theirs: unknown }[]
}
