import { foreignKey, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#shared/domain/languages.ts'
import type { Figures } from '#shared/domain/figures.ts'
import type { Visits } from '#shared/domain/visits.ts'
import { adventures } from './adventures.ts'

/** Every version that a task was ever published in: what somebody passed stays known when the task is another one, or gone. */
export const taskVersions = pgTable(
  'task_versions',
  {
    tenantId: uuid('tenant_id').notNull(),
    adventureId: uuid('adventure_id').notNull(),
    taskId: text('task_id').notNull(),
    /** From 1, in the order of publishing. */
    number: integer().notNull(),
    /** Of its content and its words; empty for what was published before this was kept. */
    hash: text().notNull(),
    names: jsonb().$type<Partial<Record<Language, string>>>().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.adventureId, table.taskId, table.number] }),
    foreignKey({
      columns: [table.tenantId, table.adventureId],
      foreignColumns: [adventures.tenantId, adventures.id],
    }),
  ],
)

/** The figures of a whole tenant, where counting them anew for everybody who looks would take long. Nobody's name stands there. */
export const cachedFigures = pgTable(
  'kept_figures',
  {
    tenantId: uuid('tenant_id').notNull(),
    adventureId: uuid('adventure_id').notNull(),
    figures: jsonb().$type<CachedFigures>().notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
    /** When somebody looked last: what nobody looks at is not counted anew. */
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.adventureId] }),
    foreignKey({
      columns: [table.tenantId, table.adventureId],
      foreignColumns: [adventures.tenantId, adventures.id],
    }),
  ],
)

interface CachedFigures {
  figures: Figures
  /** Teams that are too near to another group. */
  near: string[]
  /** Who was in each team when it was counted, as one word. Figures of before have none. */
  stamps?: Record<string, string>
  /** How many people they are of at least; figures of before have none, and are of five. */
  least?: number
  /** Null where no events were recorded then; figures of before have none. */
  visits?: Visits | null
}
