import { foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { enrolments } from './adventures.ts'

/** What a person has earned: each badge once, and for good, whatever becomes of its rule. */
export const badges = pgTable(
  'badges',
  {
    tenantId: uuid('tenant_id').notNull(),
    personId: uuid('person_id').notNull(),
    adventureId: uuid('adventure_id').notNull(),
    /** As the adventure's files name it. */
    badgeId: text('badge_id').notNull(),
    earnedAt: timestamp('earned_at', { withTimezone: true }).notNull(),
    /** When it was announced to the person; null before. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.personId, table.adventureId, table.badgeId] }),
    foreignKey({
      columns: [table.tenantId, table.personId, table.adventureId],
      foreignColumns: [enrolments.tenantId, enrolments.personId, enrolments.adventureId],
    }),
    index('badges_of_adventure').on(table.tenantId, table.adventureId, table.badgeId),
  ],
)
