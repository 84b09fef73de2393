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
import type { PreviewStage } from '#shared/domain/preview-stages.ts'
import type { PreviewState } from '../preview-state.ts'
import { adventureVersions } from './adventures.ts'
import { contentBuilds } from './content.ts'
import { people } from './people.ts'
import { tenants } from './tenants.ts'

/** Content that designers and admins of a tenant may play without it being anybody's progress: a build, or what was published. */
export const contentPreviews = pgTable(
  'content_previews',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    id: uuid().notNull(),
    folder: text().notNull(),
    /** Of a draft; null: it shows a version. */
    buildId: uuid('build_id'),
    /** The revision of the draft, or the number of the publication. */
    number: integer().notNull(),
    /** What was published, as it was built; null: it shows a build. */
    versionId: uuid('version_id'),
    personId: uuid('person_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.buildId],
      foreignColumns: [contentBuilds.tenantId, contentBuilds.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.versionId],
      foreignColumns: [adventureVersions.tenantId, adventureVersions.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
    index('content_previews_build').on(table.tenantId, table.buildId),
    index('content_previews_version').on(table.tenantId, table.versionId),
  ],
)

/** How far each who opened a preview has come in it: all that a preview ever writes. */
export const previewPlays = pgTable(
  'preview_plays',
  {
    tenantId: uuid('tenant_id').notNull(),
    previewId: uuid('preview_id').notNull(),
    personId: uuid('person_id').notNull(),
    stage: text().$type<PreviewStage>().notNull(),
    state: jsonb().$type<PreviewState>().notNull(),
    /** Grows with every change: of two at the same time one is made anew. */
    revision: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.previewId, table.personId] }),
    foreignKey({
      columns: [table.tenantId, table.previewId],
      foreignColumns: [contentPreviews.tenantId, contentPreviews.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
  ],
)
