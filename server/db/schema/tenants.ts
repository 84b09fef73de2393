import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Language } from '#shared/domain/languages.ts'
import type { RegistrationMode } from '#shared/domain/registration.ts'
import type { SmallestGroup } from '#shared/domain/small-groups.ts'
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

/** What a tenant switched on, or set, besides its params. */
export interface TenantFeatures {
  isShopEnabled: boolean
  isActivitiesWidgetEnabled: boolean
  isProtipEnabled: boolean
  isPushEnabled: boolean
  sendStatistics: boolean
  audioEffectsTurnedOn: boolean
  recaptchaSiteKey: string
  adventureLogoUrl: string | null
  /** Who mails are from, as people read it; the tenant's name where there is none. */
  mailSender?: string
  /** Where answers to mails go; empty or without it: to the address that they come from. */
  mailReplyTo?: string
  /** How many days recorded events, error reports and the audit log stay (`RETENTION_DAYS`). */
  eventsDays?: number
  errorsDays?: number
  auditDays?: number
  /** How many people figures are of at least; without it the fewest. */
  smallestGroup?: SmallestGroup
  /** Leaders, designers and admins are asked for a second factor at every login. */
  isSecondFactorRequired?: boolean
  /** False while the first admin is to be guided through the settings. */
  isSetUp?: boolean
}

/** What an operator limits a tenant to; what is left out has no limit. */
export interface TenantQuotas {
  /** Accounts that may sign in, and invitations that can still be accepted. */
  people?: number
  /** MB of files: handed in, packages, and adventures of its own. */
  storageMb?: number
  /** From midnight to midnight, UTC. */
  mailsPerDay?: number
}

/** The one table of tenants without a tenant_id: its own id is what the others carry. */
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
    /** The earliest version of the agreement that counts as accepted; 0: any. */
    demandedAgreement: integer('demanded_agreement').notNull().default(0),
    /** Checks captchas in place of the server's; it is handed to the provider alone. */
    captchaSecret: text('captcha_secret'),
    /** Signs the anti-forgery tokens; all processes share it. */
    forgerySecret: text('forgery_secret').notNull(),
    quotas: jsonb().$type<TenantQuotas>().notNull().default({}),
    /** Nobody is let in, and no job is done; null: it is open. */
    suspendedAt: timestamp('suspended_at', { withTimezone: true }),
    /** From then on all of it is being deleted; null: it stays. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
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
