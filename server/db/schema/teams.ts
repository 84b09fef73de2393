import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { adventures } from './adventures.ts'
import { people } from './people.ts'
import { tenants } from './tenants.ts'

export const teams = pgTable(
  'teams',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    id: uuid().notNull(),
    name: text().notNull(),
    /** Since when nobody is led through it and nothing is given by it; who was in it stays written. Null: it is in use. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('teams_name').on(table.tenantId, sql`lower(${table.name})`),
  ],
)

const inTeam = () => ({
  tenantId: uuid('tenant_id').notNull(),
  teamId: uuid('team_id').notNull(),
  personId: uuid('person_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** Who leads; it counts only while the person's role is a leader's and the team is in use (the function `leads`). */
export const teamLeaders = pgTable('team_leaders', inTeam(), (table) => [
  primaryKey({ columns: [table.tenantId, table.teamId, table.personId] }),
  index('team_leaders_person').on(table.tenantId, table.personId),
  foreignKey({
    columns: [table.tenantId, table.teamId],
    foreignColumns: [teams.tenantId, teams.id],
  }).onDelete('cascade'),
  foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
])

export const teamMembers = pgTable('team_members', inTeam(), (table) => [
  primaryKey({ columns: [table.tenantId, table.teamId, table.personId] }),
  index('team_members_person').on(table.tenantId, table.personId),
  foreignKey({
    columns: [table.tenantId, table.teamId],
    foreignColumns: [teams.tenantId, teams.id],
  }).onDelete('cascade'),
  foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
])

/** What an admin gave a person or a team to play. Taking it back ends the wish, not the enrolment. */
export const assignments = pgTable(
  'assignments',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    adventureId: uuid('adventure_id').notNull(),
    /** One of the two. */
    personId: uuid('person_id'),
    teamId: uuid('team_id'),
    /** The last day, in the player's own zone. */
    dueOn: date('due_on', { mode: 'string' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    check('assignments_to_one', sql`(${table.personId} is null) <> (${table.teamId} is null)`),
    uniqueIndex('assignments_person').on(table.tenantId, table.personId, table.adventureId),
    uniqueIndex('assignments_team').on(table.tenantId, table.teamId, table.adventureId),
    index('assignments_newest').on(table.tenantId, table.createdAt, table.id),
    foreignKey({
      columns: [table.tenantId, table.adventureId],
      foreignColumns: [adventures.tenantId, adventures.id],
    }),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
    foreignKey({
      columns: [table.tenantId, table.teamId],
      foreignColumns: [teams.tenantId, teams.id],
    }).onDelete('cascade'),
  ],
)
