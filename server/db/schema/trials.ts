import {
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
import type { BuildFinding, ScheduleRefusal } from '#shared/domain/drafts.ts'
import { adventures, adventureVersions } from './adventures.ts'
import { contentBuilds } from './content.ts'
import { people } from './people.ts'
import { teams } from './teams.ts'

/** A version that some teams see while everybody else stays with what `adventures` names: at most one of an adventure. */
export const adventureTrials = pgTable(
  'adventure_trials',
  {
    tenantId: uuid('tenant_id').notNull(),
    adventureId: uuid('adventure_id').notNull(),
    /** Of the publication. */
    number: integer().notNull(),
    /** What the teams see. */
    versionId: uuid('version_id').notNull(),
    /** The same without the packages that the tenant has put into it. */
    builtVersionId: uuid('built_version_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.adventureId] }),
    foreignKey({
      columns: [table.tenantId, table.adventureId],
      foreignColumns: [adventures.tenantId, adventures.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.versionId],
      foreignColumns: [adventureVersions.tenantId, adventureVersions.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.builtVersionId],
      foreignColumns: [adventureVersions.tenantId, adventureVersions.id],
    }),
  ],
)

/** Members and leaders of them see it, as long as the team is in use. */
export const adventureTrialTeams = pgTable(
  'adventure_trial_teams',
  {
    tenantId: uuid('tenant_id').notNull(),
    adventureId: uuid('adventure_id').notNull(),
    teamId: uuid('team_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.adventureId, table.teamId] }),
    foreignKey({
      columns: [table.tenantId, table.adventureId],
      foreignColumns: [adventureTrials.tenantId, adventureTrials.adventureId],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.teamId],
      foreignColumns: [teams.tenantId, teams.id],
    }).onDelete('cascade'),
    index('adventure_trial_teams_team').on(table.tenantId, table.teamId),
  ],
)

/** A build that is to be published at a moment; once it is, the row is gone. It goes with its draft. */
export const contentSchedules = pgTable(
  'content_schedules',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    folder: text().notNull(),
    /** What was looked at when it was scheduled; its files are built anew at the moment. */
    buildId: uuid('build_id').notNull(),
    /** The number that everybody saw then; null: nothing. */
    base: integer(),
    note: text().notNull().default(''),
    /** Whom it is for; null: everybody. */
    teams: jsonb().$type<readonly string[]>(),
    personId: uuid('person_id').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Why it was not published; null while it waits. */
    refusal: text().$type<ScheduleRefusal>(),
    /** What the check found at the moment. */
    findings: jsonb().$type<readonly BuildFinding[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.buildId],
      foreignColumns: [contentBuilds.tenantId, contentBuilds.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
    // one at a time: the next one takes the place of one that was refused
    uniqueIndex('content_schedules_one').on(table.tenantId, table.folder),
    index('content_schedules_build').on(table.tenantId, table.buildId),
  ],
)
