import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { CaptchaResult, CurrentPassword, EMAIL_LENGTH } from './fields.ts'

export const LoginStatus = z.object({
  /** Truthy where somebody is signed in. */
  status: z.pipe(z.unknown(), z.transform(Boolean)),
  /** 0: the agreement is not accepted yet. */
  agreement: z.union([z.literal(0), z.literal(1)]),
  /** The anti-forgery token, for a client on another origin, which cannot read its cookie. */
  token: z.optional(z.string()),
})
export type LoginStatus = z.infer<typeof LoginStatus>

/** Whether somebody is signed in, and has accepted the agreement. Hands out the anti-forgery token. */
export const loginStatus = endpoint({
  method: 'GET',
  path: '/login-status',
  reply: LoginStatus,
  who: 'anyone',
  rate: 'read',
})

/**
 * Signs in with an address or a name, and a password. 401: wrong pair. 423: the right pair, but disabled. 429: too many tries, with Retry-After in seconds. 406 `captcha`:
 * after three failures, where the tenant has a site key and the captcha's token is missing or refused;
 * `captcha-unavailable`: its provider cannot be asked.
 */
export const login = endpoint({
  method: 'POST',
  path: '/login_json',
  body: z.strictObject({
    username: z.string().check(z.minLength(1), z.maxLength(EMAIL_LENGTH)),
    password: CurrentPassword,
    captcha: CaptchaResult,
  }),
  reply: LoginStatus,
  who: 'anyone',
  rate: 'login',
})

/** Ends the session of this browser. */
export const logout = endpoint({ method: 'GET', path: '/logout', who: 'anyone', rate: 'write' })

/** Uses the session, and so keeps it for another idle time; the header of the answer says how long. */
export const extendSession = endpoint({
  method: 'POST',
  path: '/session/extend',
  who: 'signed-in',
  rate: 'write',
  beforeAgreement: true,
})

/** The header that carries the browser's time zone at login (an IANA name); the streak's day follows it. */
export const TIME_ZONE_HEADER = 'x-time-zone'
