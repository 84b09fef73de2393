import {
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
import type { Stamp } from '#shared/domain/stamps.ts'
import { enrolments } from './adventures.ts'
import { attempts } from './play.ts'

/**
 * What a player wrote for herself or himself while playing a task; nobody else reads it. A deleted note has no text, and stays
 * for a while so that an old call cannot bring it back.
 */
export const notes = pgTable(
  'notes',
  {
    tenantId: uuid('tenant_id').notNull(),
    personId: uuid('person_id').notNull(),
    adventureId: uuid('adventure_id').notNull(),
    /** Given by the page that begins it. */
    id: uuid().notNull(),
    taskId: text('task_id').notNull(),
    /** In which it was begun. */
    attemptId: uuid('attempt_id').notNull(),
    /** Of the task, where it was written: a card, a question, a second of a film. */
    partId: text('part_id').notNull(),
    /** What that part was called then. */
    partName: text('part_name').notNull(),
    text: text().notNull(),
    /** Grows with every change. */
    revision: integer().notNull(),
    /** Who changed it last: one opening of a field in one page. */
    writer: uuid().notNull(),
    /** The last stamp of each page that sent changes, the latest page last. */
    heard: jsonb().$type<readonly Stamp[]>().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.personId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.personId, table.adventureId],
      foreignColumns: [enrolments.tenantId, enrolments.personId, enrolments.adventureId],
    }),
    foreignKey({
      columns: [table.tenantId, table.attemptId],
      foreignColumns: [attempts.tenantId, attempts.id],
    }),
    index('notes_of_task').on(table.tenantId, table.personId, table.adventureId, table.taskId),
  ],
)
