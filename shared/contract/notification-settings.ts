import * as z from 'zod/mini'
import { NOTIFICATION_KINDS } from '../domain/notifications.ts'
import { endpoint } from './endpoint.ts'

const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

const Chosen = {
  kinds: z.record(z.enum(NOTIFICATION_KINDS), z.boolean()),
  /** In the player's zone; null: there are none. The whole day cannot be quiet: who wants that switches the kinds off. */
  quietHours: z.nullable(z.strictObject({ from: Time, to: Time })),
  /** Told by e-mail where no browser can be told. */
  isByEmail: z.boolean(),
}

export const MyNotifications = z.object({
  ...Chosen,
  /** Whose clock the quiet hours follow: an IANA name. */
  timeZone: z.string(),
  /** How many browsers are told. */
  devices: z.int(),
  /** Whether the browser that asks is one of them: since this login. */
  isNotifiedHere: z.boolean(),
  /** Whether this tenant sends push notifications at all. */
  isPushOn: z.boolean(),
})
export type MyNotifications = z.infer<typeof MyNotifications>

/** What the caller wants to be notified of, when, and how. */
export const readMyNotifications = endpoint({
  method: 'GET',
  path: '/v2/player/notifications',
  reply: MyNotifications,
  who: 'signed-in',
  rate: 'read',
})

/** All of it. 422 `quietHours.to` for hours that end where they begin. */
export const changeMyNotifications = endpoint({
  method: 'PUT',
  path: '/v2/player/notifications',
  body: z.strictObject(Chosen),
  reply: MyNotifications,
  who: 'signed-in',
  rate: 'write',
})
