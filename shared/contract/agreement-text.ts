import * as z from 'zod/mini'
import { LANGUAGE_CODES } from '../domain/languages.ts'
import { endpoint } from './endpoint.ts'
import { LanguageCode } from './fields.ts'

/** What is to be accepted now, also before one has an account (AUTH-6). `text: null`: the product's own, which the browser has. */
export const readAgreement = endpoint({
  method: 'GET',
  path: '/v2/agreement',
  query: z.object({ language: z.optional(z.enum(LANGUAGE_CODES)) }),
  reply: z.object({
    version: z.int(),
    text: z.nullable(z.string()),
    language: LanguageCode,
    /** Null for the product's own. */
    publishedAt: z.nullable(z.string()),
  }),
  who: 'anyone',
  rate: 'read',
})
