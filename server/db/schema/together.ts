import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { KudosKind } from '#shared/domain/kudos.ts'
import { people } from './people.ts'
import { teams } from './teams.ts'

/** How many tasks a team sets out to finish each week, until its leader says otherwise. */
export const teamGoals = pgTable(
  'team_goals',
  {
    tenantId: uuid('tenant_id').notNull(),
    teamId: uuid('team_id').notNull(),
    target: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.teamId] }),
    foreignKey({
      columns: [table.tenantId, table.teamId],
      foreignColumns: [teams.tenantId, teams.id],
    }).onDelete('cascade'),
  ],
)

/** Who has seen that the goal of a week is reached: it is celebrated once. */
export const goalCheers = pgTable(
  'goal_cheers',
  {
    tenantId: uuid('tenant_id').notNull(),
    teamId: uuid('team_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** The first day of the week. */
    week: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.teamId, table.personId, table.week] }),
    foreignKey({
      columns: [table.tenantId, table.teamId],
      foreignColumns: [teams.tenantId, teams.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
  ],
)

/** A teammate's thanks for a finished task or a tip; one of the two. */
export const kudos = pgTable(
  'kudos',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    /** Who is thanked. */
    personId: uuid('person_id').notNull(),
    givenBy: uuid('given_by').notNull(),
    kind: text().$type<KudosKind>().notNull(),
    taskId: text('task_id'),
    adventureId: uuid('adventure_id'),
    tipId: uuid('tip_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
    foreignKey({ columns: [table.tenantId, table.givenBy], foreignColumns: [people.tenantId, people.id] }),
    uniqueIndex('kudos_task').on(
      table.tenantId,
      table.givenBy,
      table.personId,
      table.adventureId,
      table.taskId,
    ),
    uniqueIndex('kudos_tip').on(table.tenantId, table.givenBy, table.tipId),
    index('kudos_person').on(table.tenantId, table.personId, table.createdAt),
    index('kudos_giver').on(table.tenantId, table.givenBy, table.createdAt),
  ],
)
