import * as z from 'zod/mini'
import { TITLE_LENGTH } from '../domain/tenant-settings.ts'
import { endpoint } from './endpoint.ts'
import { Email, LanguageCode } from './fields.ts'

/** Stands in commands and in the log. */
export const TenantName = z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/))

const Quota = z.nullable(z.int().check(z.gte(0), z.lte(999_999_999)))

/** Null: no limit but the server's. */
export const Quotas = z.strictObject({ people: Quota, storageMb: Quota, mailsPerDay: Quota })
export type Quotas = z.infer<typeof Quotas>

const Host = z.string().check(z.trim(), z.minLength(1), z.maxLength(253))
const Hosts = z.array(Host).check(z.maxLength(50))

export const OperatedTenant = z.object({
  id: z.uuid(),
  name: z.string(),
  /** As its people see it. */
  title: z.string(),
  hosts: z.array(z.string()),
  /** It answers for every host name that no tenant has. */
  isDefault: z.boolean(),
  state: z.enum(['open', 'suspended', 'leaving']),
  languages: z.array(LanguageCode),
  createdAt: z.string(),
  quotas: Quotas,
  usage: z.object({
    people: z.int(),
    /** Invited, and not here yet: they count as people. */
    invitations: z.int(),
    storageBytes: z.int(),
    mailsToday: z.int(),
  }),
  /** Bytes of files that it may have at most, by its quota or the server's. */
  mostBytes: z.int(),
  /** Where its people find it. */
  origin: z.string(),
})
export type OperatedTenant = z.infer<typeof OperatedTenant>

const One = z.object({ tenantId: z.uuid() })

/** By name. */
export const readOperatedTenants = endpoint({
  method: 'GET',
  path: '/tenants',
  reply: z.object({ tenants: z.array(OperatedTenant) }),
  who: 'operator',
  rate: 'read',
})

const AdminLink = z.object({
  /** Opens an admin's account, once, within 7 days; null: it is mailed. */
  link: z.nullable(z.string()),
})

/**
 * A tenant with a link for its first admin. 409 `name-taken` or `hosts-taken`, 422 `hosts: wrong`, `defaultLanguage: not-offered`,
 * `timeZone: unknown`.
 */
export const createOperatedTenant = endpoint({
  method: 'POST',
  path: '/tenants',
  body: z.strictObject({
    name: TenantName,
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(TITLE_LENGTH)),
    hosts: Hosts.check(z.minLength(1)),
    languages: z.array(LanguageCode).check(z.minLength(1), z.maxLength(8)),
    defaultLanguage: LanguageCode,
    timeZone: z.string().check(z.minLength(1), z.maxLength(64)),
    /** Null: anyone who opens the link says the address. */
    admin: z.nullable(Email),
    quotas: Quotas,
  }),
  reply: z.object({ tenant: OperatedTenant, ...AdminLink.shape }),
  who: 'operator',
  rate: 'write',
})

/** 409 `already-here` for an address that has an account, 404. */
export const inviteTenantAdmin = endpoint({
  method: 'POST',
  path: '/tenants/:tenantId/admins',
  params: One,
  body: z.strictObject({ admin: z.nullable(Email) }),
  reply: AdminLink,
  who: 'operator',
  rate: 'write',
})

/** Of what is left out, nothing changes. 409 `hosts-taken` or `being-deleted`, 422 `hosts: wrong`. */
export const changeOperatedTenant = endpoint({
  method: 'PATCH',
  path: '/tenants/:tenantId',
  params: One,
  body: z.strictObject({
    hosts: z.optional(Hosts),
    quotas: z.optional(Quotas),
    isSuspended: z.optional(z.boolean()),
    isDefault: z.optional(z.literal(true)),
  }),
  reply: OperatedTenant,
  who: 'operator',
  rate: 'write',
})

/** All of it in one archive. */
export const exportOperatedTenant = endpoint({
  method: 'GET',
  path: '/tenants/:tenantId/archive',
  params: One,
  file: 'application/gzip',
  who: 'operator',
  rate: 'write',
})

/** Deletes every row and every file, for good, within minutes. 409 `is-default`; 422 `name: other` where it is called otherwise. */
export const deleteOperatedTenant = endpoint({
  method: 'DELETE',
  path: '/tenants/:tenantId',
  params: One,
  body: z.strictObject({ name: z.string().check(z.maxLength(60)) }),
  who: 'operator',
  rate: 'write',
})
