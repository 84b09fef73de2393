import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Cursor } from './reviews.ts'

/** Open: it was not marked as resolved. Reappeared: it came again after it was. */
export const ERROR_STATES = ['open', 'reappeared', 'resolved'] as const
export type ErrorState = (typeof ERROR_STATES)[number]

const GroupKey = z.string().check(z.regex(/^[\da-f]{32}$/))

/** Errors of browsers with the same message from the same place of the code. */
export const ErrorGroup = z.object({
  key: GroupKey,
  message: z.string(),
  /** Function and file; empty where no stack says it. */
  place: z.string(),
  count: z.int(),
  /** How many people met it, of those whose reports are still stored. */
  people: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  state: z.enum(ERROR_STATES),
  /** Up to three of each, the most frequent or the latest first. */
  browsers: z.array(z.string()),
  versions: z.array(z.string()),
  /** Up to five, the latest first: the server's log has more under them. */
  requestIds: z.array(z.string()),
  /** Of the page on which it happened last. */
  url: z.nullable(z.string()),
})
export type ErrorGroup = z.infer<typeof ErrorGroup>

/** Those that happened last come first; a group is forgotten 30 days after its last report. */
export const readErrorGroups = endpoint({
  method: 'GET',
  path: '/v2/errors',
  query: z.strictObject({
    /** Part of the message or of the place. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    state: z.optional(z.enum(ERROR_STATES)),
    after: z.optional(Cursor),
  }),
  reply: z.object({ groups: z.array(ErrorGroup), next: z.nullable(z.string()) }),
  who: ['admin'],
  rate: 'read',
})

/** Marks a group as resolved, or as open again. 404 for one that is not stored. */
export const resolveErrorGroup = endpoint({
  method: 'PUT',
  path: '/v2/errors/:key/resolved',
  params: z.object({ key: z.string().check(z.minLength(1), z.maxLength(64)) }),
  body: z.strictObject({ isResolved: z.boolean() }),
  who: ['admin'],
  rate: 'write',
})
