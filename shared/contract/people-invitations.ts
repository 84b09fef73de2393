import * as z from 'zod/mini'
import { ROLES } from '../domain/roles.ts'
import { endpoint } from './endpoint.ts'
import { Email, LanguageCode, PersonName } from './fields.ts'
import { Cursor } from './reviews.ts'

/** The most teams that one invitation names. */
export const MOST_TEAMS = 20

/** Somebody who was mailed a link and has not accepted it yet, whoever sent it. */
export const OpenInvitation = z.object({
  id: z.uuid(),
  email: z.string(),
  /** As they were invited; who accepts says how they are called. */
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  /** The mail's. */
  language: LanguageCode,
  /** Those that are still there. */
  teams: z.array(z.object({ id: z.uuid(), name: z.string(), isLeader: z.boolean() })),
  /** To come where it waits for its turn, behind others of the same file. */
  sentAt: z.string(),
  isQueued: z.boolean(),
  expiresAt: z.string(),
  /** The link opens nothing any more; it can be sent again. */
  isExpired: z.boolean(),
})
export type OpenInvitation = z.infer<typeof OpenInvitation>

const SentInvitation = z.extend(OpenInvitation, {
  /** False: the server has no mail server, and the mail is a file, which anyone who runs the server hands over. */
  isMailed: z.boolean(),
})
export type SentInvitation = z.infer<typeof SentInvitation>

/** The newest first. */
export const readOpenInvitations = endpoint({
  method: 'GET',
  path: '/v2/people/invitations',
  query: z.object({ after: z.optional(Cursor) }),
  reply: z.object({ invitations: z.array(OpenInvitation), next: z.nullable(z.string()) }),
  who: ['admin'],
  rate: 'read',
})

/**
 * Mails somebody a link that makes an account with this role, in these teams. 409 `already-here` or `already-invited`, 409
 * `no-leader` for one who is to lead with another role than a leader's; 422 `teams: is not here`, `language: is not spoken here`;
 * 429 when the address was mailed five times within a day.
 */
export const invitePerson = endpoint({
  method: 'POST',
  path: '/v2/people/invitations',
  body: z.strictObject({
    firstName: PersonName,
    lastName: PersonName,
    email: Email,
    role: z.enum(ROLES),
    language: LanguageCode,
    teams: z.array(z.strictObject({ id: z.uuid(), isLeader: z.boolean() })).check(z.maxLength(MOST_TEAMS)),
  }),
  reply: SentInvitation,
  who: ['admin'],
  rate: 'write',
})

const InvitationParams = z.object({ invitationId: z.uuid() })

/** A new link in a new mail; the one before has expired. 404 for what was accepted or withdrawn, 429 as above. */
export const resendInvitation = endpoint({
  method: 'POST',
  path: '/v2/people/invitations/:invitationId/mail',
  params: InvitationParams,
  reply: SentInvitation,
  who: ['admin'],
  rate: 'write',
})

/** Its link opens nothing any more. 404 for what was accepted or withdrawn. */
export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/v2/people/invitations/:invitationId',
  params: InvitationParams,
  who: ['admin'],
  rate: 'write',
})
