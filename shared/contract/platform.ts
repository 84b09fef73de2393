import * as z from 'zod/mini'
import { LANGUAGE_CODES } from '../domain/languages.ts'
import { REGISTRATION_MODES } from '../domain/registration.ts'
import { endpoint } from './endpoint.ts'

export const AppParams = z.array(z.object({ configKey: z.string(), configValue: z.unknown() }))
export type AppParams = z.infer<typeof AppParams>

/** The params of the tenant, as they stand in the database. They win over those of the static file. */
export const readAppParams = endpoint({
  method: 'GET',
  path: '/app-params',
  query: z.object({ itemsPerPage: z.optional(z.string()) }),
  reply: AppParams,
  who: 'anyone',
  rate: 'read',
})

export const LanguageOption = z.object({
  shortName: z.enum(LANGUAGE_CODES),
  name: z.string(),
  icoUrl: z.string(),
  isActive: z.boolean(),
})
export type LanguageOption = z.infer<typeof LanguageOption>

export const PlatformSettings = z.object({
  platformLogoURL: z.string(),
  platformBackgroundURL: z.string(),
  platformFaviconURL: z.string(),
  platformTitle: z.string(),
  mainColorOne: z.string(),
  mainColorTwo: z.string(),
  mainColorThree: z.string(),
  mainColorThreeLighten: z.string(),
  languageSettings: z.object({
    defaultLang: z.enum(LANGUAGE_CODES),
    languageArray: z.array(LanguageOption),
  }),
  notificationPushSettings: z.object({ isNotificationPushEnabled: z.boolean() }),
  loginAndRegisterSettings: z.object({
    recaptchaSiteKey: z.string(),
    /** Who may open an account without an invitation. */
    registration: z.enum(REGISTRATION_MODES),
    /** Who to ask for an invitation; null: nobody is named. */
    contact: z.nullable(z.string()),
  }),
  /** False: the server has no mail server, and what it would mail are files on it. */
  sendsMail: z.optional(z.boolean()),
  /** False: admins are offered the guided set-up. */
  isSetUp: z.optional(z.boolean()),
  sendStatistics: z.boolean(),
  audioEffectsTurnedOn: z.boolean(),
})
export type PlatformSettings = z.infer<typeof PlatformSettings>

/** Name, look, languages and features of the tenant whose host is asked. */
export const readPlatformSettings = endpoint({
  method: 'GET',
  path: '/platform/settings',
  reply: PlatformSettings,
  who: 'anyone',
  rate: 'read',
})

/** GET /assets/store.json */
export const StoreConfig = z.object({ apiLink: z.optional(z.string()) })
export type StoreConfig = z.infer<typeof StoreConfig>
