import { sql } from 'drizzle-orm'
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
import type { LivePhase } from '#shared/domain/live-quiz.ts'
import { adventures } from './adventures.ts'
import { people } from './people.ts'

/** A task's questions, asked by a leader to many at once. It is forgotten a day after it has ended. */
export const liveQuizzes = pgTable(
  'live_quizzes',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    /** Who leads it. */
    personId: uuid('person_id').notNull(),
    /** By which people join; unique while it is open. */
    code: text().notNull(),
    adventureId: uuid('adventure_id').notNull(),
    /** The content that it asks from, to its end. */
    versionId: uuid('version_id').notNull(),
    taskId: text('task_id').notNull(),
    /** The questions, in their order. */
    cards: jsonb().$type<readonly string[]>().notNull(),
    /** How long each is open; 0: until it is closed. */
    seconds: integer().notNull(),
    phase: text().$type<LivePhase>().notNull(),
    /** Index of the question. */
    at: integer().notNull(),
    /** Another one with every change that everybody sees. */
    revision: integer().notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }),
    /** Until when the question is open; null: until it is closed. */
    closesAt: timestamp('closes_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
    foreignKey({
      columns: [table.tenantId, table.adventureId],
      foreignColumns: [adventures.tenantId, adventures.id],
    }),
    uniqueIndex('live_quizzes_code')
      .on(table.tenantId, table.code)
      .where(sql`${table.endedAt} is null`),
    index('live_quizzes_person').on(table.tenantId, table.personId, table.createdAt),
  ],
)

const ofQuiz = () => ({
  tenantId: uuid('tenant_id').notNull(),
  quizId: uuid('quiz_id').notNull(),
  personId: uuid('person_id').notNull(),
})

export const livePlayers = pgTable(
  'live_players',
  { ...ofQuiz(), joinedAt: timestamp('joined_at', { withTimezone: true }).notNull() },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.quizId, table.personId] }),
    foreignKey({
      columns: [table.tenantId, table.quizId],
      foreignColumns: [liveQuizzes.tenantId, liveQuizzes.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
  ],
)

/** The first answer of each to each question. Whether it is right is worked out when the question is closed, and never stored. */
export const liveAnswers = pgTable(
  'live_answers',
  {
    ...ofQuiz(),
    at: integer().notNull(),
    answers: jsonb().$type<readonly string[]>().notNull(),
    /** Since the question was opened. */
    ms: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.quizId, table.at, table.personId] }),
    foreignKey({
      columns: [table.tenantId, table.quizId, table.personId],
      foreignColumns: [livePlayers.tenantId, livePlayers.quizId, livePlayers.personId],
    }).onDelete('cascade'),
  ],
)
