import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { people } from './people.ts'
import { tenants } from './tenants.ts'

/** What the browser said of itself; CSS pixels. */
interface Device {
  browser?: string | undefined
  /** Of the client: the address of its main script. */
  version?: string | undefined
  screen?: { width: number; height: number; innerWidth: number; innerHeight: number } | undefined
}

/** Events that players' browsers report; each is stored once, however often it is sent. */
export const events = pgTable(
  'events',
  {
    tenantId: uuid('tenant_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** The browser's. */
    id: uuid().notNull(),
    name: text().notNull(),
    payload: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
    /** With the moment by the device's clock, as an ISO string. */
    metadata: jsonb().$type<Device & { time: string }>().notNull(),
    /** By the server's clock: a device's may be wrong. */
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.personId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
    index('events_received').on(table.receivedAt),
    index('events_of_person').on(table.tenantId, table.personId, table.receivedAt),
    index('events_newest').on(table.tenantId, table.receivedAt, table.id),
  ],
)

interface BrowserError {
  message: string
  stack?: string | undefined
  /** Of the page. */
  url?: string | undefined
  /** Of the call that failed. */
  requestId?: string | undefined
}

/** What broke in a browser: nobody's name stands there. */
export const errorReports = pgTable(
  'error_reports',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    id: uuid().notNull(),
    error: jsonb().$type<BrowserError>().notNull(),
    metadata: jsonb().$type<Device>().notNull(),
    groupKey: text('group_key').notNull(),
    /** A keyed hash of whom it happened to, another one in each group: it counts people and names nobody. */
    reporter: text(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('error_reports_newest').on(table.tenantId, table.receivedAt),
    index('error_reports_received').on(table.receivedAt),
    index('error_reports_group').on(table.tenantId, table.groupKey, table.receivedAt),
  ],
)

/** Errors with the same message from the same place of the code, counted as they come. */
export const errorGroups = pgTable(
  'error_groups',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    /** 32 hex digits, of message and place. */
    key: text().notNull(),
    message: text().notNull(),
    /** Function and file; empty where no stack says it. */
    place: text().notNull(),
    count: integer().notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
    /** When an admin marked it as resolved; what comes later has reappeared. */
    resolvedAt: timestamp('resolved_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.key] }),
    index('error_groups_latest').on(table.tenantId, table.lastAt, table.key),
    index('error_groups_last').on(table.lastAt),
  ],
)
