import { sql } from 'drizzle-orm'
import {
  boolean,
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
import type { Accommodations } from '#shared/domain/accommodations.ts'
import type { AvatarSprite } from '#shared/domain/avatar.ts'
import type { ExtraExamTime } from '#shared/domain/exam-time.ts'
import type { FormOfAddress } from '#shared/domain/form-of-address.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { NotificationSettings } from '#shared/domain/notifications.ts'
import type { Privacy } from '#shared/domain/privacy.ts'
import type { Role } from '#shared/domain/roles.ts'
import type { LaterPiece } from '#shared/domain/tour.ts'
import { bytes } from './bytes.ts'
import { tenants } from './tenants.ts'

export const people = pgTable(
  'people',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    id: uuid().notNull(),
    username: text().notNull(),
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    displayName: text('display_name').notNull(),
    /** The widest of the roles. */
    role: text().$type<Role>().notNull(),
    /** The others, in the order of `ROLES`; a player has none. */
    moreRoles: text('more_roles').array().$type<Role[]>().notNull().default([]),
    /** Null until chosen. */
    language: text().$type<Language>(),
    timeZone: text('time_zone'),
    /** Null until chosen: guessed from the first name. */
    formOfAddress: text('form_of_address').$type<FormOfAddress>(),
    avatarSprite: jsonb('avatar_sprite').$type<AvatarSprite>(),
    /** What was switched off or on; what is not named here is shown. */
    privacy: jsonb().$type<Partial<Privacy>>().notNull().default({}),
    /** Notification settings that the person changed; the rest have their defaults. */
    notifications: jsonb().$type<Partial<NotificationSettings>>().notNull().default({}),
    isCompletionShown: boolean('is_completion_told').notNull().default(false),
    /** Percent more time in exams; null: without a limit. */
    extraExamTime: integer('extra_exam_time').$type<NonNullable<ExtraExamTime>>().default(0),
    /** What was turned; the rest is as everybody has it. */
    accommodations: jsonb().$type<Partial<Accommodations>>().notNull().default({}),
    isTutorialSeen: boolean('is_tutorial_seen').notNull().default(false),
    /** The pieces of the tour that are still to come. */
    tourLeft: text('tour_left').array().$type<LaterPiece[]>().notNull().default([]),
    passwordHash: text('password_hash').notNull(),
    isDisabled: boolean('is_disabled').notNull().default(false),
    /** When an agreement was accepted for the first time. */
    agreedAt: timestamp('agreed_at', { withTimezone: true }),
    /** The latest version that was accepted; 0: the product's own text. */
    agreedVersion: integer('agreed_version').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('people_username').on(table.tenantId, sql`lower(${table.username})`),
    uniqueIndex('people_email').on(table.tenantId, sql`lower(${table.email})`),
    index('people_by_name').on(table.tenantId, sql`lower(${table.displayName})`, table.id),
  ],
)

/** Pictures of people: small, and in the database, so that every process has them. */
export const avatars = pgTable(
  'avatars',
  {
    tenantId: uuid('tenant_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** Hash of the picture; its address carries it. */
    version: text().notNull(),
    /** WebP, square. */
    image: bytes().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.personId] }),
    foreignKey({
      columns: [table.tenantId, table.personId],
      foreignColumns: [people.tenantId, people.id],
    }),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    tenantId: uuid('tenant_id').notNull(),
    /** SHA-256 of the cookie, base64url: the cookie itself is never stored. */
    tokenHash: text('token_hash').notNull(),
    personId: uuid('person_id').notNull(),
    /** For its owner's list of sessions. */
    id: uuid().notNull().defaultRandom(),
    /** The browser's at login. */
    timeZone: text('time_zone'),
    /** What the browser called itself at login, cut to 300 characters. */
    userAgent: text('user_agent'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.tokenHash] }),
    foreignKey({
      columns: [table.tenantId, table.personId],
      foreignColumns: [people.tenantId, people.id],
    }),
    index('sessions_person').on(table.tenantId, table.personId),
    index('sessions_seen').on(table.seenAt),
  ],
)

/** Tries of one account or one address, shared by all processes. */
export const throttles = pgTable(
  'throttles',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    /** What is counted, hashed: no address and no user name is kept in the clear. */
    key: text().notNull(),
    count: integer().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
    /** Until then every try is refused. */
    closedUntil: timestamp('closed_until', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.key] }), index('throttles_since').on(table.since)],
)
