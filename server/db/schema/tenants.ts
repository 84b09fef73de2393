import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Language } from '#shared/domain/languages.ts'
import type { RegistrationMode } from '#shared/domain/registration.ts'
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
export const tenants = pgTable(
  'tenants',
  {
    id: uuid().primaryKey(),
    name: text().notNull().unique(),
    /** Answers for every host that no tenant claims; one at most. */
    isDefault: boolean('is_default').notNull().default(false),
    look: jsonb().$type<TenantLook>().notNull(),
    features: jsonb().$type<TenantFeatures>().notNull(),
    params: jsonb().$type<AppParam[]>().notNull(),
    languages: text().array().$type<Language[]>().notNull(),
    defaultLanguage: text('default_language').$type<Language>().notNull(),
    timeZone: text('time_zone').notNull(),
    /** Whether the ledger from before there were sums of points is in them (`rewards/fill-points.ts`). */
    arePointsSummed: boolean('are_points_summed').notNull().default(false),
    /** The tenant's own wording: over the product's texts, by language and key. */
    words: jsonb().$type<Partial<Record<Language, Record<string, string>>>>().notNull().default({}),
    /** Origins of clients that are served elsewhere and may call this tenant's API. */
    clientOrigins: text('client_origins').array().notNull().default([]),
    /** Who may open an account without an invitation. */
    registration: text().$type<RegistrationMode>().notNull().default('invitation'),
    /** Where `domains` applies: as `asciiDomain` writes them. */
    registrationDomains: text('registration_domains').array().notNull().default([]),
    /** E-mail address that is shown to those who may not register; null: none. */
    registrationContact: text('registration_contact'),
    /** Signs the anti-forgery tokens; all processes share it. */
    forgerySecret: text('forgery_secret').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('tenants_default')
      .on(table.isDefault)
      .where(sql`${table.isDefault}`),
    check('tenants_registration', sql`${table.registration} in ('invitation', 'domains', 'open')`),
  ],
)

/** Which tenant answers for which host name: without a port, in small letters. */
export const tenantHosts = pgTable(
  'tenant_hosts',
  {
    host: text().primaryKey(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('tenant_hosts_tenant').on(table.tenantId),
    check('tenant_hosts_small', sql`${table.host} = lower(${table.host})`),
  ],
)
