import * as z from 'zod/mini'
import { AGREEMENT_LENGTH } from '../domain/agreement.ts'
import { LANGUAGE_CODES } from '../domain/languages.ts'
import { endpoint } from './endpoint.ts'
import { LanguageCode } from './fields.ts'
import { Cursor } from './reviews.ts'

/** Text of several lines that hides nothing and does not turn the writing round. */
const LINES = /^(?:[^\p{Cc}\p{Cs}\p{Bidi_Control}]|[\n\t])*$/u

const Text = z.string().check(z.trim(), z.minLength(1), z.maxLength(AGREEMENT_LENGTH), z.regex(LINES))

const Version = z.int().check(z.gte(0), z.lte(1_000_000))

const PublishedVersion = z.object({
  /** From 1. */
  number: z.int(),
  texts: z.partialRecord(LanguageCode, z.string()),
  isDemanded: z.boolean(),
  publishedAt: z.string(),
  /** Null where the account was removed. */
  by: z.nullable(z.object({ id: z.uuid(), displayName: z.string() })),
  /** People who accepted this version. */
  accepted: z.int(),
})
export type PublishedVersion = z.infer<typeof PublishedVersion>

const Versions = z.object({
  /** The latest first; none while the product's own text is shown. */
  versions: z.array(PublishedVersion),
  /** People who may sign in and have not accepted what is demanded. */
  missing: z.int(),
})
export type AgreementVersions = z.infer<typeof Versions>

/** All versions of a tenant's agreement (DESK-1). */
export const readAgreementVersions = endpoint({
  method: 'GET',
  path: '/v2/tenant/agreement',
  reply: Versions,
  who: ['admin'],
  rate: 'read',
})

/**
 * Publishes another version. Within 5 s every server shows it; `isDemanded` asks all to accept it before they go on. 409 `setting-changed` where there is
 * a later version than `basedOn` already. 422 `texts.LANGUAGE: missing` for a language that the tenant offers.
 */
export const publishAgreement = endpoint({
  method: 'POST',
  path: '/v2/tenant/agreement',
  body: z.strictObject({
    texts: z.partialRecord(LanguageCode, Text),
    isDemanded: z.boolean(),
    /** The number of the latest version that was seen; 0: none. */
    basedOn: Version,
  }),
  reply: Versions,
  who: ['admin'],
  rate: 'write',
  bodyBytes: 4 * 3 * AGREEMENT_LENGTH,
})

const choice = {
  /** Part of a name or an address. */
  search: z.optional(z.string().check(z.maxLength(254))),
  /** 0: the product's own text. */
  version: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000))),
}

export const Acceptance = z.object({
  /** Null where the account was removed. */
  person: z.nullable(z.object({ id: z.uuid(), displayName: z.string(), email: z.string() })),
  version: z.int(),
  acceptedAt: z.string(),
})
export type Acceptance = z.infer<typeof Acceptance>

/** Who accepted which version when, the latest first, page by page. */
export const readAcceptances = endpoint({
  method: 'GET',
  path: '/v2/tenant/agreement/acceptances',
  query: z.object({ ...choice, after: z.optional(Cursor) }),
  reply: z.object({ acceptances: z.array(Acceptance), next: z.nullable(z.string()) }),
  who: ['admin'],
  rate: 'read',
})

/** The same as a file for spreadsheets. */
export const exportAcceptances = endpoint({
  method: 'GET',
  path: '/v2/tenant/agreement/acceptances.csv',
  query: z.strictObject({ ...choice, language: z.optional(z.enum(LANGUAGE_CODES)) }),
  file: 'text/csv; charset=utf-8',
  who: ['admin'],
  rate: 'read',
})
