import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '#server/db/database.ts'
import { readTenantTables, type TenantTable } from '#server/tenants/tables.ts'

/** Where a made-up value of a column would break a rule of its table. */
const VALUES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  assignments: { team_id: null },
  coaching_sessions: { ends_at: '2026-11-23T11:00:00Z' },
  notices: { message_id: null, sign_off_id: null, order_id: null, coaching_session_id: null },
  shop_orders: { state: 'handed' },
}

/** A value of each type that the schema has; a new type needs one here. */
const BY_TYPE: Readonly<Record<string, (column: string) => unknown>> = {
  uuid: () => randomUUID(),
  // in small letters, for names of hosts, and unlike all others; with what JSON has to escape
  text: (column) => `${column} “ż”\\ ${randomUUID()}`,
  _text: () => ['one, two', 'three "3"'],
  int4: () => randomInt(1, 6),
  float8: () => 3.141_592_653_589_793,
  int8: () => randomInt(1, 1_000_000),
  bool: () => false,
  timestamptz: () => '2026-11-23T10:00:00.123456Z',
  date: () => '2026-11-23',
  jsonb: () => ({ a: [1, 'ż', null], b: 12_345_678_901_234.5 }),
  bytea: () => '\\x00ff10',
}

const Columns = z.array(z.object({ name: z.string(), type: z.string() }))
const Bonds = z.array(z.object({ table: z.string(), from: z.string(), to: z.string() }))

/**
 * Puts a row with made-up values into every table that a tenant can have rows in, as the database lists them: a table that is new is
 * filled too. The tenant is there already.
 */
export async function fillEveryTable(db: Database, tenantId: string): Promise<void> {
  for (const table of await readTenantTables(db)) {
    if (table.name === 'tenants') continue
    const row = JSON.stringify(await rowFor(db, table, tenantId))
    const name = sql.identifier(table.name)
    await db.execute(
      sql`insert into ${name} select * from json_populate_record(null::${name}, ${row}::json)
        on conflict do nothing`,
    )
  }
}

async function rowFor(
  db: Database,
  { name }: TenantTable,
  tenantId: string,
): Promise<Record<string, unknown>> {
  const row: Record<string, unknown> = {}
  for (const { name: column, type } of await columnsOf(db, name)) {
    const make = BY_TYPE[type]
    if (!make)
      throw new Error(`${name}.${column} is of type ${type}: server/testing/every-table.ts has no value`)
    row[column] = make(column)
  }
  for (const { table, from, to } of await bondsOf(db, name)) {
    const other = await firstRow(db, table, tenantId)
    const names = to.split(',')
    from.split(',').forEach((column, at) => {
      row[column] = other[names[at] ?? '']
    })
  }
  return { ...row, tenant_id: tenantId, ...VALUES[name] }
}

async function columnsOf(db: Database, table: string): Promise<z.infer<typeof Columns>> {
  const rows = await db
    .select({ name: sql<string>`attname`, type: sql<string>`typname` })
    .from(sql`pg_attribute join pg_type on pg_type.oid = atttypid`)
    .where(sql`attrelid = ${table}::regclass and attnum > 0 and not attisdropped`)
  return z.parse(Columns, rows)
}

/** What its columns refer to, except the tenant. */
async function bondsOf(db: Database, table: string): Promise<z.infer<typeof Bonds>> {
  const names = (columns: string, relation: string) =>
    sql.raw(`(select string_agg(attname, ',' order by place) from unnest(${columns}) with ordinality as part(number, place)
      join pg_attribute on attrelid = ${relation} and attnum = number)`)
  const rows = await db
    .select({
      table: sql<string>`confrelid::regclass::text`,
      from: sql<string>`${names('conkey', 'conrelid')}`,
      to: sql<string>`${names('confkey', 'confrelid')}`,
    })
    .from(sql`pg_constraint`)
    .where(sql`conrelid = ${table}::regclass and contype = 'f' and confrelid <> 'tenants'::regclass`)
  return z.parse(Bonds, rows)
}

async function firstRow(db: Database, table: string, tenantId: string): Promise<Record<string, unknown>> {
  const rows = await rowsOfTenant(db, { name: table, owner: 'tenant_id' }, tenantId)
  const [first] = rows
  if (first === undefined) throw new Error(`${table} has no row to refer to`)
  return z.parse(z.record(z.string(), z.unknown()), JSON.parse(first))
}

/** All rows that a tenant has in a table, each as JSON, in a fixed order. */
export async function rowsOfTenant(
  db: Database,
  { name, owner }: TenantTable,
  tenantId: string,
): Promise<string[]> {
  const rows = await db
    .select({ line: sql<string>`row_to_json(own)::text` })
    .from(sql`${sql.identifier(name)} own`)
    .where(sql`${sql.identifier(owner)} = ${tenantId}::uuid`)
    .orderBy(sql`1`)
  return rows.map(({ line }) => line)
}

/** All rows that a tenant has, by table. */
export async function everyRowOf(db: Database, tenantId: string): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const table of await readTenantTables(db)) all[table.name] = await rowsOfTenant(db, table, tenantId)
  return all
}
