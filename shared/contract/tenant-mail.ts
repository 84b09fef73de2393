import * as z from 'zod/mini'
import { LANGUAGE_CODES } from '../domain/languages.ts'
import { MAIL_NAMES } from '../domain/mail-kinds.ts'
import { endpoint } from './endpoint.ts'
import { LanguageCode } from './fields.ts'

/** Whether mails go out, and what the product says in them, by the whole key (`mail.letters.reset.subject`) (DESK-1). */
export const readMailTexts = endpoint({
  method: 'GET',
  path: '/v2/tenant/mail',
  query: z.object({ language: z.enum(LANGUAGE_CODES) }),
  reply: z.object({
    /** Without a mail server mails are files, which anyone who runs the server hands over. */
    sendsMail: z.boolean(),
    texts: z.record(z.string(), z.string()),
  }),
  who: ['admin'],
  rate: 'read',
})

/** Sends a mail with made-up values to anyone who asks; its button leads to the product. 422 `language: not-offered`; 429 above 50 a day. */
export const sendTestMail = endpoint({
  method: 'POST',
  path: '/v2/tenant/mail/test',
  body: z.strictObject({ mail: z.enum(MAIL_NAMES), language: LanguageCode }),
  reply: z.object({
    /** The address of the account. */
    email: z.string(),
    /** False: it is a file on the server. */
    isMailed: z.boolean(),
  }),
  who: ['admin'],
  rate: 'write',
})
