import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const PushConfig = z.object({
  /** What Firebase's client starts with. */
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

/** As Firebase hands it out: it is one browser's, and the last who saves it has it. */
const DeviceToken = z.string().check(z.regex(/^[\w:.-]{20,4096}$/))

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
