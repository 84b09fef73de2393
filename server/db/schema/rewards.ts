import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { StreakAct } from '#shared/domain/streak.ts'
import { people } from './people.ts'

/** What points and coins are given for; `shop` takes coins for an order, `shop_return` gives them back. */
export type RewardReason = 'task' | 'streak' | 'easter_egg' | 'tip' | 'coaching' | 'shop' | 'shop_return'

const person = () => ({
  tenantId: uuid('tenant_id').notNull(),
  personId: uuid('person_id').notNull(),
})

/** Append-only (a trigger refuses anything else): every point and coin ever given, each with its reason. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    ...person(),
    id: uuid().notNull().defaultRandom(),
    reason: text().$type<RewardReason>().notNull(),
    /** What it was given for: adventure and task or mission, the streak, or an order. */
    source: text().notNull(),
    /** Which time: a task and an easter egg know one, a streak the day of its third step. */
    cycle: text().notNull(),
    points: integer().notNull(),
    coins: integer().notNull(),
    /** The player's local day. */
    day: date({ mode: 'string' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('ledger_entries_once').on(table.tenantId, table.personId, table.reason, table.source, table.cycle),
    index('ledger_entries_day').on(table.tenantId, table.personId, table.day),
    index('ledger_entries_newest').on(table.tenantId, table.personId, table.createdAt, table.id),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
  ],
)

/** The sum of a person's ledger. */
export const wallets = pgTable(
  'wallets',
  {
    ...person(),
    points: integer().notNull().default(0),
    coins: integer().notNull().default(0),
    /** When and in which zone a tip last brought points; null before the first. */
    tipAt: timestamp('tip_at', { withTimezone: true }),
    tipIn: text('tip_in'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.personId] }),
    check('wallets_coins', sql`${table.coins} >= 0`),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
  ],
)

export const streaks = pgTable(
  'streaks',
  {
    ...person(),
    /** 0 to 3. */
    steps: integer().notNull().default(0),
    granted: boolean().notNull().default(false),
    /** The player's local day of the last step. */
    date: date({ mode: 'string' }),
    /** When and in which zone that step was taken; null also where it was not kept. */
    takenAt: timestamp('taken_at', { withTimezone: true }),
    takenIn: text('taken_in'),
    /** Rounds that were ended in a row. */
    rounds: integer().notNull().default(0),
    hasFreeze: boolean('has_freeze').notNull().default(false),
    /** The missed day, or the first of the missed week, that a freeze covered last. */
    frozenOn: date('frozen_on', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.personId] }),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
  ],
)

/** Every step that a streak ever took, with what took it. */
export const streakSteps = pgTable(
  'streak_steps',
  {
    ...person(),
    /** The player's local day. */
    day: date({ mode: 'string' }).notNull(),
    /** 1 to 3. */
    step: integer().notNull(),
    granted: boolean().notNull(),
    /** Null where it was not kept. */
    act: text().$type<StreakAct>(),
    /** The missed day, or the first of the missed week, that a freeze covered with it. */
    frozenOn: date('frozen_on', { mode: 'string' }),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
    takenIn: text('taken_in'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.personId, table.day] }),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
  ],
)

/** What the tenant's players did, newest first. */
export const activities = pgTable(
  'activities',
  {
    ...person(),
    id: uuid().notNull().defaultRandom(),
    adventureId: uuid('adventure_id').notNull(),
    taskId: text('task_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('activities_newest').on(table.tenantId, table.createdAt.desc()),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
  ],
)
