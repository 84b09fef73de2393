import {
  bigint,
  boolean,
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
import type { Language } from '#shared/domain/languages.ts'
import type { PublishedPackage } from '#kinds/scorm/shared/schemas.ts'
import { adventures } from './adventures.ts'
import { people } from './people.ts'

/** SCORM packages that designers brought in through the browser; each lies unpacked in the packages folder under its id. */
export const packages = pgTable(
  'packages',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    /** Anyone who brought it. */
    personId: uuid('person_id').notNull(),
    /** The file's own, as the designer's device calls it. */
    fileName: text('file_name').notNull(),
    /** Of all of its files, unpacked. */
    bytes: bigint({ mode: 'number' }).notNull(),
    content: jsonb().$type<Omit<PublishedPackage, 'folder'>>().notNull(),
    /** What its manifest lists, and what is not in it. */
    missing: jsonb().$type<string[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The mission that has it as a task, and what is said of that; null: players see nothing of it yet. */
    adventureId: uuid('adventure_id'),
    missionId: text('mission_id'),
    name: text().notNull().default(''),
    goal: text().notNull().default(''),
    points: integer().notNull().default(0),
    coins: integer().notNull().default(0),
    minutes: integer().notNull().default(0),
    /** A leader rates it once it is done. */
    isLeaderAcceptRequired: boolean('is_leader_accept_required').notNull().default(false),
    /** Ids of those of the adventure that it is about. */
    competences: jsonb().$type<string[]>().notNull().default([]),
    /** Ids of the packages that are played in its place, by the language of the player. */
    editions: jsonb().$type<Partial<Record<Language, string>>>().notNull().default({}),
    /** When it first became a task: tasks stand in that order. */
    placedAt: timestamp('placed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
    foreignKey({
      columns: [table.tenantId, table.adventureId],
      foreignColumns: [adventures.tenantId, adventures.id],
    }),
    index('packages_adventure').on(table.tenantId, table.adventureId),
  ],
)
