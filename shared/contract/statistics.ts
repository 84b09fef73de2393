import * as z from 'zod/mini'
import { MOST_EVENTS } from '../domain/statistics.ts'
import { endpoint } from './endpoint.ts'

/** CSS pixels. */
const Length = z.int().check(z.gte(0), z.lte(100_000))
const Screen = z.strictObject({
  width: Length,
  height: Length,
  innerWidth: Length,
  innerHeight: Length,
})
export type Screen = z.infer<typeof Screen>

/** Longest text of a fact. */
export const FACT_LENGTH = 500

const Word = z.string().check(z.regex(/^[A-Za-z][\w-]{0,39}$/))
const Fact = z.union([z.string().check(z.maxLength(FACT_LENGTH)), z.number(), z.boolean()])
const BrowserName = z.string().check(z.maxLength(500))
const MOST_FACTS = 10

const eventFields = {
  name: Word,
  payload: z.record(Word, Fact).check(z.refine((facts) => Object.keys(facts).length <= MOST_FACTS)),
  metadata: z.strictObject({
    /** When, by the clock of the device. */
    time: z.iso.datetime(),
    browser: z.optional(BrowserName),
    screen: z.optional(Screen),
  }),
}

/** Something that a player did, in the specification's field names. */
export const SentEvent = z.strictObject({
  /** Of the event: what is sent again with it is stored once. Without one the server gives it one. */
  id: z.optional(z.uuid()),
  ...eventFields,
})
export type SentEvent = z.infer<typeof SentEvent>

/** As a browser of ours queues it. */
export const StatisticsEvent = z.strictObject({ id: z.uuid(), ...eventFields })
export type StatisticsEvent = z.infer<typeof StatisticsEvent>

/** Taken and forgotten where the tenant has statistics off, and what one player tells above some thousands a day. */
export const addEvents = endpoint({
  method: 'POST',
  path: '/event_store/add',
  body: z.strictObject({
    events: z.array(SentEvent).check(z.minLength(1), z.maxLength(MOST_EVENTS)),
  }),
  who: 'signed-in',
  rate: 'write',
  bodyBytes: 256 * 1024,
})

export const MESSAGE_LENGTH = 1000
export const STACK_LENGTH = 8000

/** What broke in a browser. */
export const ErrorReport = z.strictObject({
  error: z.strictObject({
    message: z.string().check(z.maxLength(MESSAGE_LENGTH)),
    stack: z.optional(z.string().check(z.maxLength(STACK_LENGTH))),
    /** Of the page. */
    url: z.optional(z.string().check(z.maxLength(2000))),
    /** Of a call that failed: the server's log has more under it. */
    requestId: z.optional(z.string().check(z.maxLength(64))),
  }),
  metadata: z.strictObject({
    browser: BrowserName,
    screen: Screen,
    /** Of the client: the address of its main script. */
    version: z.optional(z.string().check(z.maxLength(100))),
  }),
})
export type ErrorReport = z.infer<typeof ErrorReport>

/**
 * Taken and forgotten where the tenant has error_handler off (STAT-2), and what strangers tell above some dozens an hour:
 * they cannot fill anybody's room with it.
 */
export const reportError = endpoint({
  method: 'POST',
  path: '/v2/error',
  body: ErrorReport,
  who: 'anyone',
  rate: 'write',
})
