import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { FileConflict } from '#shared/domain/apply-edits.ts'
import type { BuildFinding, BuildState, ContentChanges, CopyOf, FileEdit } from '#shared/domain/drafts.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { PublishedAdventure } from '#shared/scene/published.ts'
import { adventures, adventureVersions } from './adventures.ts'
import { people } from './people.ts'
import { tenants } from './tenants.ts'

/** What was answered instead of a change. */
interface EditRefusal {
  status: number
  code: string
  fields?: { path: string; message: string }[]
  conflicts?: FileConflict[]
}

/** Bytes that a tenant has brought for its adventures; they lie in the tenant's content folder under their hash. */
export const contentBlobs = pgTable(
  'content_blobs',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    /** SHA-256, in hexadecimal. */
    hash: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** When they were last brought, or last given up by a draft. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.hash] }),
    index('content_blobs_seen').on(table.seenAt),
  ],
)

/** An adventure's files as its makers have them now. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    folder: text().notNull(),
    /** Of the call that began it. */
    id: uuid().notNull(),
    /** The number of its last change. */
    revision: integer().notNull(),
    /** The revision that holds the files of the release that players see; what was published of drafts names its own files. */
    publishedRevision: integer('published_revision'),
    /** The adventure of the release that it is a copy of; null: of none. */
    libraryFolder: text('library_folder'),
    /** The hash of each file of that, by path, as it was copied, taken over or declined last. */
    libraryFiles: jsonb('library_files').$type<Readonly<Record<string, string>>>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    changedBy: uuid('changed_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.folder] }),
    foreignKey({ columns: [table.tenantId, table.changedBy], foreignColumns: [people.tenantId, people.id] }),
  ],
)

/** What hangs on a draft, and goes with it. */
const draft = () => ({ tenantId: uuid('tenant_id').notNull(), folder: text().notNull() })

export const contentFiles = pgTable(
  'content_files',
  {
    ...draft(),
    /** Inside of the adventure's folder. */
    path: text().notNull(),
    hash: text().notNull(),
    /** The last change that it was in. */
    revision: integer().notNull(),
    personId: uuid('person_id').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.folder, table.path] }),
    foreignKey({
      columns: [table.tenantId, table.folder],
      foreignColumns: [contentDrafts.tenantId, contentDrafts.folder],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.hash],
      foreignColumns: [contentBlobs.tenantId, contentBlobs.hash],
    }),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
    index('content_files_blob').on(table.tenantId, table.hash),
  ],
)

/** Every change of a draft that was acknowledged, one a revision. Rows never change. */
export const contentEdits = pgTable(
  'content_edits',
  {
    ...draft(),
    /** The caller's: the same change is made once. */
    id: uuid().notNull(),
    revision: integer().notNull(),
    personId: uuid('person_id').notNull(),
    edits: jsonb().$type<readonly FileEdit[]>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.folder, table.id] }),
    unique('content_edits_revision').on(table.tenantId, table.folder, table.revision),
    foreignKey({
      columns: [table.tenantId, table.folder],
      foreignColumns: [contentDrafts.tenantId, contentDrafts.folder],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
  ],
)

/** Changes that were refused for what the draft was then: the same call, arriving again, is refused again. */
export const contentRefusals = pgTable(
  'content_refusals',
  {
    ...draft(),
    /** The caller's, as of a change that was made. */
    id: uuid().notNull(),
    refusal: jsonb().$type<EditRefusal>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.folder, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.folder],
      foreignColumns: [contentDrafts.tenantId, contentDrafts.folder],
    }).onDelete('cascade'),
    index('content_refusals_at').on(table.at),
  ],
)

/** Where in a draft somebody was last, as long as that is recent. */
export const contentPresences = pgTable(
  'content_presences',
  {
    ...draft(),
    personId: uuid('person_id').notNull(),
    /** A file or a folder of it; empty: nowhere in particular. */
    path: text().notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.folder, table.personId] }),
    foreignKey({
      columns: [table.tenantId, table.folder],
      foreignColumns: [contentDrafts.tenantId, contentDrafts.folder],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
  ],
)

/** Who translates a draft into a language without making it: a grant of an admin, whatever the person's role is. */
export const contentTranslators = pgTable(
  'content_translators',
  {
    ...draft(),
    personId: uuid('person_id').notNull(),
    language: text().$type<Language>().notNull(),
    grantedBy: uuid('granted_by').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.folder, table.personId, table.language] }),
    foreignKey({
      columns: [table.tenantId, table.folder],
      foreignColumns: [contentDrafts.tenantId, contentDrafts.folder],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
    foreignKey({ columns: [table.tenantId, table.grantedBy], foreignColumns: [people.tenantId, people.id] }),
    index('content_translators_person').on(table.tenantId, table.personId),
  ],
)

export const contentBuilds = pgTable(
  'content_builds',
  {
    ...draft(),
    id: uuid().notNull(),
    revision: integer().notNull(),
    state: text().$type<BuildState>().notNull(),
    findings: jsonb().$type<readonly BuildFinding[]>().notNull().default([]),
    /** Against the publication of the number `base`; null before it is done. */
    changes: jsonb().$type<ContentChanges>(),
    /** What players saw when it was built; null: nothing. */
    base: integer(),
    /** What came of it, until it is swept. */
    content: jsonb().$type<PublishedAdventure>(),
    /** The hash of each file that it was made of, by path. */
    files: jsonb().$type<Readonly<Record<string, string>>>(),
    /** What the draft was a copy of then; null: of nothing. */
    copyOf: jsonb('copy_of').$type<CopyOf>(),
    /** It was made to be published at its moment, of the files that were scheduled; null: of the draft. */
    scheduleId: uuid('schedule_id'),
    personId: uuid('person_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.folder],
      foreignColumns: [contentDrafts.tenantId, contentDrafts.folder],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
    index('content_builds_draft').on(table.tenantId, table.folder, table.createdAt),
  ],
)

/** Each time that players, or those of some teams, were shown another content of an adventure, numbered from 1. */
export const adventurePublications = pgTable(
  'adventure_publications',
  {
    tenantId: uuid('tenant_id').notNull(),
    adventureId: uuid('adventure_id').notNull(),
    number: integer().notNull(),
    /** As it was built, without the packages that the tenant has put into it. */
    versionId: uuid('version_id').notNull(),
    /** The build that was published; null for the release's own, and for what was brought back. */
    buildId: uuid('build_id'),
    /** Null: it came with the release. */
    personId: uuid('person_id'),
    note: text().notNull().default(''),
    /** Against what players saw before; null for the first. */
    changes: jsonb().$type<ContentChanges>(),
    /** The hash of each file that it was built of, by path; null where it came with the release. */
    files: jsonb().$type<Readonly<Record<string, string>>>(),
    /** What the draft of its build was a copy of: a draft that is begun from it is a copy of the same. */
    copyOf: jsonb('copy_of').$type<CopyOf>(),
    /** The number that was brought back, or shown to others. */
    restored: integer(),
    /** The teams that it was published for; null: everybody. */
    teams: jsonb().$type<readonly string[]>(),
    /** When it was scheduled; null: it was published at once. */
    scheduledAt: timestamp('scheduled_at', { withTimezone: true }),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.adventureId, table.number] }),
    unique('adventure_publications_build').on(table.tenantId, table.buildId),
    foreignKey({
      columns: [table.tenantId, table.adventureId],
      foreignColumns: [adventures.tenantId, adventures.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.versionId],
      foreignColumns: [adventureVersions.tenantId, adventureVersions.id],
    }),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
    index('adventure_publications_version').on(table.tenantId, table.versionId),
  ],
)
