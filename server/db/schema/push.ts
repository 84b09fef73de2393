import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { NotificationKind } from '#shared/domain/notifications.ts'
import { people } from './people.ts'

/** Browsers in which a person gets push notifications. */
export const deviceTokens = pgTable(
  'device_tokens',
  {
    tenantId: uuid('tenant_id').notNull(),
    /** One browser's: Firebase's token, or a subscription as JSON. The last person who saved it has it. */
    token: text().notNull(),
    /** The sender that it was made for: `firebase`, or the public key that the browser subscribed with. */
    sender: text().notNull().default('firebase'),
    personId: uuid('person_id').notNull(),
    /** Of the session that saved it: it may have run out since, and the browser is notified all the same. */
    sessionHash: text('session_hash').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.token] }),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
    index('device_tokens_person').on(table.tenantId, table.personId, table.savedAt),
    index('device_tokens_session').on(table.tenantId, table.sessionHash),
  ],
)

/** The keys of this installation for Web Push, in one row: every process signs with the same (RFC 8292). */
export const vapidKeys = pgTable(
  'vapid_keys',
  {
    id: boolean().primaryKey().default(true),
    /** Base64url, as browsers take it. */
    publicKey: text('public_key').notNull(),
    /** Base64url. It never leaves the server. */
    privateKey: text('private_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  ({ id }) => [check('vapid_keys_once', sql`${id}`)],
)

/** Notifications outside the app: each event once, however often it is noticed. */
export const notifications = pgTable(
  'notifications',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    personId: uuid('person_id').notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    /** What it is about, as its kind writes it: ids and days, no words. */
    about: text().notNull(),
    /** Too late after that. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When it went out to browsers or by mail, or was found to be of no use. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
    /** When it went out by mail. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
    uniqueIndex('notifications_once').on(table.tenantId, table.personId, table.kind, table.about),
    index('notifications_old').on(table.createdAt),
  ],
)
