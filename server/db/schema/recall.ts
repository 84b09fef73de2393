import {
  boolean,
  date,
  doublePrecision,
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
import { enrolments } from './adventures.ts'

const player = () => ({
  tenantId: uuid('tenant_id').notNull(),
  personId: uuid('person_id').notNull(),
  adventureId: uuid('adventure_id').notNull(),
})

/** A question of a finished task that comes back to its player, and how well it is remembered (`server/lib/spaced-repetition.ts`). */
export const recallCards = pgTable(
  'recall_cards',
  {
    ...player(),
    taskId: text('task_id').notNull(),
    cardId: text('card_id').notNull(),
    /** Noon UTC of the player's local day. */
    due: timestamp({ withTimezone: true }).notNull(),
    stability: doublePrecision().notNull(),
    difficulty: doublePrecision().notNull(),
    scheduledDays: integer('scheduled_days').notNull(),
    /** How often it was answered; also tells two answers at the same time apart. */
    reps: integer().notNull(),
    lapses: integer().notNull(),
    lastReview: timestamp('last_review', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.tenantId, table.personId, table.adventureId, table.taskId, table.cardId],
    }),
    foreignKey({
      columns: [table.tenantId, table.personId, table.adventureId],
      foreignColumns: [enrolments.tenantId, enrolments.personId, enrolments.adventureId],
    }),
  ],
)

/** Every answer to a card that came back. */
export const recallAnswers = pgTable(
  'recall_answers',
  {
    ...player(),
    /** Of the browser: the same key gets the same reply. */
    key: uuid().notNull(),
    taskId: text('task_id').notNull(),
    cardId: text('card_id').notNull(),
    answers: jsonb().$type<readonly string[]>().notNull(),
    isRight: boolean('is_right').notNull(),
    /** The player's local day. */
    day: date({ mode: 'string' }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
    reply: jsonb().$type<unknown>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.personId, table.key] }),
    index('recall_answers_day').on(table.tenantId, table.personId, table.day),
    foreignKey({
      columns: [table.tenantId, table.personId, table.adventureId],
      foreignColumns: [enrolments.tenantId, enrolments.personId, enrolments.adventureId],
    }),
  ],
)
