import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const Used = z.object({
  used: z.int(),
  /** Null: no limit. */
  most: z.nullable(z.int()),
})

/** What a tenant uses, and what the operator of the server lets it use at most (DESK-2). */
export const readTenantUsage = endpoint({
  method: 'GET',
  path: '/v2/tenant/usage',
  reply: z.object({
    /** Accounts that may sign in, and invitations that can still be accepted. */
    people: z.extend(Used, { invited: z.int() }),
    /** Bytes of files: handed in, packages, its own adventures and what was built of them. */
    storage: z.object({ used: z.int(), most: z.int() }),
    /** Sent since midnight, UTC; what is too many waits for the next day. */
    mails: Used,
  }),
  who: ['admin'],
  rate: 'read',
})
