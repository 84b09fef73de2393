import * as z from 'zod/mini'
import { PASSKEY_NAME_LENGTH } from '../domain/second-factor.ts'
import { endpoint } from './endpoint.ts'
import { CurrentPassword, EMAIL_LENGTH } from './fields.ts'
import { LoginStatus } from './session.ts'

/** Six digits of an authenticator app, with the spaces that it shows. */
const AppCode = z.string().check(z.minLength(6), z.maxLength(12))

/** Bytes as WebAuthn writes them, in base64url. */
const Bytes = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[\w-]+$/))

const Challenge = z.object({
  /** base64url; good once, for some minutes. */
  challenge: z.string(),
  /** Host name that passkeys belong to. */
  rpId: z.string(),
  /** Passkeys that are meant: when one is added, those that are there. */
  keys: z.array(z.object({ id: z.string(), transports: z.array(z.string()) })),
})

const Setup = z.object({
  /** base32, for anyone who types it. */
  secret: z.string(),
  /** What a QR code says to an authenticator app. */
  uri: z.string(),
})
export type CodeSetup = z.infer<typeof Setup>

const pair = {
  username: z.string().check(z.minLength(1), z.maxLength(EMAIL_LENGTH)),
  password: CurrentPassword,
}

const SecondStep = z.object({
  /** By a code of an app. */
  hasCode: z.boolean(),
  hasRecoveryCodes: z.boolean(),
  /** By a passkey of this host; null: there is none. */
  passkey: z.nullable(Challenge),
  /** What is to be set up first, where the tenant wants a second factor and there is none; null: it is there. */
  setup: z.nullable(Setup),
})
export type SecondStep = z.infer<typeof SecondStep>

/**
 * What a login that was answered 406 `second-step` is to be proved by. The pair goes with it again: nothing is remembered of it. 401, 423
 * and 429 as for a login; 409 `no-second-step` where none is due.
 */
export const beginSecondStep = endpoint({
  method: 'POST',
  path: '/v2/session/second-step',
  body: z.strictObject(pair),
  reply: SecondStep,
  who: 'anyone',
  rate: 'login',
})

const RecoveryCodes = z.array(z.string())

/** Sets up codes of an app at the login. 422 `code: wrong`; 409 `no-second-step` where none is to be set up; 429. */
export const setUpSecondStep = endpoint({
  method: 'POST',
  path: '/v2/session/second-step/set-up',
  body: z.strictObject({ ...pair, code: AppCode }),
  reply: z.object({
    /** They are shown this once. */
    recoveryCodes: RecoveryCodes,
    /** Proves that the set-up was just done, once. */
    pass: z.string(),
  }),
  who: 'anyone',
  rate: 'login',
})

const Proof = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('code'), code: AppCode }),
  z.strictObject({ by: z.literal('recovery'), code: z.string().check(z.minLength(16), z.maxLength(40)) }),
  z.strictObject({
    by: z.literal('passkey'),
    id: Bytes(1400),
    clientDataJSON: Bytes(8000),
    authenticatorData: Bytes(4000),
    signature: Bytes(4000),
  }),
  z.strictObject({ by: z.literal('pass'), pass: Bytes(43) }),
])
export type Proof = z.infer<typeof Proof>

/** Signs in. 422 `proof: wrong`; 401, 423, 429 as a login; 409 `no-second-step` where none is due. */
export const finishSecondStep = endpoint({
  method: 'POST',
  path: '/v2/session/second-step/finish',
  body: z.strictObject({ ...pair, proof: Proof }),
  reply: LoginStatus,
  who: 'anyone',
  rate: 'login',
})

const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Host name where it works. */
  rpId: z.string(),
  createdAt: z.string(),
  usedAt: z.nullable(z.string()),
})

const SecondFactor = z.object({
  /** The tenant wants one of me. */
  isRequired: z.boolean(),
  hasCode: z.boolean(),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.int(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

const Changed = z.object({
  factor: SecondFactor,
  /** New ones, which are shown this once; null: those of before go on. */
  recoveryCodes: z.nullable(RecoveryCodes),
})
export type ChangedFactor = z.infer<typeof Changed>

/** What I prove a login by, besides my password. */
export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/v2/player/second-factor',
  reply: SecondFactor,
  who: ['leader', 'designer', 'admin'],
  rate: 'read',
})

/** Begins to set up codes of an app; nothing counts before one is confirmed. 422 `password: wrong`; 409 `code-is-set-up`; 429. */
export const beginCodes = endpoint({
  method: 'POST',
  path: '/v2/player/second-factor/codes',
  body: z.strictObject({ password: CurrentPassword }),
  reply: Setup,
  who: ['leader', 'designer', 'admin'],
  rate: 'login',
})

/** From here on a login asks for a code. 422 `code: wrong`; 409 `no-set-up` where none was begun; 429. */
export const confirmCodes = endpoint({
  method: 'POST',
  path: '/v2/player/second-factor/codes/confirm',
  body: z.strictObject({ code: AppCode }),
  reply: Changed,
  who: ['leader', 'designer', 'admin'],
  rate: 'login',
})

/** Begins to add a passkey. 422 `password: wrong`; 409 `too-many-passkeys`; 429. */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/v2/player/second-factor/passkeys/begin',
  body: z.strictObject({ password: CurrentPassword }),
  reply: z.extend(Challenge, {
    /** Of the account, base64url: a second passkey for it in one device takes the place of the first. */
    userId: z.string(),
    username: z.string(),
    displayName: z.string(),
    tenantName: z.string(),
  }),
  who: ['leader', 'designer', 'admin'],
  rate: 'login',
})

/** Adds the passkey that the browser made. 422 `passkey: wrong` for another, or one that is too late. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/v2/player/second-factor/passkeys',
  body: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(PASSKEY_NAME_LENGTH)),
    passkey: z.strictObject({
      id: Bytes(1400),
      clientDataJSON: Bytes(8000),
      attestationObject: Bytes(60_000),
      transports: z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(8)),
    }),
  }),
  reply: Changed,
  who: ['leader', 'designer', 'admin'],
  rate: 'write',
})

/** New recovery codes in place of all that were there. 422 `password: wrong`; 409 `no-second-factor`; 429. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/v2/player/second-factor/recovery-codes',
  body: z.strictObject({ password: CurrentPassword }),
  reply: Changed,
  who: ['leader', 'designer', 'admin'],
  rate: 'login',
})

/**
 * Takes away the codes of the app, or a passkey; with the last of them the recovery codes go. 422 `password: wrong`; 404; 409
 * `second-factor-required` for the last where the tenant wants one; 429.
 */
export const dropFactor = endpoint({
  method: 'POST',
  path: '/v2/player/second-factor/removal',
  body: z.strictObject({ password: CurrentPassword, passkeyId: z.nullable(z.uuid()) }),
  reply: Changed,
  who: ['leader', 'designer', 'admin'],
  rate: 'login',
})
