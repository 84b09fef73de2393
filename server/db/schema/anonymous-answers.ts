import { foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Tally } from '#shared/domain/tally.ts'
import { adventures } from './adventures.ts'

/**
 * What an anonymous survey was answered, counted: one row a survey, and nothing of a person, an attempt or a time (decision
 * 53). Answers of fewer than five people are held back and join the others together, so that no figure changes by one person.
 */
export const anonymousAnswers = pgTable(
  'anonymous_answers',
  {
    tenantId: uuid('tenant_id').notNull(),
    adventureId: uuid('adventure_id').notNull(),
    taskId: text('task_id').notNull(),
    people: integer().notNull().default(0),
    answers: jsonb().$type<Tally>().notNull().default({}),
    heldPeople: integer('held_people').notNull().default(0),
    held: jsonb().$type<Tally>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.adventureId, table.taskId] }),
    foreignKey({
      columns: [table.tenantId, table.adventureId],
      foreignColumns: [adventures.tenantId, adventures.id],
    }),
  ],
)
