import {
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Language } from '#shared/domain/languages.ts'
import { people } from './people.ts'

/** What people have written for each other to remember. Anyone who takes one back takes it from everybody. */
export const tips = pgTable(
  'tips',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    /** Who wrote it. */
    personId: uuid('person_id').notNull(),
    /** In the language it was written in; the tenant's own in several. */
    words: jsonb().$type<Partial<Record<Language, string>>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
    index('tips_newest').on(table.tenantId, table.createdAt, table.id),
    index('tips_person').on(table.tenantId, table.personId, table.createdAt),
  ],
)

/** A tip that somebody chose for somebody: once a day, and never the same twice. */
export const tipChoices = pgTable(
  'tip_choices',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    tipId: uuid('tip_id').notNull(),
    /** For whom. */
    personId: uuid('person_id').notNull(),
    chosenBy: uuid('chosen_by').notNull(),
    /** The local day of who chose it. */
    day: date({ mode: 'string' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
    /** When its author heard of it: at once where the author chose it. */
    notifiedAt: timestamp('told_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.tipId],
      foreignColumns: [tips.tenantId, tips.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
    foreignKey({ columns: [table.tenantId, table.chosenBy], foreignColumns: [people.tenantId, people.id] }),
    uniqueIndex('tip_choices_day').on(table.tenantId, table.chosenBy, table.personId, table.day),
    uniqueIndex('tip_choices_tip').on(table.tenantId, table.tipId, table.personId),
    index('tip_choices_for').on(table.tenantId, table.personId, table.createdAt),
  ],
)
