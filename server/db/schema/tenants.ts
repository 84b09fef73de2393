import { boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#shared/domain/languages.ts'
import type { AppParam } from '#shared/domain/switches.ts'

/** What a tenant looks like and is called. Colours are six hex digits with a #. */
export interface TenantLook {
  title: string
  logoUrl: string
  backgroundUrl: string
  faviconUrl: string
  colourOne: string
  colourTwo: string
  colourThree: string
  colourThreeLighten: string
}

/** What a tenant switched on besides its params. */
export interface TenantFeatures {
  isShopEnabled: boolean
  isActivitiesWidgetEnabled: boolean
  isProtipEnabled: boolean
  isPushEnabled: boolean
  sendStatistics: boolean
  audioEffectsTurnedOn: boolean
  recaptchaSiteKey: string
  adventureLogoUrl: string | null
}

/** The one table without a tenant_id: its own id is what the others carry. */
export const tenants = pgTable('tenants', {
  id: uuid().primaryKey(),
  name: text().notNull().unique(),
  /** Host names without a port, in small letters. */
  hosts: text().array().notNull(),
  /** Answers for every host that no tenant claims. */
  isDefault: boolean('is_default').notNull().default(false),
  look: jsonb().$type<TenantLook>().notNull(),
  features: jsonb().$type<TenantFeatures>().notNull(),
  params: jsonb().$type<AppParam[]>().notNull(),
  languages: text().array().$type<Language[]>().notNull(),
  defaultLanguage: text('default_language').$type<Language>().notNull(),
  timeZone: text('time_zone').notNull(),
  /** Signs the anti-forgery tokens; all processes share it. */
  forgerySecret: text('forgery_secret').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
