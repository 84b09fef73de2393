import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
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
import { people } from './people.ts'
import { tenants } from './tenants.ts'

/** What an admin calls for: a time with a name, and perhaps a sum that all reach for together. Two never overlap. */
export const seasons = pgTable(
  'seasons',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    id: uuid().notNull(),
    name: jsonb().$type<Partial<Record<Language, string>>>().notNull(),
    /** First and last day, in the tenant's zone. */
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    /** The same as moments: from the first, until before the second. */
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** Points of everybody together; null: none is set. */
    goal: integer(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('seasons_time').on(table.tenantId, table.startsAt),
    check('seasons_order', sql`${table.startsOn} <= ${table.endsOn}`),
    check('seasons_goal', sql`${table.goal} > 0`),
  ],
)

/** Who has seen how a season ended: it is shown once. */
export const seasonRecaps = pgTable(
  'season_recaps',
  {
    tenantId: uuid('tenant_id').notNull(),
    seasonId: uuid('season_id').notNull(),
    personId: uuid('person_id').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.seasonId, table.personId] }),
    foreignKey({
      columns: [table.tenantId, table.seasonId],
      foreignColumns: [seasons.tenantId, seasons.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
  ],
)

/** `all`, a month in the tenant's zone as `2026-11`, or the id of a season. */
const period = () => text().notNull()

/** The ledger's points by person and period (`note_points`); `recount_points` makes the same anew. */
export const pointTotals = pgTable(
  'point_totals',
  {
    tenantId: uuid('tenant_id').notNull(),
    personId: uuid('person_id').notNull(),
    period: period(),
    points: integer().notNull(),
    /** Whether rankings show the person: a player who is there and does not hide (`is_ranked`). */
    isRanked: boolean('is_ranked').notNull(),
    /** The display name in small letters: equal points are in its order. */
    name: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.personId, table.period] }),
    index('point_totals_ranking')
      .on(table.tenantId, table.period, sql`(- ${table.points})`, table.name, table.personId)
      .where(sql`${table.isRanked} and ${table.points} > 0`),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
  ],
)

/**
 * How many of those whom rankings show have how many points, so that a rank is a sum of few rows however many people there are.
 * On level 0 a prefix is a number of points, on level 1 it stands for 128 neighbours.
 */
export const pointCounts = pgTable(
  'point_counts',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    period: period(),
    level: integer().notNull(),
    prefix: integer().notNull(),
    /** People are spread over eight rows, so that awards at the same moment seldom wait for one another (`lock_points`). */
    slot: integer().notNull(),
    people: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.period, table.level, table.prefix, table.slot] })],
)

/** Stands in `team_points` in the place of a team. */
export const EVERYBODY = '00000000-0000-0000-0000-000000000000'

/** What the members of a team, or everybody, have earned in a season. */
export const teamPoints = pgTable(
  'team_points',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    teamId: uuid('team_id').notNull(),
    seasonId: uuid('season_id').notNull(),
    slot: integer().notNull(),
    points: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.seasonId, table.teamId, table.slot] }),
    foreignKey({
      columns: [table.tenantId, table.seasonId],
      foreignColumns: [seasons.tenantId, seasons.id],
    }).onDelete('cascade'),
  ],
)
