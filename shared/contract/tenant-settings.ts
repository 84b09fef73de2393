import * as z from 'zod/mini'
import {
  ADDRESS_LENGTH,
  FOOTER_TITLE_LENGTH,
  MOST_FOOTER_ENTRIES,
  MOST_STREAK_BONUS,
  PICTURE_USES,
  RETENTION_DAYS,
  SENDER_LENGTH,
  STREAK_PERIODS,
  STREAK_QUALIFIERS,
  TITLE_LENGTH,
  type RetentionName,
  type TenantSwitch,
} from '../domain/tenant-settings.ts'
import { SMALLEST_GROUPS } from '../domain/small-groups.ts'
import { FIRST_WEEKDAYS } from '../domain/week.ts'
import { endpoint } from './endpoint.ts'
import { Email, LanguageCode } from './fields.ts'
import { Cursor } from './reviews.ts'

/** One line that hides nothing and does not turn the writing round. */
const LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u

const Line = (length: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(length), z.regex(LINE))

const Colour = z.string().check(z.regex(/^#[\da-f]{6}$/i))

/** Empty: the product's own. Whether it is one of the tenant's is the server's to know. */
const PictureAddress = z.string().check(z.maxLength(ADDRESS_LENGTH), z.regex(LINE))

const Coins = z.int().check(z.gte(0), z.lte(MOST_STREAK_BONUS))

const Days = (name: RetentionName) =>
  z.int().check(z.gte(RETENTION_DAYS[name].least), z.lte(RETENTION_DAYS[name].most))

const SWITCHES = {
  snow: z.boolean(),
  cloud: z.boolean(),
  bubbles: z.boolean(),
  daylight: z.boolean(),
  streak_enabled: z.boolean(),
  isDisableMissionBlinking: z.boolean(),
  assurance_in_tests: z.boolean(),
  training_sign_of_enabled: z.boolean(),
  coaching_sessions_enabled: z.boolean(),
  isRecommendationModuleEnabled: z.boolean(),
  protip: z.boolean(),
  error_handler: z.boolean(),
  isShopEnabled: z.boolean(),
  isActivitiesWidgetEnabled: z.boolean(),
  isPushEnabled: z.boolean(),
  sendStatistics: z.boolean(),
  audioEffectsTurnedOn: z.boolean(),
} satisfies Record<TenantSwitch, unknown>

/** One of a few, so that what is stored is always one of them. */
const CHOICES = {
  defaultLanguage: LanguageCode,
  firstWeekday: z.enum(FIRST_WEEKDAYS),
  /** How many people figures are of at least. */
  smallestGroup: z.literal(SMALLEST_GROUPS),
  streak_type: z.enum(STREAK_PERIODS),
  streak_qualifier: z.enum(STREAK_QUALIFIERS),
}

/** An entry of the footer (SHELL-7); without a `url` it is a plain item. */
const FooterEntry = z.strictObject({
  title: Line(FOOTER_TITLE_LENGTH),
  /** Empty: it leads nowhere. */
  url: z.string().check(z.trim(), z.maxLength(ADDRESS_LENGTH), z.regex(LINE)),
  /** A picture of the product in place of the words; empty: none. */
  img: z.string().check(z.maxLength(ADDRESS_LENGTH), z.regex(/^(\/(assets|look)\/[\w./-]+)?$/)),
})

/** What may be set. */
const TenantSettings = z.strictObject({
  title: Line(TITLE_LENGTH),
  colourOne: Colour,
  colourTwo: Colour,
  colourThree: Colour,
  colourThreeLighten: Colour,
  logoUrl: PictureAddress,
  faviconUrl: PictureAddress,
  backgroundUrl: PictureAddress,
  adventureLogoUrl: PictureAddress,
  defaultAssistant: PictureAddress,
  languages: z.array(LanguageCode).check(z.minLength(1), z.maxLength(4)),
  /** IANA name. */
  timeZone: z.string().check(z.minLength(1), z.maxLength(64)),
  streak_bonus_points: Coins,
  streak_bonus_coins: Coins,
  footer: z.array(FooterEntry).check(z.maxLength(MOST_FOOTER_ENTRIES)),
  /** Empty: the tenant's name. */
  mailSender: z.string().check(z.trim(), z.maxLength(SENDER_LENGTH), z.regex(LINE)),
  /** Empty: an answer goes to the address that mails come from. */
  mailReplyTo: z.union([z.literal(''), Email]),
  /** Empty: no captcha. */
  recaptchaSiteKey: z.string().check(z.trim(), z.maxLength(100), z.regex(/^[\w-]*$/)),
  eventsDays: Days('eventsDays'),
  errorsDays: Days('errorsDays'),
  auditDays: Days('auditDays'),
  /** Leaders, designers and admins prove every login by more than a password. */
  isSecondFactorRequired: z.boolean(),
  /** The first admin has gone through the guided set-up, or wants none. */
  isSetUp: z.boolean(),
  ...CHOICES,
  ...SWITCHES,
})

/** What is set, by a person or by the demo. */
const StoredSettings = z.object({
  title: z.string(),
  colourOne: z.string(),
  colourTwo: z.string(),
  colourThree: z.string(),
  colourThreeLighten: z.string(),
  logoUrl: z.string(),
  faviconUrl: z.string(),
  backgroundUrl: z.string(),
  adventureLogoUrl: z.string(),
  defaultAssistant: z.string(),
  languages: z.array(LanguageCode),
  timeZone: z.string(),
  streak_bonus_points: z.int(),
  streak_bonus_coins: z.int(),
  footer: z.array(z.object({ title: z.string(), url: z.string(), img: z.string() })),
  mailSender: z.string(),
  mailReplyTo: z.string(),
  recaptchaSiteKey: z.string(),
  eventsDays: z.int(),
  errorsDays: z.int(),
  auditDays: z.int(),
  isSecondFactorRequired: z.boolean(),
  isSetUp: z.boolean(),
  ...CHOICES,
  ...SWITCHES,
})
export type TenantSettings = z.infer<typeof StoredSettings>

const Revised = z.object({
  /** Counts the changes so far; a change names the one that its form began with. */
  revision: z.int(),
  settings: StoredSettings,
})
export type RevisedSettings = z.infer<typeof Revised>

/** All that an admin can set, as the database has it (DESK-1). */
export const readTenant = endpoint({
  method: 'GET',
  path: '/v2/tenant',
  reply: Revised,
  who: ['admin'],
  rate: 'read',
})

export const SettingChanges = z.partial(TenantSettings)
export type SettingChanges = z.infer<typeof SettingChanges>

/**
 * Changes what is named, all of it or nothing; within 5 s every server goes by it.
 * 409 `setting-changed` where somebody else changed one of these since, with both values (`ChangedFieldsReply`).
 * 422 `basedOn: unknown`; `changes.languages: twice`; `changes.defaultLanguage: not-offered`; `changes.timeZone: unknown`;
 * a picture that is none of the tenant's: `unknown`; an entry of the footer: `changes.footer.N.url: link`.
 */
export const changeTenant = endpoint({
  method: 'PATCH',
  path: '/v2/tenant',
  body: z.strictObject({ basedOn: z.int().check(z.gte(0)), changes: SettingChanges }),
  reply: Revised,
  who: ['admin'],
  rate: 'write',
})

/** Longest picture, as base64: the browser has made it small before. */
export const TENANT_PICTURE_LENGTH = 2_000_000

/**
 * Stores a picture, which nobody sees before a change names its address.
 * 422 `image: not-a-picture`, `svg` or `too-large`; 429 above 60 an hour.
 */
export const putTenantPicture = endpoint({
  method: 'POST',
  path: '/v2/tenant/pictures',
  body: z.strictObject({
    use: z.enum(PICTURE_USES),
    image: z.string().check(z.maxLength(TENANT_PICTURE_LENGTH), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  }),
  reply: z.object({ address: z.string() }),
  who: ['admin'],
  rate: 'write',
  bodyBytes: TENANT_PICTURE_LENGTH + 1000,
})

/** As base64: 4 MB. An assistant is fetched with the first map. */
export const TENANT_FILM_LENGTH = 5_592_408

/**
 * Stores a film of the assistant with its still, which nobody sees before a change names its address. Browsers that draw no alpha get a film of their own,
 * which is made in the background. 422 `film: not-a-film` or `too-long`, `image` as for a picture; 429 above 60 an hour.
 */
export const putTenantFilm = endpoint({
  method: 'POST',
  path: '/v2/tenant/films',
  body: z.strictObject({
    /** WebM. */
    film: z
      .string()
      .check(z.minLength(4), z.maxLength(TENANT_FILM_LENGTH), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
    /** What shows where no film plays. */
    image: putTenantPicture.body.shape.image,
  }),
  reply: z.object({ address: z.string() }),
  who: ['admin'],
  rate: 'write',
  bodyBytes: TENANT_FILM_LENGTH + TENANT_PICTURE_LENGTH + 1000,
  waitsMs: 5000,
})

export const TenantChange = z.object({
  id: z.uuid(),
  at: z.string(),
  /** Null where the account was removed. */
  by: z.nullable(z.object({ id: z.uuid(), displayName: z.string() })),
  /** A setting, or a text of the tenant's own wording as `words.en.session.title`: its values are forms (`OwnText`), none for the product's. */
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  /** It took back an earlier change. */
  isRevert: z.boolean(),
  /** The setting still is as this change left it, so it can be taken back. */
  isRevertible: z.boolean(),
})
export type TenantChange = z.infer<typeof TenantChange>

/** Who changed what, the latest first, page by page. */
export const readTenantChanges = endpoint({
  method: 'GET',
  path: '/v2/tenant/changes',
  query: z.object({ after: z.optional(Cursor) }),
  reply: z.object({ changes: z.array(TenantChange), next: z.nullable(z.string()) }),
  who: ['admin'],
  rate: 'read',
})

/** Gives a setting back the value it had before this change. 404; 409 `setting-changed`; 422 where that value fits no longer. */
export const revertTenantChange = endpoint({
  method: 'POST',
  path: '/v2/tenant/changes/:changeId/revert',
  params: z.object({ changeId: z.uuid() }),
  reply: Revised,
  who: ['admin'],
  rate: 'write',
})

const CaptchaSecret = z.object({
  /** The tenant's own. */
  hasOwn: z.boolean(),
  /** One for all tenants, set where the server runs. */
  hasCommon: z.boolean(),
})

/** Whether results of a captcha can be checked; the secret itself is never shown again. */
export const readCaptchaSecret = endpoint({
  method: 'GET',
  path: '/v2/tenant/captcha-secret',
  reply: CaptchaSecret,
  who: ['admin'],
  rate: 'read',
})

/** The secret that belongs to the site key; null: none of the tenant's own. */
export const changeCaptchaSecret = endpoint({
  method: 'PUT',
  path: '/v2/tenant/captcha-secret',
  body: z.strictObject({
    secret: z.nullable(z.string().check(z.trim(), z.minLength(10), z.maxLength(200), z.regex(/^[\w.-]+$/))),
  }),
  reply: CaptchaSecret,
  who: ['admin'],
  rate: 'write',
})
