import * as z from 'zod/mini'
import { SIGN_OFF_WORDS_LENGTH, TRAINING_LENGTH } from '../domain/coaching.ts'
import { endpoint } from './endpoint.ts'
import { Cursor, Face } from './reviews.ts'
import { SignOff } from './sign-off.ts'

/** One line that hides nothing and does not turn the writing round. */
const Line = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]+$/u

/** Shown as text wherever they stand; empty says nothing. */
const Words = z.string().check(z.trim(), z.maxLength(SIGN_OFF_WORDS_LENGTH), z.regex(/^[^\0\p{Cs}]*$/u))

/** The latest 50 of mine that were not withdrawn, the newest first. 404 where the tenant has them off (`training_sign_of_enabled`), here and below. */
export const readSignOffs = endpoint({
  method: 'GET',
  path: '/v2/coaching/sign-offs',
  reply: z.object({
    signOffs: z.array(SignOff),
    /** Somebody leads me, who can be asked. */
    hasLeader: z.boolean(),
  }),
  who: 'signed-in',
  rate: 'read',
})

/** 409 `already-asked` for a training that waits, `enough-asked` where ten wait, `no-leader` where nobody could answer. */
export const askSignOff = endpoint({
  method: 'POST',
  path: '/v2/coaching/sign-offs',
  body: z.strictObject({
    training: z.string().check(z.trim(), z.minLength(2), z.maxLength(TRAINING_LENGTH), z.regex(Line)),
    note: Words,
  }),
  reply: SignOff,
  who: 'signed-in',
  rate: 'write',
})

/** While it waits; once it has waited for ten minutes, leaders see later that it was withdrawn, without its note. 404 for what is not mine or was withdrawn; 409 `already-decided`. */
export const withdrawSignOff = endpoint({
  method: 'DELETE',
  path: '/v2/coaching/sign-offs/:signOffId',
  params: z.object({ signOffId: z.uuid() }),
  who: 'signed-in',
  rate: 'write',
})

export const AskedSignOff = z.object({ ...SignOff.shape, player: Face })
export type AskedSignOff = z.infer<typeof AskedSignOff>

/** What waits for a leader of the player: the oldest 50, the oldest first. */
export const readAskedSignOffs = endpoint({
  method: 'GET',
  path: '/v2/coaching/asked',
  reply: z.object({ asked: z.array(AskedSignOff) }),
  who: ['leader'],
  rate: 'read',
})

/** Once. Who declines says why. 404 for what none of my players asked, or has withdrawn; 409 `already-decided`. */
export const decideSignOff = endpoint({
  method: 'POST',
  path: '/v2/coaching/asked/:signOffId',
  params: z.object({ signOffId: z.uuid() }),
  body: z.strictObject({ isGiven: z.boolean(), words: Words }),
  who: ['leader'],
  rate: 'write',
})

/** How a request ended: withdrawn by anyone who asked, the others by a leader. */
export const SIGN_OFF_OUTCOMES = ['given', 'declined', 'withdrawn'] as const

const { decision: _decided, ...asked } = AskedSignOff.shape

export const EndedSignOff = z.object({
  ...asked,
  outcome: z.enum(SIGN_OFF_OUTCOMES),
  /** The leader's; empty where nothing was said. */
  words: z.string(),
  /** Display name of who ended it; empty where the account is gone. */
  by: z.string(),
  endedAt: z.string(),
})
export type EndedSignOff = z.infer<typeof EndedSignOff>

/** What does not wait any more, of all players of the leader and by whichever leader: the latest first, page by page. */
export const readEndedSignOffs = endpoint({
  method: 'GET',
  path: '/v2/coaching/ended',
  query: z.object({ after: z.optional(Cursor) }),
  reply: z.object({ ended: z.array(EndedSignOff), next: z.nullable(z.string()) }),
  who: ['leader'],
  rate: 'read',
})
