import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '#server/db/database.ts'

/** Tables that are no tenant's, whatever is in them. */
export const SERVER_TABLES: readonly string[] = [
  'applied_functions',
  'operator_entries',
  'operator_sessions',
  'operators',
  'vapid_keys',
]

/** A table with rows of tenants. */
export interface TenantTable {
  name: string
  /** The column that says whose a row is. */
  owner: 'id' | 'tenant_id'
}

interface Known {
  name: string
  owner: TenantTable['owner'] | null
  refersTo: readonly string[]
}

/**
 * The tables that hold a tenant's rows, as the database itself lists them: each behind those that it refers to, so that rows can be
 * brought in this order and taken away in the reverse one. A new table is among them without a line of code.
 * @throws Error for a table that is neither a tenant's nor the server's, and where tables refer to each other in a circle
 */
export async function readTenantTables(db: Database): Promise<readonly TenantTable[]> {
  const known = await readTables(db)
  const nobodys = known.filter(({ name, owner }) => owner === null && !SERVER_TABLES.includes(name))
  if (nobodys.length > 0)
    throw new Error(`${nobodys.map(({ name }) => name).join(', ')}: no tenant_id, and not of the server`)
  const sorted: TenantTable[] = []
  let rest = known.filter(({ name }) => !SERVER_TABLES.includes(name))
  while (rest.length > 0) {
    const names = new Set(rest.map(({ name }) => name))
    const free = rest.filter(({ name, refersTo }) =>
      refersTo.every((other) => other === name || !names.has(other)),
    )
    if (free.length === 0) throw new Error(`${[...names].join(', ')} refer to each other in a circle`)
    for (const { name, owner } of free) if (owner !== null) sorted.push({ name, owner })
    rest = rest.filter((one) => !free.includes(one))
  }
  return sorted
}

async function readTables(db: Database): Promise<Known[]> {
  const rows = await db
    .select({
      name: sql<string>`relation.relname`,
      hasTenant: sql<boolean>`exists (select from pg_attribute held
        where held.attrelid = relation.oid and held.attname = 'tenant_id' and not held.attisdropped)`,
      refersTo: sql<string>`coalesce((select string_agg(other.relname, ',') from pg_constraint bond
        join pg_class other on other.oid = bond.confrelid
        where bond.conrelid = relation.oid and bond.contype = 'f'), '')`,
    })
    .from(sql`pg_class relation`)
    .where(sql`relation.relkind in ('r', 'p') and relation.relnamespace = 'public'::regnamespace`)
    .orderBy(sql`relation.relname`)
  return rows.map(({ name, hasTenant, refersTo }) => ({
    name,
    owner: name === 'tenants' ? 'id' : hasTenant ? 'tenant_id' : null,
    refersTo: refersTo === '' ? [] : refersTo.split(','),
  }))
}

const Rows = z.object({ rows: z.array(z.record(z.string(), z.unknown())) })

/** Rows of a statement that is no select: both drivers answer it alike. */
export async function rowsOf(
  db: Database,
  statement: Parameters<Database['execute']>[0],
): Promise<Record<string, unknown>[]> {
  return z.parse(Rows, await db.execute(statement)).rows
}

/** In the caller's transaction: its statements bring all of this tenant (functions/is_moved.sql). */
export async function markMoved(tx: Database, tenantId: string): Promise<void> {
  await tx.execute(sql`select set_config('waymark.moved_tenant', ${tenantId}, true)`)
}
