import * as z from 'zod/mini'
import { AUDIT_ACTIONS, AUDIT_KINDS, AUDIT_ROLES } from '../domain/audit.ts'
import { LANGUAGE_CODES } from '../domain/languages.ts'
import { Day } from './day.ts'
import { endpoint } from './endpoint.ts'
import { Cursor } from './reviews.ts'

const choice = {
  /** Part of the name of who did it, or of what it was done to. */
  search: z.optional(z.string().check(z.maxLength(254))),
  action: z.optional(z.enum(AUDIT_ACTIONS)),
  /** First and last day, in the tenant's zone. */
  from: z.optional(Day),
  to: z.optional(Day),
}

const Values = z.nullable(z.record(z.string(), z.unknown()))

export const AuditEntry = z.object({
  id: z.uuid(),
  at: z.string(),
  /** Null where the account was removed, and for operators, who have none here. */
  by: z.nullable(z.object({ id: z.uuid(), displayName: z.string() })),
  /** The role of then. */
  role: z.enum(AUDIT_ROLES),
  /** The operator's address, where it was one; null for a command on the server. */
  operator: z.nullable(z.string()),
  action: z.enum(AUDIT_ACTIONS),
  target: z.object({
    kind: z.enum(AUDIT_KINDS),
    id: z.nullable(z.string()),
    /** Of then; a person's is that of now, and null where the account was removed. */
    name: z.nullable(z.string()),
  }),
  /** An IP address; null for a command on the server. */
  address: z.nullable(z.string()),
  /** Null for what operators do. */
  requestId: z.nullable(z.string()),
  /** What differs, by name; null: it was not there before, or is not after. */
  before: Values,
  after: Values,
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** What admins, leaders and designers did, and operators to the tenant, the latest first, page by page (DESK-4). */
export const readAudit = endpoint({
  method: 'GET',
  path: '/v2/audit',
  query: z.object({ ...choice, after: z.optional(Cursor) }),
  reply: z.object({
    entries: z.array(AuditEntry),
    /** What people and teams in `before` and `after` are called now, by id; who or what is gone has none. */
    names: z.record(z.uuid(), z.string()),
    next: z.nullable(z.string()),
  }),
  who: ['admin'],
  rate: 'read',
})

/** The same as a file for spreadsheets. */
export const exportAudit = endpoint({
  method: 'GET',
  path: '/v2/audit.csv',
  query: z.strictObject({ ...choice, language: z.optional(z.enum(LANGUAGE_CODES)) }),
  file: 'text/csv; charset=utf-8',
  who: ['admin'],
  rate: 'read',
})
