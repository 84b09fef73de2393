import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { CurrentPassword, Email, NewPassword } from './fields.ts'
import { Profile } from './player.ts'

/** A new password with the current one; every other session ends. 422 `current: wrong`, `next: common`; 429. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/v2/player/password',
  body: z.strictObject({ current: CurrentPassword, next: NewPassword }),
  who: 'signed-in',
  rate: 'login',
})

/** A link goes to the new address, which counts when it is opened; the old one is told. 422 `password: wrong`; 409 `address-taken`. */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/v2/player/email',
  body: z.strictObject({ password: CurrentPassword, email: Email }),
  reply: Profile,
  who: 'signed-in',
  rate: 'login',
})

/** Gives up an address that waits for its link. */
export const cancelEmail = endpoint({
  method: 'DELETE',
  path: '/v2/player/email',
  reply: Profile,
  who: 'signed-in',
  rate: 'write',
})

/** Longest picture, as base64: the browser has made it small before. */
export const AVATAR_LENGTH = 700_000

/** Puts a picture in: any that a browser shows, re-encoded here. 422 `image: not-a-picture` or `too-large`. */
export const putAvatar = endpoint({
  method: 'PUT',
  path: '/v2/player/avatar',
  body: z.strictObject({
    image: z.string().check(z.maxLength(AVATAR_LENGTH), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  }),
  reply: Profile,
  who: 'signed-in',
  rate: 'write',
  bodyBytes: AVATAR_LENGTH + 1000,
})

/** Takes picture and sprite away: initials again. */
export const dropAvatar = endpoint({
  method: 'DELETE',
  path: '/v2/player/avatar',
  reply: Profile,
  who: 'signed-in',
  rate: 'write',
})

export const MySession = z.object({
  id: z.uuid(),
  /** For the eye: browser and system as they call themselves, null where they do not. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  createdAt: z.string(),
  seenAt: z.string(),
  isCurrent: z.boolean(),
})
export type MySession = z.infer<typeof MySession>

/** The last used first. */
export const readSessions = endpoint({
  method: 'GET',
  path: '/v2/player/sessions',
  reply: z.array(MySession),
  who: 'signed-in',
  rate: 'read',
})

/** Ends one of my sessions; the current one by logging out. 404 for any other. */
export const endSession = endpoint({
  method: 'DELETE',
  path: '/v2/player/sessions/:id',
  params: z.object({ id: z.uuid() }),
  who: 'signed-in',
  rate: 'write',
})

/** Ends all my sessions but this one. */
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/v2/player/sessions',
  who: 'signed-in',
  rate: 'write',
})

/** Everything that is kept about me, as one JSON document: its parts are named after the tables they come from. */
export const exportMyData = endpoint({
  method: 'GET',
  path: '/v2/player/export',
  reply: z.record(z.string(), z.unknown()),
  who: 'signed-in',
  rate: 'write',
  beforeAgreement: true,
})

/** Makes the account anonymous for good (decision 0015) and signs out everywhere. 422 `password: wrong`; 409 `last-admin`. */
export const removeAccount = endpoint({
  method: 'POST',
  path: '/v2/player/removal',
  body: z.strictObject({ password: CurrentPassword }),
  who: 'signed-in',
  rate: 'login',
  beforeAgreement: true,
})
