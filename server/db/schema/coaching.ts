import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { people } from './people.ts'

/** Trainings that players took part in and ask a leader to sign off. */
export const signOffs = pgTable(
  'sign_offs',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    /** Who asks. */
    personId: uuid('person_id').notNull(),
    training: text().notNull(),
    /** Empty where nothing was said, and where it was withdrawn. */
    note: text().notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** This and `decidedAt`: null while it waits. A player who withdraws a request has decided it. */
    decidedBy: uuid('decided_by'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** Null while it waits, and where it was withdrawn. */
    isGiven: boolean('is_given'),
    /** The leader's. */
    words: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
    foreignKey({ columns: [table.tenantId, table.decidedBy], foreignColumns: [people.tenantId, people.id] }),
    index('sign_offs_person').on(table.tenantId, table.personId, table.askedAt),
    uniqueIndex('sign_offs_waiting')
      .on(table.tenantId, table.personId, sql`lower(${table.training})`)
      .where(sql`${table.decidedAt} is null`),
  ],
)
