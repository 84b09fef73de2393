import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import {
  CaptchaResult,
  Email,
  LanguageCode,
  LinkToken,
  NAME_LENGTH,
  NAME_SIGNS,
  NewPassword,
  PersonName,
} from './fields.ts'
import { LoginStatus } from './session.ts'

/**
 * Mails a link that opens an account with this address (`acceptInvitation`), or, where it has one, says so there (AUTH-12): the
 * answer is the same for any address. 403 `registration-closed` or `domain-not-listed`; 406 as at the login.
 */
export const register = endpoint({
  method: 'POST',
  path: '/v2/register',
  body: z.strictObject({
    email: Email,
    captcha: CaptchaResult,
  }),
  reply: z.object({
    /** False where this server has no mail server: an admin hands the link over. */
    isMailed: z.boolean(),
  }),
  who: 'anyone',
  rate: 'login',
})

/** What became of a mail. */
const Mailed = z.object({
  /** False: the server has no mail server, and the mail is a file, which anyone who runs the server hands over. */
  isMailed: z.boolean(),
})

/** Which version was read (`readAgreement`); without it the product's own text. */
const AgreementVersion = z.int().check(z.gte(0), z.lte(1_000_000))

/** Accepts the agreement. `agreement: 0` in the reply: by now another version is asked for. 422 `version: unknown`. */
export const acceptAgreement = endpoint({
  method: 'POST',
  path: '/v2/agreement',
  body: z.strictObject({ agreement: z.literal(true), version: z.optional(AgreementVersion) }),
  reply: LoginStatus,
  who: 'signed-in',
  rate: 'write',
  beforeAgreement: true,
})

/** The same answer, in the same time, for any address (AUTH-13); it is read as a blob and says nothing. 406 `captcha`. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/player/password-reset/request',
  body: z.strictObject({ email: Email, captcha: CaptchaResult }),
  reply: z.object({}),
  who: 'anyone',
  rate: 'login',
})

/** What a mailed link is still good for. */
const LinkState = z.enum(['open', 'used', 'expired'])

/** 404 for a token that was never handed out. */
export const readPasswordReset = endpoint({
  method: 'POST',
  path: '/v2/password-reset/read',
  body: z.strictObject({ token: LinkToken }),
  reply: z.object({
    state: LinkState,
    /** Where the link was mailed to, for the password manager; null unless it is open. */
    email: z.nullable(z.string()),
  }),
  who: 'anyone',
  rate: 'login',
})

/** Sets the password and ends every session of the person. 404, 409 `link-used`, 409 `link-expired`, 422 `password: common`. */
export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: '/v2/password-reset/confirm',
  body: z.strictObject({ token: LinkToken, password: NewPassword }),
  who: 'anyone',
  rate: 'login',
})

const Invitation = {
  /** `name.surname`, built from what was typed (AUTH-16). */
  username: z.string().check(z.trim(), z.minLength(3), z.maxLength(2 * NAME_LENGTH + 1), z.regex(NAME_SIGNS)),
  email: Email,
  /** As they were typed: what the mail greets with, and what the account is offered. Without them the user name tells them. */
  firstName: z.optional(PersonName),
  lastName: z.optional(PersonName),
  /** The mail's; without it, or where it is not offered here, that of anyone who invites. */
  language: z.optional(LanguageCode),
}

/** Invites a colleague. 409 `already-invited` or `already-here`; 429 above 20 a day, or 60 with those that were refused. */
export const sendInvitation = endpoint({
  method: 'POST',
  path: '/game/resource/send/invitation',
  body: z.strictObject(Invitation),
  reply: Mailed,
  who: 'signed-in',
  rate: 'write',
})

/** Invites a colleague to one adventure: `id` is the adventure's, one that the sender plays. 404 for any other. */
export const sendInvitationToAdventure = endpoint({
  method: 'POST',
  path: '/game/resource/send/invitation2',
  body: z.strictObject({ ...Invitation, id: z.uuid() }),
  reply: Mailed,
  who: 'signed-in',
  rate: 'write',
})

/** Whom a mailed invitation, or the link of a registration, is for. 404 for a token that was never handed out. */
export const readInvitation = endpoint({
  method: 'POST',
  path: '/v2/invitation/read',
  body: z.strictObject({ token: LinkToken }),
  reply: z.object({
    state: LinkState,
    /** Empty for the first admin's link: anyone who accepts it says the address. */
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** Display name of who sent it; null for the first admin's link. */
    invitedBy: z.nullable(z.string()),
    /** Name of the adventure it is for; null where it names none. */
    adventureName: z.nullable(z.string()),
    /** Nobody invited: anyone who has the address asked for it by registering. */
    isRegistration: z.boolean(),
  }),
  who: 'anyone',
  rate: 'login',
})

/**
 * Makes the account, enrols it and signs it in (AUTH-12, AUTH-14). 404, 409 `link-used`, 409 `link-expired`, 409 `address-taken`; for
 * who registered 403 `registration-closed`, 409 `invited`; 422
 * with the fields, `password: common` and, where the link names no address, `email: missing` among them.
 */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/v2/invitation/accept',
  body: z.strictObject({
    token: LinkToken,
    firstName: PersonName,
    lastName: PersonName,
    /** Only where the link names none; otherwise it is not heeded. */
    email: z.optional(Email),
    password: NewPassword,
    agreement: z.literal(true),
    version: z.optional(AgreementVersion),
  }),
  reply: LoginStatus,
  who: 'anyone',
  rate: 'login',
})

/** Sends a new link to the address of an expired one. 404, 409 `link-used`. */
export const renewInvitation = endpoint({
  method: 'POST',
  path: '/v2/invitation/renew',
  body: z.strictObject({ token: LinkToken }),
  reply: Mailed,
  who: 'anyone',
  rate: 'login',
})

/** Makes the address of a mailed link the account's. 404, 409 `link-used`, 409 `link-expired`, 409 `address-taken`. */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/v2/email/confirm',
  body: z.strictObject({ token: LinkToken }),
  reply: z.object({ email: z.string() }),
  who: 'anyone',
  rate: 'login',
})
