import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { OperatorAction } from '#shared/domain/operator-log.ts'

/** Who runs the server and its tenants: people of no tenant. */
export const operators = pgTable(
  'operators',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    /** Null until the link is used. */
    passwordHash: text('password_hash'),
    /** Of the second factor, base32; null until the link is used. */
    totpSecret: text('totp_secret'),
    /** The step whose code was accepted last: no code is accepted twice. */
    totpStep: integer('totp_step'),
    /** Hashes of the codes that stand in for the second factor, once each. */
    recoveryHashes: text('recovery_hashes').array().notNull().default([]),
    /** Of the link that sets password and second factor; null: there is none. */
    linkHash: text('link_hash'),
    linkExpiresAt: timestamp('link_expires_at', { withTimezone: true }),
    /** The secret that the page of the link shows, until a code proves that an app has it. */
    offeredSecret: text('offered_secret'),
    /** Failed tries to sign in, and until when every further one is refused. */
    tries: integer().notNull().default(0),
    triesSince: timestamp('tries_since', { withTimezone: true }),
    closedUntil: timestamp('closed_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('operators_email').on(sql`lower(${table.email})`),
    uniqueIndex('operators_link').on(table.linkHash),
  ],
)

export const operatorSessions = pgTable(
  'operator_sessions',
  {
    /** SHA-256 of the cookie, base64url: the cookie itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('operator_sessions_of').on(table.operatorId)],
)

/** Append-only (docs/decisions/0159): what operators did. It outlives the tenant and the operator's account. */
export const operatorEntries = pgTable(
  'operator_entries',
  {
    id: uuid().primaryKey(),
    /** In the order in which they were written. */
    number: bigserial({ mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The operator's address; null: a command on the server. */
    actor: text(),
    action: text().$type<OperatorAction>().notNull(),
    /** The tenant, which may be gone by now; null: of none. */
    targetId: uuid('target_id'),
    /** What it was called then. */
    targetName: text('target_name'),
    /** Where the request came from; null for a command. */
    address: text(),
    /** What differs, without secrets. */
    before: jsonb().$type<Readonly<Record<string, unknown>>>(),
    after: jsonb().$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [
    index('operator_entries_newest').on(table.number),
    index('operator_entries_target').on(table.targetId, table.number),
  ],
)
