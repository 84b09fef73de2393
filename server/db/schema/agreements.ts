import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Language } from '#shared/domain/languages.ts'
import { people } from './people.ts'
import { tenants } from './tenants.ts'

/** Append-only (a trigger refuses anything else): what a tenant's people are asked to accept. Without any it is the product's text, version 0. */
export const agreementVersions = pgTable(
  'agreement_versions',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    /** Counts the tenant's versions from 1; the latest is shown. */
    number: integer().notNull(),
    texts: jsonb().$type<Partial<Record<Language, string>>>().notNull(),
    /** Whether those who accepted an earlier one are asked again. */
    isDemanded: boolean('is_demanded').notNull(),
    /** The admin; an account that is removed keeps its id and loses its name. */
    publishedBy: uuid('published_by').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.number] }),
    foreignKey({
      columns: [table.tenantId, table.publishedBy],
      foreignColumns: [people.tenantId, people.id],
    }),
  ],
)

/** Append-only, as above: who accepted which version when, once each. */
export const agreementAcceptances = pgTable(
  'agreement_acceptances',
  {
    tenantId: uuid('tenant_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** 0: the product's own text. */
    version: integer().notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.personId, table.version] }),
    foreignKey({
      columns: [table.tenantId, table.personId],
      foreignColumns: [people.tenantId, people.id],
    }),
    index('agreement_acceptances_when').on(table.tenantId, table.acceptedAt, table.personId, table.version),
  ],
)
