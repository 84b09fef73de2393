import {
  bigserial,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AuditAction, AuditKind, AuditRole, AuditValues } from '#shared/domain/audit.ts'
import { people } from './people.ts'

/** Append-only (docs/decisions/0159) until the end of the retention: what admins, leaders and designers did, and operators to the tenant. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    /** In the order in which they were written, over all tenants. */
    number: bigserial({ mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null for an operator, who is nobody of the tenant. An account that is removed keeps its id and loses its name. */
    actorId: uuid('actor_id'),
    /** The role of then. */
    actorRole: text('actor_role').$type<AuditRole>().notNull(),
    /** The operator's address; null for a command on the server, and for people of the tenant. */
    operator: text(),
    action: text().$type<AuditAction>().notNull(),
    targetKind: text('target_kind').$type<AuditKind>().notNull(),
    targetId: text('target_id'),
    /** What it was called then; people are named by their account alone. */
    targetName: text('target_name'),
    /** Where the request came from; null for a command. */
    address: text(),
    /** Of the request, as the server's log has it; null for what operators do, which their own log has. */
    requestId: text('request_id'),
    /** What differs, without secrets; null: it was not there. */
    before: jsonb().$type<AuditValues>(),
    after: jsonb().$type<AuditValues>(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.actorId], foreignColumns: [people.tenantId, people.id] }),
    index('audit_entries_newest').on(table.tenantId, table.number),
    index('audit_entries_of_actor').on(table.tenantId, table.actorId, table.number),
    index('audit_entries_at').on(table.tenantId, table.at),
  ],
)
