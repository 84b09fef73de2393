import { foreignKey, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#shared/domain/languages.ts'
import { people } from './people.ts'
import { tenants } from './tenants.ts'

/** Of one language; the content is clean HTML. */
export interface MessageText {
  title: string
  content: string
  /** Empty: the product's own word. */
  linkLabel: string
}

/** A message of admins to their tenant: a draft until it has a moment, and then sent once. Each who gets it has a notice. */
export const messages = pgTable(
  'messages',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    id: uuid().notNull(),
    /** Who began it. */
    writtenBy: uuid('written_by').notNull(),
    type: text().$type<'allAlert' | 'allMailboxAlert' | 'mailbox'>().notNull(),
    words: jsonb().$type<Partial<Record<Language, MessageText>>>().notNull(),
    /** Empty where there is none. */
    link: text().notNull(),
    audience: text().$type<'all' | 'team' | 'person'>().notNull(),
    /** No key: where the team is dissolved before it is sent, it goes to nobody, and never to all. */
    teamId: uuid('team_id'),
    addresseeId: uuid('addressee_id'),
    /** When it is to go out; null: a draft. */
    sendAt: timestamp('send_at', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.writtenBy], foreignColumns: [people.tenantId, people.id] }),
    foreignKey({
      columns: [table.tenantId, table.addresseeId],
      foreignColumns: [people.tenantId, people.id],
    }),
    index('messages_newest').on(table.tenantId, table.createdAt, table.id),
  ],
)
