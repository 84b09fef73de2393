import { foreignKey, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from './people.ts'
import { tenants } from './tenants.ts'

/** What the browser said of itself; CSS pixels. */
interface Device {
  browser?: string | undefined
  screen?: { width: number; height: number; innerWidth: number; innerHeight: number } | undefined
}

/** What players' browsers tell of what is done; each once, however often it is sent. */
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
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('error_reports_newest').on(table.tenantId, table.receivedAt),
    index('error_reports_received').on(table.receivedAt),
  ],
)
