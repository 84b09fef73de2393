import * as z from 'zod/mini'
import { LANGUAGE_CODES } from '../domain/languages.ts'

/** Words of people, checked alike wherever they are typed: by the form in the browser and by the server. */

export const LanguageCode = z.enum(LANGUAGE_CODES)

/** Needs a letter; takes nothing invisible, nothing that turns the writing round, no towers of accents, no parts of addresses. */
export const NAME_SIGNS = /^(?=.*\p{L})(?!.*\p{M}{4})[^\p{C}\p{DI}\p{Zl}\p{Zp}/@]+$/u

/** The longest that is taken, in characters; fields take no more. */
export const NAME_LENGTH = 60
export const EMAIL_LENGTH = 254
export const PASSWORD_LENGTH = 128
/** The shortest new password, in characters. */
export const LEAST_PASSWORD = 8

/** First or last name. */
export const PersonName = z
  .string()
  .check(z.trim(), z.minLength(2), z.maxLength(NAME_LENGTH), z.regex(NAME_SIGNS))

export const Email = z.string().check(z.trim(), z.maxLength(EMAIL_LENGTH), z.email())

/** Of any characters; whether it is a common one is the server's to know. */
export const NewPassword = z.string().check(z.minLength(LEAST_PASSWORD), z.maxLength(PASSWORD_LENGTH))

/** Of the account that is signed in: whatever was once allowed. */
export const CurrentPassword = z.string().check(z.minLength(1), z.maxLength(PASSWORD_LENGTH))

/** What a mailed link carries behind the #: base64url, so it never reaches a log of addresses. */
export const LinkToken = z.string().check(z.regex(/^[\w-]{43}$/))

/** What the captcha's widget handed out; needed only where the tenant has a site key and the door asks for it. */
export const CaptchaResult = z.optional(z.string().check(z.minLength(1), z.maxLength(4096)))

/** A number from 1 that stands in an address and is stored in four bytes. */
export const AddressNumber = z.coerce.number().check(z.int(), z.gte(1), z.lte(2 ** 31 - 1))
