import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PublishedAdventure } from '#shared/scene/published.ts'
import { people } from './people.ts'
import { tenants } from './tenants.ts'

export const adventures = pgTable(
  'adventures',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    id: uuid().notNull(),
    /** The designer's folder. */
    folder: text().notNull(),
    /** The version that players see. */
    versionId: uuid('version_id').notNull(),
    /** What the newest build made, without what the tenant added to it; null: nothing was added since before this was known. */
    builtVersionId: uuid('built_version_id'),
    /** When the newest build was made that published it: an older one changes nothing any more. */
    builtAt: timestamp('built_at', { withTimezone: true })
      .notNull()
      .default(sql`'epoch'`),
    /** Published from the tenant's own draft: no release changes it any more. */
    isOwn: boolean('is_own').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('adventures_folder').on(table.tenantId, table.folder),
  ],
)

/** What was published; what no adventure names is swept. Progress never points here: it hangs on the ids of missions and tasks. */
export const adventureVersions = pgTable(
  'adventure_versions',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    adventureId: uuid('adventure_id').notNull(),
    /** Hash of the content. */
    version: text().notNull(),
    content: jsonb().$type<PublishedAdventure>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('adventure_versions_version').on(table.tenantId, table.adventureId, table.version),
    foreignKey({
      columns: [table.tenantId, table.adventureId],
      foreignColumns: [adventures.tenantId, adventures.id],
    }),
  ],
)

export const enrolments = pgTable(
  'enrolments',
  {
    tenantId: uuid('tenant_id').notNull(),
    personId: uuid('person_id').notNull(),
    adventureId: uuid('adventure_id').notNull(),
    /** The one that the person plays now. */
    isActive: boolean('is_active').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.personId, table.adventureId] }),
    foreignKey({
      columns: [table.tenantId, table.personId],
      foreignColumns: [people.tenantId, people.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.adventureId],
      foreignColumns: [adventures.tenantId, adventures.id],
    }),
    uniqueIndex('enrolments_active')
      .on(table.tenantId, table.personId)
      .where(sql`${table.isActive}`),
  ],
)
