import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
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
import type { ItemAnswer } from '#shared/domain/item-statistics.ts'
import type { Stamp } from '#shared/domain/stamps.ts'
import { adventureVersions, enrolments } from './adventures.ts'

/** What every row of a player's play hangs on: the enrolment. */
const player = () => ({
  tenantId: uuid('tenant_id').notNull(),
  personId: uuid('person_id').notNull(),
  adventureId: uuid('adventure_id').notNull(),
})

export const attempts = pgTable(
  'attempts',
  {
    ...player(),
    id: uuid().notNull(),
    taskId: text('task_id').notNull(),
    /** A finished task played again: it brings at most what it is better by. */
    isReview: boolean('is_review').notNull(),
    /** What the rule of its kind keeps of it. */
    state: jsonb().$type<unknown>().notNull(),
    /** Grows with every change of the state: of two changes at the same time one is made anew. */
    revision: integer().notNull().default(0),
    /** The last stamp of each page that sent moves, the latest page last. */
    heard: jsonb().$type<readonly Stamp[]>().notNull().default([]),
    /** Percent. */
    progress: integer().notNull().default(0),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** The finish is repeatable by its key: the same key gets the same reply. */
    finishKey: uuid('finish_key'),
    finishReply: jsonb('finish_reply').$type<unknown>(),
    /** When the launch page of its package was first served; null for what was never launched or is no package. */
    launchedAt: timestamp('launched_at', { withTimezone: true }),
    /** Seconds of the player's time that its finish took up; no other attempt can use them. Null before that. */
    leastSeconds: integer('least_seconds'),
    /** Which version of the task it was judged by, written by the database when it is closed; null where that was not known yet. */
    taskVersion: integer('task_version'),
    /** How its questions stood a week after it began, once it went on after that: figures count it as it was left. */
    leftItems: jsonb('left_items').$type<readonly ItemAnswer[]>(),
    /** The version of the adventure that it began with, and ends with; null: it runs a package, or began before this was noted. */
    versionId: uuid('version_id'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.personId, table.adventureId],
      foreignColumns: [enrolments.tenantId, enrolments.personId, enrolments.adventureId],
    }),
    foreignKey({
      columns: [table.tenantId, table.versionId],
      foreignColumns: [adventureVersions.tenantId, adventureVersions.id],
    }),
    index('attempts_version')
      .on(table.tenantId, table.versionId)
      .where(sql`${table.versionId} is not null`),
    uniqueIndex('attempts_open')
      .on(table.tenantId, table.personId, table.adventureId, table.taskId)
      .where(sql`${table.finishedAt} is null`),
    index('attempts_of_task').on(
      table.tenantId,
      table.personId,
      table.adventureId,
      table.taskId,
      table.startedAt,
    ),
    index('attempts_finished')
      .on(table.tenantId, table.finishedAt, table.id)
      .where(sql`${table.finishedAt} is not null`),
  ],
)

/** A task is completed once; this row is what an award is unique by. */
export const completions = pgTable(
  'completions',
  {
    ...player(),
    taskId: text('task_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    points: integer().notNull(),
    /** The player's local day. */
    day: date({ mode: 'string' }).notNull(),
    completedAt: timestamp('completed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.personId, table.adventureId, table.taskId] }),
    foreignKey({
      columns: [table.tenantId, table.personId, table.adventureId],
      foreignColumns: [enrolments.tenantId, enrolments.personId, enrolments.adventureId],
    }),
    foreignKey({
      columns: [table.tenantId, table.attemptId],
      foreignColumns: [attempts.tenantId, attempts.id],
    }),
    index('completions_latest').on(table.tenantId, table.adventureId, table.completedAt),
    index('completions_newest').on(table.tenantId, table.completedAt, table.attemptId),
  ],
)

/** How far a player has come in an onboarding or an easter egg. */
export const stories = pgTable(
  'stories',
  {
    ...player(),
    missionId: text('mission_id').notNull(),
    /** Index of the step; it never goes back. */
    at: integer().notNull().default(0),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** The finish is repeatable by its key: the same key gets the same reply. */
    finishKey: uuid('finish_key'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.personId, table.adventureId, table.missionId] }),
    foreignKey({
      columns: [table.tenantId, table.personId, table.adventureId],
      foreignColumns: [enrolments.tenantId, enrolments.personId, enrolments.adventureId],
    }),
  ],
)

/** What a player does not want to be recommended for a while. */
export const dismissals = pgTable(
  'dismissals',
  {
    ...player(),
    taskId: text('task_id').notNull(),
    dismissedAt: timestamp('dismissed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.personId, table.adventureId, table.taskId] }),
    foreignKey({
      columns: [table.tenantId, table.personId, table.adventureId],
      foreignColumns: [enrolments.tenantId, enrolments.personId, enrolments.adventureId],
    }),
  ],
)

/** Who was last seen in which mission. */
export const presences = pgTable(
  'presences',
  {
    ...player(),
    missionId: text('mission_id').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.personId, table.adventureId, table.missionId] }),
    foreignKey({
      columns: [table.tenantId, table.personId, table.adventureId],
      foreignColumns: [enrolments.tenantId, enrolments.personId, enrolments.adventureId],
    }),
    index('presences_seen').on(table.tenantId, table.adventureId, table.missionId, table.seenAt),
  ],
)
