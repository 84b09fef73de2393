import { asc, eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { tenants, type TenantQuotas } from '#server/db/schema/tenants.ts'
import type { Files } from '#server/lib/files/open-files.ts'
import { readUsage, tenantRoom, type TenantUsage } from '#server/lib/quotas.ts'
import { newTenant, type NewTenant } from '#server/play/first-tenant.ts'
import { readHosts, writeHosts } from './hosts.ts'
import { logOperator, type OperatorActor } from './log.ts'
import { TenantRefusal } from './refusal.ts'
import { markRemoved } from './remove.ts'

type TenantRow = typeof tenants.$inferSelect

/** A tenant as operators see it: nothing of what its people do. */
export interface ShownTenant extends Pick<
  TenantRow,
  'id' | 'name' | 'isDefault' | 'quotas' | 'suspendedAt' | 'removedAt' | 'createdAt' | 'languages'
> {
  title: string
  hosts: string[]
  usage: TenantUsage
  /** Bytes of files that it may have at most, by its quota or the server's. */
  mostBytes: number
}

export async function listTenants(
  db: Database,
  files: Pick<Files, 'most'>,
  now: Date,
): Promise<ShownTenant[]> {
  const rows = await db.select().from(tenants).orderBy(asc(tenants.name))
  return Promise.all(rows.map((row) => show(db, files, row, now)))
}

/** @throws TenantRefusal no-such-tenant */
export async function showTenant(
  db: Database,
  files: Pick<Files, 'most'>,
  named: NamedTenant,
  now: Date,
): Promise<ShownTenant> {
  return show(db, files, await findTenant(db, named), now)
}

/** By one of the two. */
export type NamedTenant = { id: string } | { name: string }

/** @throws TenantRefusal no-such-tenant */
export async function findTenant(db: Database, named: NamedTenant): Promise<TenantRow> {
  const isIt = 'id' in named ? eq(tenants.id, named.id) : eq(tenants.name, named.name)
  const [row] = await db.select().from(tenants).where(isIt)
  if (row) return row
  throw new TenantRefusal(
    'no-such-tenant',
    'name' in named ? `No tenant is called ${named.name}.` : 'There is no such tenant.',
  )
}

async function show(
  db: Database,
  files: Pick<Files, 'most'>,
  row: TenantRow,
  now: Date,
): Promise<ShownTenant> {
  const { id, name, isDefault, quotas, suspendedAt, removedAt, createdAt, languages } = row
  const [hosts, usage] = await Promise.all([readHosts(db, id), readUsage(db, id, now)])
  return {
    ...{ id, name, isDefault, quotas, suspendedAt, removedAt, createdAt, languages },
    ...{ title: row.look.title, hosts, usage, mostBytes: tenantRoom(files, quotas) },
  }
}

/** A change of one tenant, with its line of the log, in one transaction. */
interface TenantChange {
  db: Database
  by: OperatorActor
  now: Date
}

/** @throws TenantRefusal name-taken, hosts-taken */
export async function createTenant(
  { db, by, now }: TenantChange,
  wanted: NewTenant & { hosts: readonly string[]; quotas: TenantQuotas },
): Promise<TenantRow> {
  const { hosts, quotas, ...tenant } = wanted
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(tenants)
      .values({ ...newTenant(tenant, now), quotas })
      .onConflictDoNothing({ target: tenants.name })
      .returning()
    if (!made) throw new TenantRefusal('name-taken', `Another tenant is called ${tenant.name}.`)
    await writeHosts(tx, made.id, hosts)
    await logOperator(tx, { ...by, action: 'tenant-created', target: made, after: { hosts } }, now)
    return made
  })
}

/** Closed for everybody, its data as they are. Sessions are refused, and go on where they are not over when it is resumed. */
export async function suspendTenant({ db, by, now }: TenantChange, named: NamedTenant): Promise<void> {
  await change(db, named, async (tx, row) => {
    mustStay(row)
    if (row.suspendedAt !== null) return
    await tx.update(tenants).set({ suspendedAt: now }).where(eq(tenants.id, row.id))
    await logOperator(tx, { ...by, action: 'tenant-suspended', target: row }, now)
  })
}

export async function resumeTenant({ db, by, now }: TenantChange, named: NamedTenant): Promise<void> {
  await change(db, named, async (tx, row) => {
    mustStay(row)
    if (row.suspendedAt === null) return
    await tx.update(tenants).set({ suspendedAt: null }).where(eq(tenants.id, row.id))
    await logOperator(tx, { ...by, action: 'tenant-resumed', target: row }, now)
  })
}

/** @throws TenantRefusal hosts-taken */
export async function changeHosts(
  { db, by, now }: TenantChange,
  named: NamedTenant,
  next: (before: readonly string[]) => readonly string[],
): Promise<void> {
  await change(db, named, async (tx, row) => {
    mustStay(row)
    const before = await readHosts(tx, row.id)
    await writeHosts(tx, row.id, next(before))
    const after = await readHosts(tx, row.id)
    if (before.join() === after.join()) return
    const hosts = { before: { hosts: before }, after: { hosts: after } }
    await logOperator(tx, { ...by, action: 'tenant-hosts', target: row, ...hosts }, now)
  })
}

/** What it has beyond a quota stays; only more is refused. */
export async function changeQuotas(
  { db, by, now }: TenantChange,
  named: NamedTenant,
  next: (before: TenantQuotas) => TenantQuotas,
): Promise<void> {
  await change(db, named, async (tx, row) => {
    mustStay(row)
    const quotas = next(row.quotas)
    await tx.update(tenants).set({ quotas }).where(eq(tenants.id, row.id))
    const values = { before: { ...row.quotas }, after: { ...quotas } }
    await logOperator(tx, { ...by, action: 'tenant-quotas', target: row, ...values }, now)
  })
}

/** From now on it answers for every host name that no tenant has. */
export async function makeDefault({ db, by, now }: TenantChange, named: NamedTenant): Promise<void> {
  await change(db, named, async (tx, row) => {
    mustStay(row)
    if (row.isDefault) return
    const former = await tx
      .update(tenants)
      .set({ isDefault: false })
      .where(eq(tenants.isDefault, true))
      .returning()
    for (const target of former) await logOperator(tx, { ...by, action: 'tenant-default-lost', target }, now)
    await tx.update(tenants).set({ isDefault: true }).where(eq(tenants.id, row.id))
    await logOperator(tx, { ...by, action: 'tenant-default', target: row }, now)
  })
}

/**
 * Begins to delete all of a tenant, for good; `removeTenant` does the rest, here or on a server.
 * @throws TenantRefusal is-default: unknown hosts would lead nowhere
 */
export async function deleteTenant({ db, by, now }: TenantChange, named: NamedTenant): Promise<string> {
  return change(db, named, async (tx, row) => {
    if (row.isDefault)
      throw new TenantRefusal(
        'is-default',
        `${row.name} answers for all host names that no tenant has: make another tenant the default one first.`,
      )
    if (row.removedAt === null) {
      await markRemoved(tx, row.id, now)
      const before = { hosts: await readHosts(tx, row.id) }
      await logOperator(tx, { ...by, action: 'tenant-deleted', target: row, before }, now)
    }
    return row.id
  })
}

function mustStay({ name, removedAt }: TenantRow): void {
  if (removedAt !== null) throw new TenantRefusal('being-deleted', `${name} is being deleted.`)
}

/** One after the other: the row is the lock. */
async function change<Result>(
  db: Database,
  named: NamedTenant,
  work: (tx: Database, row: TenantRow) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const { id } = await findTenant(tx, named)
    const [row] = await tx.select().from(tenants).where(eq(tenants.id, id)).for('no key update')
    if (!row) throw new TenantRefusal('no-such-tenant', 'There is no such tenant.')
    return work(tx, row)
  })
}
