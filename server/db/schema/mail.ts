import { sql } from 'drizzle-orm'
import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Language } from '#shared/domain/languages.ts'
import type { Role } from '#shared/domain/roles.ts'
import { people } from './people.ts'
import { tenants } from './tenants.ts'

/** What a mailed link opens. */
export type LinkKind = 'reset' | 'invitation' | 'registration' | 'email'

/** Links that were mailed, or are about to be: single use, and only their hash is kept. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    id: uuid().notNull(),
    kind: text().$type<LinkKind>().notNull(),
    /** SHA-256, base64url; null until it is sent, for the token is made in that moment and kept nowhere. */
    tokenHash: text('token_hash'),
    /** Whose account it is about; null for an invitation until it is accepted. */
    personId: uuid('person_id'),
    /** Where it goes; for a change of address the new one. */
    email: text().notNull(),
    /** Where the product stands for anyone who opens it: scheme, host and port. */
    origin: text().notNull(),
    /** The mail's. */
    language: text().$type<Language>().notNull(),
    /** Of an invitation or a registration: what the account will be made of. */
    invited: jsonb().$type<Invited>(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('mailed_links_token').on(table.tokenHash),
    uniqueIndex('mailed_links_invitation')
      .on(table.tenantId, sql`lower(${table.email})`)
      .where(sql`${table.kind} = 'invitation' and ${table.usedAt} is null`),
    index('mailed_links_person').on(table.tenantId, table.personId),
    index('mailed_links_expires').on(table.expiresAt),
    foreignKey({
      columns: [table.tenantId, table.personId],
      foreignColumns: [people.tenantId, people.id],
    }),
  ],
)

export interface Invited {
  firstName: string
  lastName: string
  username: string
  role: Role
  /** Null for the tenant's default adventure. */
  adventureId: string | null
  /** Null for the first admin's, whom nobody invites, and for a registration. */
  invitedBy: string | null
  /** Which teams the account will be in, and which it will lead; absent: none. */
  teams?: { teamId: string; isLeader: boolean }[]
}

/** Work that is done soon, once, by any process: taken with SKIP LOCKED, tried again when it fails. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    kind: text().notNull(),
    payload: jsonb().$type<unknown>().notNull(),
    /** Not before; moved on while somebody works on it, and after a failure. */
    runAt: timestamp('run_at', { withTimezone: true }).notNull(),
    tries: integer().notNull().default(0),
    /** When it was given up. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
    /** Why the last try failed, for anyone who reads the table. */
    error: text('fault'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('jobs_due')
      .on(table.runAt)
      .where(sql`${table.failedAt} is null`),
  ],
)

/** How many mails a tenant has sent on a day (UTC). */
export const mailDays = pgTable(
  'mail_days',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    day: date({ mode: 'string' }).notNull(),
    mails: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.day] })],
)
