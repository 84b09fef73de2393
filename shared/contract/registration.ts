import * as z from 'zod/mini'
import { MOST_DOMAINS, REGISTRATION_MODES } from '../domain/registration.ts'
import { endpoint } from './endpoint.ts'
import { Email } from './fields.ts'

const Registration = {
  mode: z.enum(REGISTRATION_MODES),
  /** E-mail address that those are shown who may not register; null: none. */
  contact: z.nullable(Email),
}

export const RegistrationRules = z.object({
  ...Registration,
  /** As they are compared: small letters, Punycode. They count in the mode `domains` only. */
  domains: z.array(z.string()),
  /** Whether the server has a mail server; without one links are files that an admin hands over. */
  sendsMail: z.boolean(),
})
export type RegistrationRules = z.infer<typeof RegistrationRules>

/** Who may open an account without an invitation. */
export const readRegistration = endpoint({
  method: 'GET',
  path: '/v2/people/registration',
  reply: RegistrationRules,
  who: ['admin'],
  rate: 'read',
})

/** 422 `domains: missing` in the mode `domains` without one, `domains.N: domain` for what is no domain. */
export const changeRegistration = endpoint({
  method: 'PUT',
  path: '/v2/people/registration',
  body: z.strictObject({
    ...Registration,
    domains: z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(254)))
      .check(z.maxLength(MOST_DOMAINS)),
  }),
  reply: RegistrationRules,
  who: ['admin'],
  rate: 'write',
})
