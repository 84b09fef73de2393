import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Email } from './fields.ts'
import { Person } from './people.ts'

const PersonParams = z.object({ personId: z.uuid() })

const Mailed = z.object({
  /** False: the server has no mail server, and the mail is a file, which anyone who runs the server hands over. */
  isMailed: z.boolean(),
})

/** Mails somebody a link to a new password. 404; 409 `account-disabled`; 429 when the address was mailed five times within a day. */
export const sendResetLink = endpoint({
  method: 'POST',
  path: '/v2/people/:personId/reset-link',
  params: PersonParams,
  reply: Mailed,
  who: ['admin'],
  rate: 'write',
})

/**
 * Corrects an address: a link goes to the new one, which counts once it is opened, and the old one is told. 404; 409 `address-taken`,
 * `account-disabled`; 429 when the address was mailed five times within a day.
 */
export const correctEmail = endpoint({
  method: 'PUT',
  path: '/v2/people/:personId/email',
  params: PersonParams,
  body: z.strictObject({ email: Email }),
  reply: z.extend(Mailed, { person: Person }),
  who: ['admin'],
  rate: 'write',
})

/**
 * Takes away by what somebody proves a login, and signs them out everywhere: the next login asks for the password alone, or for a new
 * set-up. 404; 409 `own-second-factor` for one's own, which another admin resets, `no-second-factor`.
 */
export const resetSecondFactor = endpoint({
  method: 'DELETE',
  path: '/v2/people/:personId/second-factor',
  params: PersonParams,
  reply: Person,
  who: ['admin'],
  rate: 'write',
})
