import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const PushConfig = z.object({
  /** Settings of Firebase's client; empty where browsers subscribe with the key alone (Web Push). */
  firebaseSDKConfigObject: z.record(z.string(), z.string()),
  /** The public key that a browser registers for. */
  vapidKey: z.string(),
})
export type PushConfig = z.infer<typeof PushConfig>

/** 404 where the tenant has push off, or the server nobody to send by; so does the next. */
export const readPushConfig = endpoint({
  method: 'GET',
  path: '/notification/push/config',
  reply: PushConfig,
  who: 'signed-in',
  rate: 'read',
})

/** As a browser writes a subscription down. The endpoint is its maker's push service; the keys are base64url (RFC 8291). */
export const PushSubscriptionToken = z.object({
  endpoint: z.string().check(z.regex(/^https:\/\/[^\s@#"\\]+$/), z.maxLength(1024)),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^B[\w-]{86}$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
})

/** One browser's: a token as Firebase hands it out, or a subscription as JSON. The last person who saves it has it. */
const DeviceToken = z.string().check(z.regex(/^(?:[\w:.-]{20,4096}|\{"endpoint":"https:[ -~]{1,2000}\})$/))

/** From now on this browser is told. */
export const saveDeviceToken = endpoint({
  method: 'POST',
  path: '/notification/push/device-token/save',
  body: z.strictObject({ deviceToken: DeviceToken }),
  who: 'signed-in',
  rate: 'write',
})

/** What this session saved is forgotten. */
export const removeDeviceToken = endpoint({
  method: 'DELETE',
  path: '/notification/push/device-token/remove',
  who: 'signed-in',
  rate: 'write',
})
