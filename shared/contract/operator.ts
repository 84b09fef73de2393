import * as z from 'zod/mini'
import { LANGUAGE_CODES } from '../domain/languages.ts'
import { OPERATOR_ACTIONS } from '../domain/operator-log.ts'
import { endpoint } from './endpoint.ts'
import { CurrentPassword, Email, LinkToken, NewPassword } from './fields.ts'

/**
 * The console of those who run the server (DESK-2): its calls lie below an address of their own, and no account of a tenant opens them.
 * Whatever changes something needs the header that only its own page sends.
 */

/** Below it lie the calls of the console. */
export const OPERATOR_API = '/api/operator'
/** Where its page is. */
export const OPERATOR_PAGE = '/operator'
/** Of every call that changes something: a page elsewhere cannot send it. */
export const OPERATOR_HEADER = 'x-waymark-operator'

/** Digits of an app, in one or two groups, or a recovery code. */
const SecondFactor = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

/** Who is signed in; null: nobody. */
export const readOperator = endpoint({
  method: 'GET',
  path: '/me',
  reply: z.object({ email: z.nullable(z.string()) }),
  who: 'anyone',
  rate: 'read',
})

/**
 * First without a code: the right pair answers that one is needed. 401 `wrong-credentials` or, with a right pair, `wrong-code`; 429
 * after too many tries.
 */
export const logInOperator = endpoint({
  method: 'POST',
  path: '/login',
  body: z.strictObject({ email: Email, password: CurrentPassword, code: z.optional(SecondFactor) }),
  reply: z.object({
    needsCode: z.boolean(),
    /** How many recovery codes are left; null until somebody is signed in. */
    recoveryCodes: z.nullable(z.int()),
  }),
  who: 'anyone',
  rate: 'login',
})

export const logOutOperator = endpoint({ method: 'POST', path: '/logout', who: 'operator', rate: 'write' })

/** What a one-time link opens: the secret of a second factor, for an app. 404 for a link that was used, replaced or has expired. */
export const readOperatorLink = endpoint({
  method: 'POST',
  path: '/link',
  body: z.strictObject({ token: LinkToken }),
  reply: z.object({
    email: z.string(),
    /** Base32, for anyone who cannot read the picture. */
    secret: z.string(),
    /** `otpauth:`, for a QR code. */
    uri: z.string(),
  }),
  who: 'anyone',
  rate: 'login',
})

/**
 * Sets password and second factor, proved by a code, and signs in. 404 as above; 401 `wrong-code`; 422 `password: common`.
 */
export const takeOperatorLink = endpoint({
  method: 'POST',
  path: '/link/use',
  body: z.strictObject({ token: LinkToken, password: NewPassword, code: SecondFactor }),
  reply: z.object({
    /** Each stands in for the app, once; they are shown this one time. */
    recoveryCodes: z.array(z.string()),
  }),
  who: 'anyone',
  rate: 'login',
})

export const OperatorEntry = z.object({
  id: z.uuid(),
  number: z.int(),
  at: z.string(),
  /** The operator's address; null: a command on the server. */
  actor: z.nullable(z.string()),
  action: z.enum(OPERATOR_ACTIONS),
  /** The tenant as it was called then, which may be gone by now; null: of none. */
  tenant: z.nullable(z.string()),
  address: z.nullable(z.string()),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
})
export type OperatorEntry = z.infer<typeof OperatorEntry>

const choice = {
  /** Part of an operator's address, of a tenant's short name, or of where the request came from. */
  search: z.optional(z.string().check(z.maxLength(254))),
  action: z.optional(z.enum(OPERATOR_ACTIONS)),
}

/** What operators did, the newest first. */
export const readOperatorLog = endpoint({
  method: 'GET',
  path: '/log',
  query: z.object({
    ...choice,
    before: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2 ** 53 - 1))),
  }),
  reply: z.object({ entries: z.array(OperatorEntry), next: z.nullable(z.int()) }),
  who: 'operator',
  rate: 'read',
})

/** The same as a file for spreadsheets. */
export const exportOperatorLog = endpoint({
  method: 'GET',
  path: '/log.csv',
  query: z.strictObject({ ...choice, language: z.optional(z.enum(LANGUAGE_CODES)) }),
  file: 'text/csv; charset=utf-8',
  who: 'operator',
  rate: 'read',
})
