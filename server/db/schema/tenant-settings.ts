import {
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PictureUse, TenantSettingName } from '#shared/domain/tenant-settings.ts'
import type { WordsField } from '#shared/domain/own-words.ts'
import { bytes } from './bytes.ts'
import { people } from './people.ts'
import { tenants } from './tenants.ts'

/** Append-only (a trigger refuses anything else): what was changed in a tenant's settings, one row a field, and in its own wording, one row a text. */
export const tenantChanges = pgTable(
  'tenant_changes',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    id: uuid().notNull(),
    /** Counts the tenant's changes from 1: the latest is the revision of its settings. */
    number: integer().notNull(),
    field: text().$type<TenantSettingName | WordsField>().notNull(),
    before: jsonb().$type<unknown>().notNull(),
    after: jsonb().$type<unknown>().notNull(),
    /** The admin; an account that is removed keeps its id and loses its name. */
    changedBy: uuid('changed_by').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** The change that this one took back; null: none. */
    reverts: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('tenant_changes_number').on(table.tenantId, table.number),
    foreignKey({ columns: [table.tenantId, table.changedBy], foreignColumns: [people.tenantId, people.id] }),
  ],
)

/** Films of a tenant's assistant. The still of each is a picture of the same version, without which it is dropped. */
export const tenantFilms = pgTable(
  'tenant_films',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    version: text().notNull(),
    /** WebM. */
    film: bytes().notNull(),
    /** The same without an alpha channel (decision 113); null until it is made, and where it is not. */
    stacked: bytes(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.version] })],
)

/** Pictures of a tenant's look: small, and in the database, so that every process has them. */
export const tenantPictures = pgTable(
  'tenant_pictures',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    use: text().$type<PictureUse>().notNull(),
    /** Hash of the picture; its address carries it. */
    version: text().notNull(),
    /** WebP. */
    image: bytes().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.version, table.use] })],
)
