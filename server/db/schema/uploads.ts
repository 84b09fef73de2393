import {
  bigint,
  boolean,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { FileSort } from '#shared/domain/file-sorts.ts'
import { attempts } from './play.ts'
import { tenants } from './tenants.ts'

/** Files that players hand in, or are about to; the bytes lie in the uploads folder under the id. */
export const uploads = pgTable(
  'uploads',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    personId: uuid('person_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    /** The file's own, as the player's device calls it. */
    name: text().notNull(),
    sort: text().$type<FileSort>().notNull(),
    /** As it was announced: how many there are of it, the file itself says. */
    bytes: bigint({ mode: 'number' }).notNull(),
    /** When it was found to be whole, true to its name and harmless; null before. */
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    /** A picture, kept encoded anew in place of what was sent. */
    isPicture: boolean('is_picture').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Who writes it now, and until when that holds if nothing more is heard. */
    writer: uuid(),
    writtenUntil: timestamp('written_until', { withTimezone: true }),
    /** When somebody last brought some of it. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.attemptId],
      foreignColumns: [attempts.tenantId, attempts.id],
    }),
    index('uploads_attempt').on(table.tenantId, table.attemptId),
    index('uploads_person').on(table.tenantId, table.personId),
    index('uploads_seen').on(table.seenAt),
  ],
)

/** What the files of a tenant take together, packages that designers brought among them: summed up anew with every file, it would take longer and longer. */
export const uploadTotals = pgTable('upload_totals', {
  tenantId: uuid('tenant_id')
    .primaryKey()
    .references(() => tenants.id),
  bytes: bigint({ mode: 'number' }).notNull(),
  /** Bytes that builds of its adventures have made and that are served. */
  built: bigint({ mode: 'number' }).notNull().default(0),
})
